package newcmd

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/project/disk"
	"muster/schema/source"
)

// importFlags are the flags of `muster import`.
type importFlags struct {
	id       string
	capitals string
	force    bool
	verbose  bool
}

// ImportCommand is `muster import`.
func ImportCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	var f importFlags
	cmd := &cobra.Command{
		Use:   "import FILE",
		Short: "Convert another game's scenario into an adventure",
		Long: `Convert a Memoir '44 scenario (NAME.m44) into a map and an adventure, or a drawing (NAME.txt) into a map: one letter a
hex, with the letters of "muster list terrain". A drawing with four characters a hex can have units: capitals are those
of the standard side, or with --capitals pennant of the other side. The files go into the project, or into the current
folder outside a project.

Muster reports each guess, replacement and omission with its place in FILE. The exit status is 1 if FILE is invalid or
the result has errors. Existing files are overwritten only with --force.

More: docs/formats/import.md`,
		Example: `  muster import sword-beach.m44
  muster import hedgerows.txt --capitals pennant --id the-hedgerows`,
		Args: cliutil.Exactly(1, "one file, NAME"+strings.Join(games.Imported(), " or NAME")),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := cliutil.OneOf("capitals", &f.capitals, report.Sides[:]...); err != nil {
				return err
			}
			if f.id != "" && !schema.IsID(f.id) {
				return cliutil.Usage("use small letters and digits, with single hyphens between words", "%q is not an id", f.id)
			}
			return a.imported(args[0], &f)
		},
	}
	cmd.Flags().StringVar(&f.id, "id", "", "use `ID` for the map and the adventure")
	cmd.Flags().StringVar(&f.capitals, "capitals", report.Sides[1], "capitals are units of `SIDE`")
	cmd.Flags().BoolVar(&f.force, "force", false, "overwrite existing files")
	cmd.Flags().BoolVar(&f.verbose, "verbose", false, "more detail: each finding")
	return cmd
}

// imported creates definitions from a file.
func (a *app) imported(name string, f *importFlags) error {
	game := games.Importer(name)
	if _, err := os.Stat(name); game == nil && errors.Is(err, fs.ErrNotExist) {
		return cliutil.Usage("check the spelling of the path", "%s cannot be read: %v", name, disk.Reason(err))
	}
	if what := picture(name); game == nil && what != "" {
		return cliutil.Usage("name a file NAME"+strings.Join(games.Imported(), " or NAME")+
			"; to copy a map by hand, start with `muster new map NAME`",
			"%s is %s: Muster cannot import pictures", name, what)
	}
	if game == nil {
		return cliutil.Usage("name a file NAME"+strings.Join(games.Imported(), " or NAME"),
			"%s cannot be imported: its format is unknown", name)
	}
	if err := cliutil.NoPipe(name); err != nil {
		return err
	}
	text, err := a.ReadUpTo(name, source.MaxSize+1)
	if err != nil {
		return cliutil.Usage("check the spelling of the path", "%s cannot be read: %v", name, disk.Reason(err))
	}
	file := source.NewFile(filepath.ToSlash(name), text)
	draft, found := game.Import.Open(file, f.capitals)
	tell := a.Findings(a.Err, func(string) *source.File { return file })
	if draft == nil {
		if err := tell.Write(found); err != nil {
			return err
		}
		return cliutil.Findings{Status: cliutil.ExitFindings}
	}
	id, err := a.idOf(name, draft.Name(), f)
	if err != nil {
		return err
	}
	ws := a.Open(workspace.Wanted{Here: true})
	a.TellStopped(ws)
	out, left := a.made(ws, draft, id)
	if err := a.freeAll(ws, out, f.force); err != nil {
		return err
	}
	if err := a.tellDraft(tell, draft, f.verbose); err != nil {
		return err
	}
	if err := a.write(f.force, files(out)...); err != nil {
		return err
	}
	if diag.Count(left, diag.Error) > 0 {
		return a.faulty(left)
	}
	last := out[len(out)-1]
	return a.next(append([]report.Command{{"muster", "check"}}, game.Start.Next(last.Kind, last.ID)...))
}

// tellDraft reports the guessed, changed and omitted parts.
func (a *app) tellDraft(tell *diag.Text, draft games.Draft, verbose bool) error {
	if verbose {
		return tell.Write(draft.Found())
	}
	found, summed := draft.Summed()
	if err := tell.Write(found); err != nil || summed == 0 {
		return err
	}
	a.Complain("", fmt.Sprintf("the lines above sum up %d findings; --verbose lists each one", summed))
	return nil
}

// idOf returns the id of the new definition: the requested one, or one derived from the scenario's name or the file
// name.
func (a *app) idOf(name, title string, f *importFlags) (string, error) {
	if f.id != "" {
		return f.id, nil
	}
	base, _, _ := strings.Cut(filepath.Base(name), ".")
	for _, word := range []string{title, base} {
		if id := schema.Kebab(word); id != "" {
			return id, nil
		}
	}
	return "", cliutil.Usage("add --id", "the name %q cannot be turned into an id", title)
}

// made is a new definition and its path.
type made struct {
	games.Text
	path string
}

// files returns definitions in written form.
func files(list []made) []file {
	out := make([]file, len(list))
	for i, m := range list {
		out[i] = file{path: m.path, text: m.Text.Text}
	}
	return out
}

// made generates definitions and changes them until checks find no error, or no change helps. It returns the remaining
// errors.
func (a *app) made(ws *workspace.Workspace, draft games.Draft, id string) ([]made, []diag.Diagnostic) {
	folder := ""
	others := []*source.File{}
	for _, p := range ws.Finder.Projects {
		if p.Marked {
			folder = filepath.FromSlash(p.Root)
		}
		others = append(others, slices.Concat(p.Named, p.Others)...)
	}
	at := func(x games.Text) string {
		if folder == "" {
			return fileOf(".", x.Kind, x.ID)
		}
		return fileOf(filepath.Join(folder, games.Folder(x.Kind)), x.Kind, x.ID)
	}
	texts, left := games.Settle(draft, id, func(x games.Text) string { return filepath.ToSlash(at(x)) }, others, a.Workers)
	var out []made
	for _, x := range texts {
		out = append(out, made{x, at(x)})
	}
	return out, left
}

// freeAll refuses ids that the project or the library already has.
func (a *app) freeAll(ws *workspace.Workspace, list []made, force bool) error {
	for _, m := range list {
		if err := a.free(ws, m.Kind, m.ID, m.path, force); err != nil {
			return err
		}
	}
	return nil
}

// faulty reports the errors left in the generated files: the user must fix them.
func (a *app) faulty(left []diag.Diagnostic) error {
	for _, d := range left {
		a.Complain("muster: ", fmt.Sprintf("%s still has an error: %s[%s]", d.File, d.Message, d.Code))
	}
	return cliutil.Findings{Status: cliutil.ExitFindings}
}
