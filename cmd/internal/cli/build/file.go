package build

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/report/runewars/realms"
	"muster/schema"
	"muster/schema/project/disk"
)

// ending is that of a realm's file.
const ending = "." + realms.Kind + ".toml"

// named gives the realm its id, which is that of its file, and its name.
func (f *flags) named() error {
	f.ID = "realm-" + f.seed
	if f.out != "" && f.out != shell.Standard {
		id, ok := strings.CutSuffix(filepath.Base(f.out), ending)
		if !ok {
			return shell.Usage("write a name that ends so, as in first"+ending, "a realm stands in a file NAME%s, and not in %q",
				ending, f.out)
		}
		if !schema.IsID(id) {
			return shell.Usage("write small letters, digits and hyphens, as in first"+ending, "%q is no id of a realm", id)
		}
		f.ID = id
	}
	if f.Name = f.name; f.name == "" {
		f.Name = strings.ToUpper(f.ID[:1]) + strings.ReplaceAll(f.ID[1:], "-", " ")
	}
	return nil
}

// free refuses a file that is there, unless it may be written over.
func (a *app) free(f *flags) error {
	if f.out == "" || f.out == shell.Standard {
		return nil
	}
	switch info, err := os.Lstat(f.out); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("cannot look at %s: %w", f.out, disk.Reason(err))
	case info.IsDir():
		return shell.Usage("write another name", "%s is a folder", f.out)
	case !f.force:
		return shell.Usage("write another name, or --force to write over it", "%s is there already", f.out)
	}
	return nil
}

// taken refuses an id that another realm of the project has, or one that ships.
func taken(ws *shell.Workspace, f *flags) error {
	if f.out == "" || f.out == shell.Standard {
		return nil
	}
	switch e := ws.Find(realms.Kind, f.ID); {
	case e == nil:
		return nil
	case !e.Given:
		return shell.Usage("write another name", "the library has a realm %s", f.ID)
	case !(disk.Files{}).Same(f.out, e.Doc.File.Name):
		return shell.Usage("write another name", "%s has the id %s already", e.Doc.File.Name, f.ID)
	}
	return nil
}

// keep writes the realm into its file.
func (a *app) keep(f *flags, text []byte) error {
	switch {
	case f.out == "":
		return nil
	case text == nil:
		a.Complain("muster: ", "there is no realm to write")
		return nil
	case f.out == shell.Standard:
		return a.Keep(f.out, text)
	}
	folder := filepath.Dir(f.out)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, disk.Reason(err))
	}
	if f.format == "json" { // what a machine reads is the answer alone
		return shell.WriteFile(f.out, text)
	}
	return a.Page(folder, filepath.Base(f.out), text)
}
