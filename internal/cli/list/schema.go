package list

import (
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/schema"
	"muster/schema/diag"
)

// SchemaCommand is `muster schema`.
func SchemaCommand(run *cliutil.App) *cobra.Command {
	a := &app{run}
	game := ""
	cmd := &cobra.Command{
		Use:   "schema " + strings.Join(schemas(), "|"),
		Short: "Print the JSON Schema of a kind of file, for editors",
		Long: `Print the JSON Schema (2020-12) of a kind of file, or of the project settings (.muster.toml). Editors use it to complete
and check TOML files. Use it in an adventure with this first line:

  #:schema ./adventure.schema.json

A kind that several games have covers all of them; --game selects one.

More: docs/formats/editors.md`,
		Example:   "  muster schema map --game medieval\n  muster schema adventure > adventure.schema.json",
		ValidArgs: schemas(),
		Args:      cliutil.Exactly(1, "one kind: "+strings.Join(schemas(), ", ")),
		RunE: func(_ *cobra.Command, args []string) error {
			g, err := games.Called(game)
			if err != nil {
				return err
			}
			kinds := games.Kinds()
			if g != nil {
				kinds = kinds.Of(game)
			}
			text, ok := kinds.JSONSchema(args[0])
			switch {
			case args[0] == settings && g == nil:
				text, ok = schema.SettingsSchema(), true
			case args[0] == settings:
				return cliutil.Usage("drop --game", "the settings of a project are the same for every game")
			case !ok && games.Kinds().Has(args[0]):
				return cliutil.Usage("write one of "+strings.Join(kinds.Names(), ", "),
					"%s has no kind %q", g.Catalog.Title, args[0])
			}
			if !ok {
				hint := "write one of " + strings.Join(schemas(), ", ")
				if near := diag.Meant(args[0], schemas()); near != "" {
					hint = near
				}
				return cliutil.Usage(hint, "there is no kind of definition %q", args[0])
			}
			_, err = a.Out.Write(text)
			return err
		},
	}
	cliutil.GameFlag(cmd, &game, "")
	return cmd
}

// settings is the name of the schema of a project's settings.
const settings = "settings"

// schemas lists the names of schemas.
func schemas() []string { return append(games.Kinds().Names(), settings) }
