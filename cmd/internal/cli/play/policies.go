package play

import (
	"slices"
	"strings"

	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
	"muster/schema/diag"
)

// policies lists who can play, in any game.
func policies() []string { return ofAny(func(p *games.Play) []string { return p.Policies() }) }

// choices lists how players can choose while they muster, in any game.
func choices() []string {
	return ofAny(func(p *games.Play) []string {
		all, _ := p.Choices()
		return all
	})
}

// usualChoices is how they choose when nobody says.
func usualChoices() string {
	_, usual := games.List()[0].Play.Choices()
	return usual
}

// ofAny is what the games bring of something, each word once.
func ofAny(of func(p *games.Play) []string) []string {
	var out []string
	for _, g := range games.List() {
		for _, word := range of(&g.Play) {
			if !slices.Contains(out, word) {
				out = append(out, word)
			}
		}
	}
	return out
}

// known refuses a list of policies for one side that no game knows, and names the nearest.
func known(list, flag string) error {
	unknown := ""
	for _, g := range games.List() {
		name, bad := g.Play.Unknown(list)
		if !bad {
			return nil
		}
		unknown = name
	}
	hint := "write one of " + strings.Join(policies(), ", ")
	if near := diag.Nearest(unknown, policies()); near != "" {
		hint = "write " + near
	}
	return shell.Usage(hint, "%s: there is no policy %q", flag, unknown)
}
