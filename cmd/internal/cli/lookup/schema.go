package lookup

import (
	"strings"

	"github.com/spf13/cobra"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/schema/diag"
)

// SchemaCommand is `muster schema`.
func SchemaCommand(run *shell.App) *cobra.Command {
	a := &app{run}
	return &cobra.Command{
		Use:   "schema map|adventure|deploycards|rulebook",
		Short: "Print the JSON Schema of a kind of definition, for editors",
		Long: `Print the JSON Schema (2020-12) of a kind of definition as one file. Editors complete and check while you type:

  muster schema adventure > adventure.schema.json

and in the first line of an adventure: #:schema ./adventure.schema.json`,
		ValidArgs: games.Kinds().Names(),
		Args:      shell.Exactly(1, "one kind: "+strings.Join(games.Kinds().Names(), ", ")),
		RunE: func(_ *cobra.Command, args []string) error {
			text, ok := games.Kinds().JSONSchema(args[0])
			if !ok {
				hint := "write one of " + strings.Join(games.Kinds().Names(), ", ")
				if near := diag.Nearest(args[0], games.Kinds().Names()); near != "" {
					hint = "write " + near
				}
				return shell.Usage(hint, "there is no kind of definition %q", args[0])
			}
			_, err := a.Out.Write(text)
			return err
		},
	}
}
