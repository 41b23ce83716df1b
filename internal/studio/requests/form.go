package requests

import (
	"context"
	"slices"
	"strconv"
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
	Version int         `json:"version"` // of the document
	Groups  []FormGroup `json:"groups"`
}

// FormGroup is a part of a form under a title.
type FormGroup struct {
	Title  string  `json:"title"`
	Fields []Field `json:"fields"`
}

// The kinds of field.
const (
	fieldText   = "text"
	fieldProse  = "prose" // a text of several lines
	fieldNumber = "number"
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
	Least    *int          `json:"least,omitempty"`
	Most     *int          `json:"most,omitempty"`
	Required bool          `json:"required,omitempty"`
	Choices  []Choice      `json:"choices,omitempty"` // of a choice or of the elements of a list
	Hexes    bool          `json:"hexes,omitempty"`   // the texts are hexes
	Rows     [][]Field     `json:"rows,omitempty"`
	Add      []gesture.Key `json:"add,omitempty"` // the keys of a new row
}

// formGroup is a group of a form: keys of a table in order.
type formGroup struct{ title, table, keys string }

// forms are the groups for each kind of definition, for every game. A key that a game lacks is left out.
var forms = map[string][]formGroup{
	"adventure": {
		{"Battle", "", "name date type map first boxes last_turn last_winner author"},
		{"Story", "", "background briefing"},
		{"Victory", "victory", "banners pennant standard top bottom decisive margin marginal objectives"},
		{"Pennants", "pennant", sideKeys}, {"War Council of the Pennants", "pennant.council", councilKeys},
		{"Standards", "standard", sideKeys}, {"War Council of the Standards", "standard.council", councilKeys},
		{"Top side", "top", sideKeys}, {"Bottom side", "bottom", sideKeys},
		{"Call to Arms", "call_to_arms", "mode pennant standard reserve"},
		{"Landmarks", "landmarks", "in_force ban"},
		{"Special rules", "", "rules"}, {"Notes", "", "notes"},
	},
	kindMap: {{"Map", "", "name board boxes author"}, {"Notes", "", "notes"}},
	kindCards: {
		{"Card set", "", "name camp letter boxes board author"}, {"Cards", "", "cards"}, {"Notes", "", "notes"},
	},
}

const (
	sideKeys    = "army commander command_cards command tokens"
	councilKeys = "commander wizard cleric rogue warrior creature levels least"
)

// rowKeys is the order of the keys of rows; those that it lacks follow.
var rowKeys = strings.Fields("number id name at side banners permanent text")

// form returns the form of a document.
func (r *Requests) form(ctx context.Context, s *editor.Server, p *protocol.Whole) (*Form, error) {
	d, err := s.Document(ctx, p.TextDocument.URI)
	if err != nil {
		return nil, err
	}
	f := former{s, d, edits.Of(d.Text), outline.Read(d.Text), games.Named(d.Game)}
	out := Form{Version: d.Version, Groups: []FormGroup{}}
	for _, g := range f.groups() {
		group := FormGroup{g.title, nil}
		var table []string
		if g.table != "" {
			table = strings.Split(g.table, ".")
		}
		for _, name := range strings.Fields(g.keys) {
			if x, ok := f.field(edits.Path(table, name)); ok {
				group.Fields = append(group.Fields, x)
			}
		}
		if len(group.Fields) > 0 {
			out.Groups = append(out.Groups, group)
		}
	}
	return &out, nil
}

// groups returns the groups of the form of a definition: of a rulebook, one for each table of rows.
func (f *former) groups() []formGroup {
	root := f.s.Key(f.d.Game, f.d.Kind, nil)
	if f.d.Kind != kindRulebook || root == nil {
		return forms[f.d.Kind]
	}
	out := []formGroup{{"Rulebook", "", "name author notes"}}
	tables := slices.DeleteFunc(slices.Clone(root.Keys), func(name string) bool {
		k := f.s.Key(f.d.Game, f.d.Kind, []string{name})
		return k == nil || k.Element != "object" || name == "waive"
	})
	first := strings.Fields("units ground features boxes")
	slices.SortStableFunc(tables, func(a, b string) int { return rank(first, a) - rank(first, b) })
	for _, name := range tables {
		out = append(out, formGroup{titled(strings.ReplaceAll(name, "_", " ")), "", name})
	}
	return out
}

// titled returns words with a capital letter.
func titled(words string) string { return strings.ToUpper(words[:1]) + words[1:] }

// former makes the fields of a form.
type former struct {
	s    *editor.Server
	d    *editor.Document
	text *edits.Text
	o    *outline.Outline
	game *games.Game
}

// field returns the field of a key; false for a key that the kind lacks, or that has no field.
func (f *former) field(path []string) (x Field, ok bool) {
	k := f.s.Key(f.d.Game, f.d.Kind, path)
	if k == nil {
		return x, false
	}
	x = Field{
		Path: path, Label: k.Title, Help: k.Description, Default: k.Default, Least: k.Least, Most: k.Most,
		Value: f.value(path),
	}
	if x.Label == "" {
		x.Label = path[len(path)-1]
	}
	if above := f.s.Key(f.d.Game, f.d.Kind, path[:len(path)-1]); above != nil {
		x.Required = slices.Contains(above.Required, path[len(path)-1])
	}
	switch {
	case k.Type == "string" && k.Long:
		x.Kind = fieldProse
	case k.Type == "string":
		if x.Kind, x.Choices = fieldText, f.choices(path); x.Choices != nil {
			x.Kind = fieldChoice
		}
		if k.Words != nil {
			x.Kind, x.Choices = fieldChoice, nil
			for _, w := range k.Words {
				x.Choices = append(x.Choices, Choice{w, w})
			}
		}
	case k.Type == "integer":
		x.Kind = fieldNumber
	case k.Type == "boolean":
		x.Kind = fieldFlag
	case k.Type == "array" && k.Element == "string":
		element := edits.Path(path, 0)
		if f.meaning(element).Sort == words.SortCells {
			return x, false // the board shows them
		}
		x.Kind, x.Choices, x.Hexes = fieldList, f.choices(element), f.meaning(element).Sort == words.SortLabel
	case k.Type == "array" && k.Element == "object" && len(path) < 4: // no rows within rows
		x.Kind = fieldRows
		f.addRows(&x, k)
	default:
		return x, false
	}
	return x, true
}

// addRows adds the rows of a list of tables.
func (f *former) addRows(x *Field, k *editor.Key) {
	names := slices.Clone(k.Keys)
	slices.SortStableFunc(names, func(a, b string) int { return rank(rowKeys, a) - rank(rowKeys, b) })
	x.Value = nil
	for row := range f.text.Rows(x.Path) {
		var fields []Field
		for _, name := range names {
			fields = append(fields, f.rowFields(edits.Path(x.Path, row, name))...)
		}
		x.Rows = append(x.Rows, fields)
	}
	for _, name := range names { // a row needs some values to be valid
		c := f.s.Key(f.d.Game, f.d.Kind, edits.Path(x.Path, 0, name))
		switch {
		case c != nil && c.Element == "string" && f.meaning(edits.Path(x.Path, 0, name, 0)).Sort == words.SortCells:
			x.Add = append(x.Add, gesture.Key{Name: name, Value: f.emptyRows(edits.Path(x.Path, 0, name))})
		case name == "number" && c != nil:
			x.Add = append(x.Add, gesture.Key{Name: name, Value: len(x.Rows) + 1})
		case name == "name":
			x.Add = append(x.Add, gesture.Key{Name: name, Value: "New"})
		case c != nil && c.Example != nil && slices.Contains(k.Required, name):
			x.Add = append(x.Add, gesture.Key{Name: name, Value: c.Example})
		}
	}
}

// rowFields returns the fields of a key of a row: those of its keys if it is a table.
func (f *former) rowFields(path []string) []Field {
	if c, ok := f.field(path); ok {
		return []Field{c}
	}
	var out []Field
	if k := f.s.Key(f.d.Game, f.d.Kind, path); k != nil && k.Type == "object" {
		for _, name := range k.Keys {
			if c, ok := f.field(edits.Path(path, name)); ok && c.Kind != fieldRows {
				c.Label = path[len(path)-1] + ": " + c.Label
				out = append(out, c)
			}
		}
	}
	return out
}

// emptyRows returns rows of empty cells, as many as in other rows.
func (f *former) emptyRows(like []string) []string {
	out := []string{}
	for n := range f.text.Words(like) {
		cells := f.text.Cells(edits.Path(like, n))
		out = append(out, strings.TrimSpace(strings.Repeat(". ", len(cells))))
	}
	return out
}

// rank returns the place of a name in a list; a name that the list lacks comes last.
func rank(list []string, name string) int {
	if i := slices.Index(list, name); i >= 0 {
		return i
	}
	return len(list)
}

// meaning returns the meaning of a text.
func (f *former) meaning(path []string) words.Meaning {
	if f.game == nil || f.game.Editor.Meaning == nil {
		return words.Meaning{}
	}
	return f.game.Editor.Meaning(f.d.Kind, path)
}

// choices returns the possible texts at a path; nil if they are unknown.
func (f *former) choices(path []string) []Choice {
	switch m := f.meaning(path); {
	case m.Sort == words.SortRow && !m.Names && f.game.Editor.Rows != nil:
		var out []Choice
		for _, row := range f.game.Editor.Rows(f.d.Entry, m) {
			out = append(out, choiceOf(row))
		}
		return out
	case m.Sort == words.SortDefinition && !m.Names && f.d.Catalog != nil:
		var out []Choice
		for _, e := range f.d.Catalog.AllOf(f.d.Game, m.Of) {
			out = append(out, Choice{e.ID, nameOf(e)})
		}
		return out
	}
	return nil
}

// value returns the value of a key as the text has it; nil for none.
func (f *former) value(path []string) any {
	n := f.o.Find(path)
	if n == nil {
		return nil
	}
	switch n.Kind {
	case outline.Text:
		if n.From-n.Value.Start == len(`"""`) { // the first line break is not part of the text
			return strings.TrimPrefix(strings.TrimPrefix(n.Text, "\r"), "\n")
		}
		return n.Text
	case outline.List:
		return append([]string{}, f.text.Words(path)...)
	case outline.Scalar:
		word := string(f.d.Text[n.Value.Start:n.Value.End])
		if v, err := strconv.Atoi(strings.ReplaceAll(word, "_", "")); err == nil {
			return v
		}
		if v, err := strconv.ParseBool(word); err == nil {
			return v
		}
		return word
	}
	return nil
}
