package play

import (
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/schema/diag"
)

// usual is who plays where nobody is named.
func usual() string { return games.List()[0].Play.Usual }

// choices lists how players can choose while they muster, in any game.
func choices() []string {
	return games.Each(func(g *games.Game) []string {
		all, _ := g.Play.Choices()
		return all
	})
}

// usualChoices is how they choose when nobody says.
func usualChoices() string {
	_, usual := games.List()[0].Play.Choices()
	return usual
}

// known refuses a list of policies for one side that no game knows, and names the nearest to the one that the first
// game does not know.
func known(list, flag string) error {
	unknown, all := games.UnknownPlayer(list)
	if unknown == "" {
		return nil
	}
	hint := "write one of " + strings.Join(all, ", ")
	if near := diag.Meant(unknown, all); near != "" {
		hint = near
	}
	return shell.Usage(hint, "%s: there is no policy %q", flag, unknown)
}
