package report

import (
	"fmt"
	"strings"

	"muster/internal/engine/command"
)

// Stats is the rules and cards that came up in games of some adventures.
type Stats struct {
	Games    int        `json:"games"`
	Unset    int        `json:"not_set_up"` // games that could not be set up
	Played   []string   `json:"adventures"`
	Refused  []string   `json:"refused"` // adventures that cannot be played, with the reason
	Seed     string     `json:"seed"`
	Policies []string   `json:"policies"` // of the players
	Lists    []StatList `json:"lists"`    // the rules first
}

// StatList is one part of the answer.
type StatList struct {
	Name string    `json:"name"`
	Rows []Reached `json:"rows"`
}

// Reached is the frequency of something, for JSON.
type Reached struct {
	ID    string `json:"id"`
	Times int    `json:"times"`
	Games int    `json:"games"`
	Why   string `json:"why,omitempty"`
	Text  string `json:"text,omitempty"`
}

// ListOf returns a list of the rows that came up, with the texts of rules by id. Without rows it returns nil.
func ListOf(name string, rows []command.Row, texts map[string]string) StatList {
	out := StatList{Name: name, Rows: make([]Reached, len(rows))}
	for i, r := range rows {
		out.Rows[i] = Reached{r.ID, r.Times, r.Games, r.Why, texts[r.ID]}
	}
	return out
}

// JSON returns the answer in the form of its JSON output.
func (x *Stats) JSON() any {
	x.Played, x.Refused = NotNull(x.Played), NotNull(x.Refused)
	return x
}

// Lines lists what came up, then what never did, with the reason.
func (x *Stats) Lines() []string {
	lines := []string{fmt.Sprintf("%s of %s, from seed %s, by %s",
		Counted(x.Games, "game"), Counted(len(x.Played), "adventure"), x.Seed, strings.Join(x.Policies, ","))}
	for _, r := range x.Refused {
		lines = append(lines, "not played: "+r)
	}
	if x.Unset > 0 {
		lines = append(lines, fmt.Sprintf("%d games could not be set up", x.Unset))
	}
	for _, l := range x.Lists {
		came, rest := Table{Columns: Heads(l.Name, "times", "games")},
			Table{Columns: Heads("never", "why")}
		for _, r := range l.Rows {
			if r.Times > 0 {
				came.Add(Word(r.ID), Count(r.Times), Count(r.Games))
			} else {
				rest.AddWords(r.ID, r.Why)
			}
		}
		lines = append(lines, "", fmt.Sprintf("%s: %d of %d came up", l.Name, len(came.Rows), len(l.Rows)), "")
		if len(came.Rows) > 0 {
			lines = append(lines, came.Lines()...)
		}
		if len(rest.Rows) > 0 {
			if len(came.Rows) > 0 {
				lines = append(lines, "")
			}
			lines = append(lines, rest.Lines()...)
		}
	}
	return lines
}
