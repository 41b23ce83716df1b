package games

import (
	"fmt"
	"strings"

	"muster/docs"
	"muster/engine/battlelore/coverage"
	"muster/engine/battlelore/rulebook"
	"muster/report"
)

// Stats is which rules and cards came up in games.
type Stats struct {
	*coverage.Counter
	Played   []string // adventures
	Refused  []string // adventures that cannot be played, with the reason
	Unset    int      // games that could not be set up
	Seed     string
	Policies []string // who played
}

// statsList is one part of the answer.
type statsList struct {
	Name string        `json:"name"`
	Rows []jsonReached `json:"rows"`
}

type jsonReached struct {
	ID    string `json:"id"`
	Times int    `json:"times"`
	Games int    `json:"games"`
	Why   string `json:"why,omitempty"`
	Text  string `json:"text,omitempty"`
}

type jsonStats struct {
	Games      int         `json:"games"`
	NotSetUp   int         `json:"not_set_up"`
	Adventures []string    `json:"adventures"`
	Refused    []string    `json:"refused"`
	Seed       string      `json:"seed"`
	Policies   []string    `json:"policies"`
	Lists      []statsList `json:"lists"`
}

// JSON is the answer for machines.
func (x *Stats) JSON() any {
	return jsonStats{
		Games: x.Games, NotSetUp: x.Unset, Adventures: some(x.Played), Refused: some(x.Refused),
		Seed: x.Seed, Policies: x.Policies, Lists: x.lists(),
	}
}

// some is a list that is never null in JSON.
func some(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// lists are all parts of the answer, the rules first.
func (x *Stats) lists() []statsList {
	texts := map[string]string{}
	for _, r := range docs.Rules() {
		texts[r.ID] = r.Text
	}
	out := []statsList{{Name: "rules", Rows: rowsOf(x.Rules(), texts)}}
	base := rulebook.Base()
	for thing, name := range [coverage.Things]string{"Command cards", "Lore cards", "powers", "tokens",
		"landmarks and lairs"} {
		out = append(out, statsList{Name: name, Rows: rowsOf(x.Of(coverage.Thing(thing),
			knownThings(base, coverage.Thing(thing))), nil)})
	}
	return out
}

func rowsOf(list []coverage.Reached, texts map[string]string) []jsonReached {
	out := make([]jsonReached, len(list))
	for i, r := range list {
		out[i] = jsonReached{r.ID, r.Times, r.Games, r.Why, texts[r.ID]}
	}
	return out
}

// knownThings are those of a sort that the shipped rulebook has.
func knownThings(r *rulebook.Rulebook, thing coverage.Thing) (names []string) {
	switch thing {
	case coverage.Command:
		return r.CommandCards.IDs()
	case coverage.Lore:
		return r.LoreCards.IDs()
	case coverage.Tokens:
		for _, t := range r.Tokens.All() {
			names = append(names, t.Name)
		}
	case coverage.Powers:
		for _, u := range r.Units.All() {
			for _, w := range u.Powers {
				names = append(names, w.Name)
			}
		}
	case coverage.Places:
		for _, t := range r.Terrain.All() {
			if t.Layer == rulebook.Landmark || t.Layer == rulebook.Lair {
				names = append(names, t.Name)
			}
		}
	}
	return names
}

// Lines tells what came up, and then what never did, with the reason.
func (x *Stats) Lines() []string {
	lines := []string{fmt.Sprintf("%s of %s, from seed %s, by %s",
		report.Counted(x.Games, "game"), report.Counted(len(x.Played), "adventure"), x.Seed, strings.Join(x.Policies, ","))}
	for _, r := range x.Refused {
		lines = append(lines, "not played: "+r)
	}
	if x.Unset > 0 {
		lines = append(lines, fmt.Sprintf("%d games could not be set up", x.Unset))
	}
	for _, l := range x.lists() {
		reached, rest := report.Table{Columns: report.Heads(l.Name, "times", "games")},
			report.Table{Columns: report.Heads("never", "why")}
		for _, r := range l.Rows {
			if r.Times > 0 {
				reached.Add(report.Word(r.ID), report.Count(r.Times), report.Count(r.Games))
			} else {
				rest.AddWords(r.ID, r.Why)
			}
		}
		lines = append(lines, "", fmt.Sprintf("%s: %d of %d came up", l.Name, len(reached.Rows), len(l.Rows)), "")
		if len(reached.Rows) > 0 {
			lines = append(lines, reached.Lines()...)
		}
		if len(rest.Rows) > 0 {
			if len(reached.Rows) > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, rest.Lines()...)
		}
	}
	return lines
}
