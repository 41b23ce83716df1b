package battlelore

import (
	"muster/docs"
	"muster/internal/engine/battlelore/rulebook"
	"muster/report"
)

// Stats is the rules and cards that came up in games.
type Stats struct {
	*Coverage
	Played   []string // adventures
	Refused  []string // adventures that cannot be played, with the reason
	Unset    int      // games that could not be set up
	Seed     string
	Policies []string // of the players
}

// told returns the answer in the common form of all games.
func (x *Stats) told() *report.Stats {
	return &report.Stats{
		Games: x.Games, Unset: x.Unset, Played: x.Played, Refused: x.Refused, Seed: x.Seed, Policies: x.Policies,
		Lists: x.lists(),
	}
}

// JSON returns the answer in the form of its JSON output.
func (x *Stats) JSON() any { return x.told().JSON() }

// Lines lists what came up, then what never did, with the reason.
func (x *Stats) Lines() []string { return x.told().Lines() }

// lists returns all parts of the answer, the rules first.
func (x *Stats) lists() []report.StatList {
	texts := map[string]string{}
	for _, r := range docs.Rules() {
		texts[r.ID] = r.Text
	}
	out := []report.StatList{report.ListOf("rules", x.Rules(), texts)}
	base := rulebook.Base()
	for thing, name := range [Things]string{"Command cards", "Lore cards", "powers", "tokens",
		"landmarks and lairs"} {
		out = append(out, report.ListOf(name, x.Of(CoverageTopic(thing), knownThings(base, CoverageTopic(thing))), nil))
	}
	return out
}

// knownThings returns the things of a topic in the shipped rulebook.
func knownThings(r *rulebook.Rulebook, thing CoverageTopic) (names []string) {
	switch thing {
	case Command:
		return r.CommandCards.IDs()
	case Lore:
		return r.LoreCards.IDs()
	case Tokens:
		for _, t := range r.Tokens.All() {
			names = append(names, t.Name)
		}
	case Powers:
		for _, u := range r.Units.All() {
			for _, w := range u.Powers {
				names = append(names, w.Name)
			}
		}
	case Places:
		for _, t := range r.Terrain.All() {
			if t.Layer == rulebook.Landmark || t.Layer == rulebook.Lair {
				names = append(names, t.Name)
			}
		}
	}
	return names
}
