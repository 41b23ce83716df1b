package newcmd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"muster/internal/cli/cliutil"
	"muster/internal/report/runewars"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema"
	"muster/schema/project/disk"
)

// ending is the extension of a realm's file.
const ending = "." + runewars.RealmKind + ".toml"

// place sets the path of a named realm: that of `muster new realm NAME`.
func (a *app) place(args []string, f *realmFlags) error {
	if f.from != "" {
		return cliutil.Usage("drop --from or --random", "--from does not go with --random")
	}
	if len(args) == 0 {
		return nil
	}
	if f.out != "" {
		return cliutil.Usage("drop one of them", "NAME and -o both name the file")
	}
	id, name, err := named(args[0])
	if err != nil {
		return err
	}
	ws := a.Open(workspace.Wanted{Here: true, Kinds: []string{runewars.RealmKind}})
	f.out, f.titled = fileOf(folderOf(ws, runewars.RealmKind), runewars.RealmKind, id), true
	if !f.given("name") {
		f.name = name
	}
	return nil
}

// named sets the realm's id, from its file name, and its name.
func (f *realmFlags) named() error {
	f.ID = "realm-" + f.seed
	if f.out != "" && f.out != cliutil.Standard {
		if err := cliutil.OutFile("-o", f.out, "first"+ending); err != nil {
			return err
		}
		id, ok := strings.CutSuffix(filepath.Base(f.out), ending)
		if !ok {
			return cliutil.Usage("write a name such as first"+ending, "%q is not a file name of a realm, NAME%s", f.out, ending)
		}
		if !schema.IsID(id) {
			return cliutil.Usage("write lower case letters, digits and hyphens, as in first"+ending, "%q is not an id", id)
		}
		f.ID = id
	}
	if f.Name = f.name; f.name == "" {
		f.Name = strings.ToUpper(f.ID[:1]) + strings.ReplaceAll(f.ID[1:], "-", " ")
	}
	return nil
}

// unwritten refuses an existing file, unless it may be overwritten.
func (a *app) unwritten(f *realmFlags) error {
	if f.out == "" || f.out == cliutil.Standard {
		return nil
	}
	switch info, err := os.Lstat(f.out); {
	case errors.Is(err, fs.ErrNotExist):
		return nil
	case err != nil:
		return fmt.Errorf("cannot read %s: %w", f.out, disk.Reason(err))
	case info.IsDir():
		return cliutil.Usage("choose another name", "%s is a folder", f.out)
	case !f.force:
		return cliutil.Usage("choose another name, or add --force to overwrite it", "%s already exists", f.out)
	}
	return nil
}

// taken refuses the id of another realm of the project or the library.
func taken(ws *workspace.Workspace, f *realmFlags) error {
	if f.out == "" || f.out == cliutil.Standard {
		return nil
	}
	switch e := ws.Find(runewars.RealmKind, f.ID); {
	case e == nil:
		return nil
	case !e.Given:
		return cliutil.Usage("choose another name", "the library already has a realm %s", f.ID)
	case !(disk.Files{}).Same(f.out, e.Doc.File.Name):
		return cliutil.Usage("choose another name", "%s already has the id %s", e.Doc.File.Name, f.ID)
	}
	return nil
}

// keep writes the realm into its file.
func (a *app) keep(f *realmFlags, text []byte) error {
	switch {
	case f.out == "":
		return nil
	case text == nil:
		a.Complain("muster: ", "there is no realm to write")
		return nil
	}
	text = laid(f.out, runewars.Commented(text))
	if f.out == cliutil.Standard {
		return a.Keep(f.out, text)
	}
	folder := filepath.Dir(f.out)
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("cannot make the folder %s: %w", folder, disk.Reason(err))
	}
	if f.format == "json" { // JSON output is the answer alone
		return cliutil.WriteFile(f.out, text)
	}
	return a.Page(folder, filepath.Base(f.out), text)
}

// nextOf lists the commands to type after a random realm was built in the project. The last one builds another realm in
// its place: the default seed would build the same realm again.
func (a *app) nextOf(f *realmFlags) error {
	other := *f
	other.seed = strconv.FormatUint(f.Number+1, 10)
	again := slices.Insert(other.again(), 3, f.ID)
	if f.given("name") {
		again = append(again, "--name", f.name)
	}
	list := append([]report.Command{{"muster", "check"}}, firstOf(runewars.RealmKind).Start.Next(runewars.RealmKind,
		f.ID)...)
	return a.next(append(list,
		report.Command{"muster", "new", "scenario", "first-winter", "--realm", f.ID},
		append(again, "--force"),
	))
}
