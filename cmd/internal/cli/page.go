package cli

import (
	"fmt"
	"os"
	"path/filepath"

	"muster/engine/battlelore/kinds"
	"muster/schema/project/disk"
	"muster/sheet"
)

// printPage writes a page into a folder, as HTML and as Markdown; a folder of "-" takes the HTML to standard output.
func (a *app) printPage(page sheet.Page, folder string) error {
	if folder == "-" {
		return a.page(folder, "", page.HTML())
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, disk.Reason(err))
	}
	if err := a.page(folder, page.Name+".md", page.Markdown()); err != nil {
		return err
	}
	return a.page(folder, page.Name+".html", page.HTML())
}

// setNames finds what people call a set of Deployment cards.
func setNames(c *workspace) func(id string) string {
	return func(id string) string {
		if set := c.find(kinds.Deploycards, id); set != nil && set.Set != nil {
			return set.Set.Name
		}
		return ""
	}
}

// page writes one file and says so, or writes to standard output.
func (a *app) page(folder, name string, text []byte) error {
	if folder == "-" {
		_, err := a.out.Write(text)
		return err
	}
	path := filepath.Join(folder, name)
	if err := writeFile(path, text); err != nil {
		return err
	}
	_, err := fmt.Fprintln(a.out, "wrote", filepath.ToSlash(path))
	return err
}
