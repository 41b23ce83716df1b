package balance

import (
	"os"
	"path/filepath"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/schema/project/disk"
	"muster/sheet"
)

// html is the format of pages.
const html = "html"

// written writes an answer, with --format html as pages to what --out names.
func (a *app) written(format, out string, x games.Swept) error {
	if format != html {
		return a.Swept(format, x)
	}
	if err := a.pages(out, x); err != nil {
		return err
	}
	return shell.Ended(x)
}

// room refuses to write several pages to where there is room for one. It is asked before anything is played.
func room(out string, pages int) error {
	if pages > 1 && (strings.HasSuffix(out, ".html") || out == shell.Standard) {
		return shell.Usage("name a folder", "--out %s holds one page, and there are %d", out, pages)
	}
	return nil
}

// pages writes a page for each adventure: into a folder, or where there is one adventure into the file that is named,
// or to standard output.
func (a *app) pages(out string, x games.Swept) error {
	list := games.List()[0].Play.Sweeps.Pages(x, sheet.Options{})
	if len(list) == 0 {
		return nil // Ctrl-C came before there was anything to tell
	}
	folder, name := out, ""
	if strings.HasSuffix(out, ".html") {
		folder, name = filepath.Split(out)
	}
	if err := room(out, len(list)); err != nil {
		return err
	}
	if out != shell.Standard && folder != "" {
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return shell.Usage("name another folder", "cannot make the folder %s: %s", folder, disk.Reason(err))
		}
	}
	for i := range list {
		file := name
		if file == "" {
			file = list[i].Name + ".html"
		}
		if err := a.Page(folder, file, list[i].HTML()); err != nil {
			return err
		}
	}
	return nil
}
