package requests

import (
	"context"
	"slices"
	"strings"

	"muster/editor"
	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
	"muster/internal/editor/outline"
	"muster/internal/editor/protocol"
	"muster/internal/editor/words"
	"muster/internal/games"
)

// Form is a definition as fields to fill in. The values are those of the text, which may be invalid.
type Form struct {
	Version      int           `json:"version"` // of the document
	Groups       []FormGroup   `json:"groups"`
	Placeholders []Placeholder `json:"placeholders"` // of prose; empty if they are unknown
}

// FormGroup is a part of a form under a title.
type FormGroup struct {
	Title  string      `json:"title"`
	Folded bool        `json:"folded,omitempty"` // it is long, and the board shows most of it
	Fields []Field     `json:"fields"`
	Groups []FormGroup `json:"groups"` // parts of it
}

// Placeholder is a name that stands for a value in prose.
type Placeholder struct {
	Name string `json:"name"`
	Text string `json:"text"` // the value; "" if the definition does not set it
	Says string `json:"says"`
}

// The kinds of field.
const (
	fieldText   = "text"
	fieldProse  = "prose" // a text of several lines
	fieldNumber = "number"
	fieldLevel  = "level" // of a member of a council
	fieldFlag   = "flag"
	fieldChoice = "choice"
	fieldList   = "list" // of texts
	fieldRows   = "rows" // of tables
)

// Field is a key of a definition.
type Field struct {
	Path     []string      `json:"path"`
	Label    string        `json:"label"`
	Help     string        `json:"help,omitempty"`
	Kind     string        `json:"kind"`
	Value    any           `json:"value"` // nil if the text does not have the key
	Default  any           `json:"default,omitempty"`
	None     string        `json:"none,omitempty"` // the name of no value
	Least    *int          `json:"least,omitempty"`
	Most     *int          `json:"most,omitempty"`
	Required bool          `json:"required,omitempty"`
	Unread   bool          `json:"unread,omitempty"`  // the operation of the effect does not read the key
	Filled   bool          `json:"filled,omitempty"`  // prose with placeholders
	Options  []Option      `json:"options,omitempty"` // of a choice, of the elements of a list, or the operations of rows
	Hexes    bool          `json:"hexes,omitempty"`   // the text names a hex, or those of the list
	Level    *words.Level  `json:"level,omitempty"`
	Rows     [][]Field     `json:"rows,omitempty"`
	Says     []string      `json:"says,omitempty"` // a sentence for each row
	Add      []gesture.Key `json:"add,omitempty"`  // the keys of a new row
}

// Option is a possible value of a field.
type Option struct {
	ID   string   `json:"id"`
	Name string   `json:"name"`
	Help string   `json:"help,omitempty"`
	Keys []string `json:"keys,omitempty"` // of an operation: the keys that it reads
}

// formGroup is a group of a form: keys of a table in order.
type formGroup struct {
	title, table, keys string
	folded             bool
	parts              []formGroup
}

// forms are the groups for each kind of definition, for every game. A key that a game lacks is left out.
var forms = map[string][]formGroup{
	"adventure": {
		{title: "Battle", keys: "name date type map first boxes last_turn last_winner author"},
		{title: "Story", keys: "background briefing"},
		{title: "Victory", table: "victory", keys: "banners pennant standard top bottom decisive margin marginal objectives"},
		army("Pennants", "pennant"), army("Standards", "standard"), army("Top side", "top"), army("Bottom side", "bottom"),
		{title: "Call to Arms", table: "call_to_arms", keys: "mode pennant standard reserve"},
		{title: "Landmark rules", table: "landmarks", keys: "in_force ban"},
		{title: "Special rules", keys: "rules"}, {title: "Notes", keys: "notes"},
	},
	kindMap: {{title: "Map", keys: "name board boxes author"}, {title: "Notes", keys: "notes"}},
	kindCards: {
		{title: "Card set", keys: "name camp letter boxes board author"}, {title: "Cards", keys: "cards"},
		{title: "Notes", keys: "notes"},
	},
}

// army returns the group of a side, or of the ally of a camp.
func army(title, table string) formGroup {
	g := formGroup{
		title: title, table: table, keys: "army commander command_cards command tokens grants",
		parts: []formGroup{
			{title: "War Council", table: table + ".council", keys: councilKeys + " levels", parts: []formGroup{
				{title: "Minimum levels", table: table + ".council.least", keys: councilKeys},
			}},
			{title: "Leaders", table: table, keys: "leaders"},
			{title: "Exits", table: table + ".exits", keys: "at banners"},
		},
	}
	if !strings.Contains(table, ".") {
		g.parts = append(g.parts,
			formGroup{title: "Landmarks and lairs", table: table, keys: "landmarks lairs", folded: true},
			formGroup{title: "Units", table: table, keys: "units", folded: true},
			army("Ally", table+".ally"))
	}
	return g
}

const councilKeys = "commander wizard cleric rogue warrior creature"

// rowKeys is the order of the keys of rows; those that it lacks follow.
var rowKeys = strings.Fields("number id name type at side banners permanent text")

// form returns the form of a document.
func (r *Requests) form(ctx context.Context, s *editor.Server, p *protocol.Whole) (*Form, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	f := former{s, d, edits.Of(d.Text), outline.Read(d.Text), games.Named(d.Game)}
	return &Form{d.Version, f.filled(f.groups()), f.placeholders()}, nil
}

// filled returns groups with their fields, without empty groups.
func (f *former) filled(list []formGroup) []FormGroup {
	out := []FormGroup{}
	for _, g := range list {
		group := FormGroup{Title: g.title, Folded: g.folded, Fields: []Field{}, Groups: f.filled(g.parts)}
		var table []string
		if g.table != "" {
			table = strings.Split(g.table, ".")
		}
		for _, name := range strings.Fields(g.keys) {
			if x, ok := f.field(edits.Path(table, name)); ok {
				group.Fields = append(group.Fields, x)
			}
		}
		if len(group.Fields) > 0 || len(group.Groups) > 0 {
			out = append(out, group)
		}
	}
	return out
}

// placeholders returns the placeholders of the prose of the definition.
func (f *former) placeholders() []Placeholder {
	out := []Placeholder{}
	if f.game == nil || f.game.Editor.Placeholders == nil || f.d.Entry == nil {
		return out
	}
	if set := f.game.Editor.Placeholders(f.d.Entry); set != nil {
		for _, v := range set.Values {
			if v.Lacks == "" {
				out = append(out, Placeholder{v.Name, v.Text, v.Says})
			}
		}
	}
	return out
}

// groups returns the groups of the form of a definition: of a rulebook, one for each table of rows.
func (f *former) groups() []formGroup {
	root := f.s.Key(f.d.Game, f.d.Kind, nil)
	if f.d.Kind != kindRulebook || root == nil {
		return forms[f.d.Kind]
	}
	out := []formGroup{{title: "Rulebook", keys: "name author notes"}}
	tables := slices.DeleteFunc(slices.Clone(root.Keys), func(name string) bool {
		k := f.s.Key(f.d.Game, f.d.Kind, []string{name})
		return k == nil || k.Element != "object" || name == "waive"
	})
	first := strings.Fields("units ground features boxes")
	slices.SortStableFunc(tables, func(a, b string) int { return rank(first, a) - rank(first, b) })
	for _, name := range tables {
		out = append(out, formGroup{title: titled(strings.ReplaceAll(name, "_", " ")), keys: name})
	}
	return out
}

// titled returns words with a capital letter.
func titled(words string) string {
	if words == "" {
		return ""
	}
	return strings.ToUpper(words[:1]) + words[1:]
}
