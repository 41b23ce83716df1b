package cli

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"muster/engine/catalog"
	"muster/report"
	"muster/schema/project/disk"
	"muster/sheet"
)

// printFlags are what `muster print` is told beside what to print.
type printFlags struct {
	out    string
	format string
	paper  string
	all    bool
}

func printCommand(a *app) *cobra.Command {
	var flags printFlags
	cmd := &cobra.Command{
		Use:   "print ADVENTURE|MAP|SET|FOLDER...",
		Short: "Print sheets to play from, as Markdown and HTML",
		Long: `Print adventures, battle maps and Deployment card sets, each an id or a file, or all that a folder holds, as one
Markdown and one HTML file a definition, named for its id; where a map and an adventure have one id, for the kind too.
The HTML needs nothing beside itself and prints on A4 and Letter.

A definition with errors is not printed: its findings are told instead. Those of a folder are passed over, which is
said, and the exit status is 1.`,
		Example: `  muster print the-toll-bridge -o out/
  muster print my.map.toml --format html -o -
  muster print --all -o sheets/`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := oneOf("format", flags.format, "both", "markdown", "html"); err != nil {
				return err
			}
			if err := oneOf("paper", flags.paper, "a4", "letter"); err != nil {
				return err
			}
			switch {
			case flags.all == (len(args) > 0):
				return usage("run `muster print --help`", "print wants what to print, or --all")
			case flags.out == "-" && (flags.format == "both" || flags.all || len(args) > 1):
				return usage("add --format html or --format markdown, and name one definition", "standard output takes one page")
			}
			return a.print(args, flags)
		},
	}
	cmd.Flags().StringVarP(&flags.out, "out", "o", ".", "the folder to write to; it is made when it does not exist; - is standard output")
	cmd.Flags().StringVar(&flags.format, "format", "both", "what to write: both, markdown or html")
	cmd.Flags().StringVar(&flags.paper, "paper", "a4", "the paper to print on: a4 or letter")
	cmd.Flags().BoolVar(&flags.all, "all", false, "print the whole library")
	return cmd
}

func (a *app) print(words []string, flags printFlags) error {
	chosen, err := a.printed(words, flags.all)
	if err != nil {
		return err
	}
	names, err := a.pageNames(chosen)
	if err != nil {
		return err
	}
	if flags.out == "-" && len(chosen.entries) != 1 {
		return usage("name one definition", "standard output takes one page, and %s would be printed", report.Counted(len(chosen.entries), "definition"))
	}
	if flags.out != "-" && len(chosen.entries) > 0 {
		if err := os.MkdirAll(flags.out, 0o755); err != nil {
			return fmt.Errorf("cannot make the folder %s: %w", flags.out, disk.Reason(err))
		}
	}
	for i, e := range chosen.entries {
		page := pageOf(chosen.ws, e, flags.paper)
		if flags.format != "html" {
			if err := a.page(flags.out, names[i]+".md", page.Markdown()); err != nil {
				return err
			}
		}
		if flags.format != "markdown" {
			if err := a.page(flags.out, names[i]+".html", page.HTML()); err != nil {
				return err
			}
		}
	}
	if chosen.passed {
		return findings{ExitFindings}
	}
	return nil
}

// printed finds what is to be printed: what words name, or the whole library.
func (a *app) printed(words []string, all bool) (*choice, error) {
	if !all {
		chosen, err := a.choose(words, printedKinds, "printed")
		if err == nil && len(chosen.entries) == 0 && !chosen.passed {
			return nil, usage("name a folder with adventures, maps or sets", "nothing among %s can be printed", strings.Join(words, ", "))
		}
		return chosen, err
	}
	chosen := &choice{ws: libraryWorkspace(a.workers)}
	for _, kind := range printedKinds {
		chosen.entries = append(chosen.entries, chosen.ws.all(kind)...)
	}
	return chosen, nil
}

// pageNames are the names of the sheets, without their endings: the ids, with the kind where definitions of several
// kinds have one id. Two of one kind and id cannot be printed into one folder.
func (a *app) pageNames(chosen *choice) ([]string, error) {
	names := make([]string, len(chosen.entries))
	by, told := map[string]*catalog.Entry{}, map[string]bool{}
	for i, e := range chosen.entries {
		names[i] = e.ID
		if others := chosen.ws.namesakes(e); len(others) > 0 {
			names[i] += "." + e.Doc.Kind
			if !told[e.ID] {
				a.complain("muster: ", fmt.Sprintf("%s is the id of %s and of %s: the sheet's name has the kind, %s",
					e.ID, described(e), described(others[0]), names[i]))
			}
			told[e.ID] = true
		}
		if other := by[names[i]]; other != nil {
			return nil, usage("print them into different folders", "%s and %s have one id: their sheets would have one name",
				other.Doc.File.Name, e.Doc.File.Name)
		}
		by[names[i]] = e
	}
	return names, nil
}

func pageOf(ws *workspace, e *catalog.Entry, paper string) sheet.Page {
	c := e.Catalog()
	opts := sheet.Options{Paper: paper, Hash: stamp(append(c.SetsOf(e), c.ReadWith(e)...)...), SetName: setNames(ws)}
	switch {
	case e.Adventure != nil:
		return sheet.Adventure(c.Linked(e), opts)
	case e.Map != nil:
		return sheet.Map(e.Map, c.Field(e), opts)
	}
	return sheet.Set(e.Set, c.Rules(e), opts)
}
