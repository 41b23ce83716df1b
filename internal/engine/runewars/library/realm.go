package library

import (
	"fmt"
	"strings"

	"muster/schema"
)

// TemplateRealm is a realm's names for a scenario's template.
type TemplateRealm struct {
	ID      string
	Shipped bool // it is of the library
	Boxes   []string
	Seats   []TemplateSeat // one for each player
	Area    string         // of a neutral army
	Neutral string         // the type of unit that it becomes
}

// TemplateSeat is a home realm and its owner.
type TemplateSeat struct {
	Faction string
	Areas   []string // of the home realm
	Unit    string   // a type of unit of the faction
}

// defaultRealm is the default realm of a new scenario.
var defaultRealm = TemplateRealm{
	ID: "the-two-banks", Shipped: true, Boxes: []string{"runewars", "demo"}, Area: "104D", Neutral: "giant",
	Seats: []TemplateSeat{
		{Faction: "daqan", Areas: []string{"DA", "DB", "DC"}, Unit: "footman"},
		{Faction: "uthuk", Areas: []string{"UA", "UB", "UC"}, Unit: "berserker"},
	},
}

// cards is the box with the default cards of a scenario.
const cards = "demo-decks"

// words returns the realm's words for the template of a scenario.
func (r *TemplateRealm) words() map[string]string {
	whose := "from this project"
	if r.Shipped {
		whose = "from the library"
	}
	first := r.Seats[0]
	return map[string]string{
		"realm": schema.Quote(r.ID), "whose": whose, "seats": r.seats(), "neutrals": r.neutrals(),
		"boxes": quoted(append(without(r.Boxes, cards), cards)), "who": schema.Quote(first.Faction),
		"areas": quoted(first.Areas),
	}
}

// seats returns the tables of the seats, with comments at the first two.
func (r *TemplateRealm) seats() string {
	var b strings.Builder
	for i, s := range r.Seats {
		if i > 0 {
			b.WriteString("\n")
		}
		b.WriteString("[[seats]]\n")
		switch i {
		case 0:
			fmt.Fprintf(&b, "faction    = %s\n", schema.Quote(s.Faction))
			fmt.Fprintf(&b, "%-*s # area of the stronghold (default: the player chooses)\n", column,
				"stronghold = "+schema.Quote(s.Areas[len(s.Areas)-1]))
		case 1:
			fmt.Fprintf(&b, "faction = %s\n", schema.Quote(s.Faction))
			b.WriteString("# policy = \"greedy\"            " +
				"# an AI player plays this seat: random or greedy (default: a person)\n")
			fmt.Fprintf(&b, "# units  = [{ area = %s, unit = %s, count = 3 }]  # starting units (default: from the dials)\n",
				schema.Quote(s.Areas[0]), schema.Quote(s.Unit))
		default:
			fmt.Fprintf(&b, "faction = %s\n", schema.Quote(s.Faction))
		}
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// column is the width of a line's values before its comment.
const column = 31

// neutrals returns the table of a neutral army; a comment if the realm has no area for one.
func (r *TemplateRealm) neutrals() string {
	text := fmt.Sprintf("[[neutrals]]\narea  = %s\nunits = [{ unit = %s, count = 1 }]", schema.Quote(r.Area),
		schema.Quote(r.Neutral))
	if r.Area == "" {
		return "# [[neutrals]]\n# area  = \"104D\"\n# units = [{ unit = \"giant\", count = 1 }]"
	}
	return text
}

func quoted(words []string) string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = schema.Quote(w)
	}
	return "[" + strings.Join(out, ", ") + "]"
}

func without(list []string, word string) []string {
	var out []string
	for _, w := range list {
		if w != word {
			out = append(out, w)
		}
	}
	return out
}
