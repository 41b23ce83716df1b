package cliutil

import (
	"strings"

	"github.com/spf13/cobra"

	"muster/internal/games"
	"muster/internal/workspace"
)

// GameFlag adds a flag that names a game. detail ends its usage text, or is "".
func GameFlag(cmd *cobra.Command, name *string, detail string) {
	cmd.Flags().StringVar(name, "game", "", "only `GAME`: "+strings.Join(games.Names(), ", ")+detail)
}

// LibraryOf returns the library's definitions of some kinds of one game; nil is the default game.
func (a *App) LibraryOf(g *games.Game, kinds []string) *Choice {
	if g == nil {
		g = games.Default()
	}
	c := &Choice{Workspace: a.LibraryWorkspace(workspace.Wanted{})}
	for _, kind := range kinds {
		for _, e := range c.Workspace.All(kind) {
			if e.Doc.Game == g.Catalog.Name {
				c.Entries = append(c.Entries, e)
			}
		}
	}
	return c
}
