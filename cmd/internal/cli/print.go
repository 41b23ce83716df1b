package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"muster/engine/catalog"
	"muster/schema"
	"muster/sheet"
)

// printFlags are what `muster print` is told beside what to print.
type printFlags struct {
	out    string
	format string
	paper  string
	all    bool
}

func (a *app) printCommand() *cobra.Command {
	var flags printFlags
	cmd := &cobra.Command{
		Use:   "print ADVENTURE|MAP|SET...",
		Short: "Print sheets to play from, as Markdown and HTML",
		Long: `Print adventures, battle maps and Deployment card sets, each an id or a file, as one Markdown and one HTML file
a definition, named for its id. The HTML needs nothing beside itself and prints on A4 and Letter.

A definition with errors is not printed: its findings are told instead.`,
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
	entries, c, err := a.printed(words, flags.all)
	if err != nil {
		return err
	}
	if flags.out != "-" {
		if err := os.MkdirAll(flags.out, 0o755); err != nil {
			return fmt.Errorf("cannot make the folder %s: %w", flags.out, reason(err))
		}
	}
	for _, e := range entries {
		page := pageOf(c, e, flags.paper)
		if flags.format != "html" {
			if err := a.page(flags.out, page.Name+".md", page.Markdown()); err != nil {
				return err
			}
		}
		if flags.format != "markdown" {
			if err := a.page(flags.out, page.Name+".html", page.HTML()); err != nil {
				return err
			}
		}
	}
	return nil
}

// printed finds what is to be printed: what words name, or the whole library.
func (a *app) printed(words []string, all bool) ([]*catalog.Entry, *catalog.Catalog, error) {
	var entries []*catalog.Entry
	if !all {
		c, err := a.definitions(words...)
		if err != nil {
			return nil, nil, err
		}
		for _, w := range words {
			e, err := a.definition(c, w, schema.KindAdventure, schema.KindMap, schema.KindDeploycards)
			if err != nil {
				return nil, nil, err
			}
			entries = append(entries, e)
		}
		return entries, c, nil
	}
	c := catalog.New(nil, 1)
	for _, kind := range []string{schema.KindAdventure, schema.KindMap, schema.KindDeploycards} {
		entries = append(entries, c.All(kind)...)
	}
	return entries, c, nil
}

func pageOf(c *catalog.Catalog, e *catalog.Entry, paper string) sheet.Page {
	sum := sha256.Sum256(e.Doc.File.Text)
	opts := sheet.Options{Paper: paper, Hash: hex.EncodeToString(sum[:])[:12], SetName: func(id string) string {
		if set := c.Find(schema.KindDeploycards, id); set != nil && set.Set != nil {
			return set.Set.Name
		}
		return ""
	}}
	switch {
	case e.Adventure != nil:
		return sheet.Adventure(e.Adventure, c.Field(e), opts)
	case e.Map != nil:
		return sheet.Map(e.Map, c.Field(e), opts)
	}
	return sheet.Set(e.Set, c.Rules(e), opts)
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
