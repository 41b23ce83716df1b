package cli

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"muster/engine/catalog"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
)

func (a *app) checkCommand() *cobra.Command {
	var format string
	var strict bool
	cmd := &cobra.Command{
		Use:   "check [PATH...]",
		Short: "Check definitions against their schema and the rules of the game",
		Long: `Check files, folders (all definitions in them) and standard input (-). Without a path: everything in the
current folder, or the library that ships with Muster when the folder holds no definitions.

Hidden folders, testdata and node_modules are left out. Rulebook files beside a file are read with it.`,
		Example: `  muster check
  muster check adventures/ my.map.toml -
  muster check --format json my.adventure.toml`,
		RunE: func(_ *cobra.Command, args []string) error {
			if err := oneOf("format", format, "text", "json"); err != nil {
				return err
			}
			return a.check(args, format, strict)
		},
	}
	cmd.Flags().StringVar(&format, "format", "text", "how to write the findings: text or json")
	cmd.Flags().BoolVar(&strict, "strict", false, "warnings fail the run too")
	cmd.Flags().IntVar(&a.workers, "workers", a.workers, "goroutines to check with; the output is the same for any number")
	return cmd
}

func (a *app) check(paths []string, format string, strict bool) error {
	if err := a.sensibleWorkers(); err != nil {
		return err
	}
	library := len(paths) == 0
	if library {
		paths = []string{"."}
	}
	in, err := a.gather(paths)
	if err != nil {
		return err
	}
	what := ""
	if library = library && len(in.files) == 0 && len(in.findings) == 0; library {
		in.files, what = catalog.LibraryFiles(), " of the library"
	}
	c, err := a.catalogOf(in)
	if err != nil {
		return err
	}
	result, failure := validate.Run(c, a.workers)
	list := diag.Sort(append(result.Findings, in.findings...))
	if format == "json" {
		err = diag.JSON(a.out, len(in.files), list)
	} else {
		err = a.findings(list, in.source, fmt.Sprintf("%s%s checked", counted(len(in.files), "file"), what), result.Waived)
	}
	if err == nil {
		err = failure
	}
	if err != nil {
		return err
	}
	switch {
	case len(in.findings) > 0:
		return findings{ExitUsage}
	case diag.Count(list, diag.Error) > 0, strict && diag.Count(list, diag.Warning) > 0:
		return findings{ExitFindings}
	}
	return nil
}

// findings writes a list for a person, with a closing line that counts it.
func (a *app) findings(list []diag.Diagnostic, files func(string) *source.File, head string, waived int) error {
	text := diag.Text{Out: a.out, Colour: a.paints(), Source: files}
	if err := text.Write(list); err != nil {
		return err
	}
	var parts []string
	for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Note} {
		if n := diag.Count(list, s); n > 0 {
			parts = append(parts, counted(n, s.String()))
		}
	}
	if len(parts) == 0 {
		parts = []string{"no findings"}
	}
	if waived > 0 {
		parts = append(parts, fmt.Sprintf("%d waived", waived))
	}
	_, err := io.WriteString(a.out, head+": "+strings.Join(parts, ", ")+"\n")
	return err
}

func counted(n int, what string) string {
	if n == 1 {
		return "1 " + what
	}
	return fmt.Sprintf("%d %ss", n, what)
}
