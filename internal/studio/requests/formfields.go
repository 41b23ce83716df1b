package requests

import (
	"slices"
	"strconv"
	"strings"

	"muster/editor"
	"muster/internal/editor/edits"
	"muster/internal/editor/gesture"
	"muster/internal/editor/outline"
	"muster/internal/editor/words"
	"muster/internal/games"
)

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
		x.Kind, x.Filled = fieldProse, f.meaning(path).Sort == words.SortProse
	case k.Type == "string":
		x.Kind, x.Hexes = fieldText, f.meaning(path).Sort == words.SortLabel
		if x.Options = f.options(path, k); x.Options != nil {
			x.Kind = fieldChoice
			x.None = f.none(path, k)
		}
	case k.Type == "integer":
		x.Kind = fieldNumber
		if x.Level = f.level(path); x.Level != nil {
			x.Kind, x.Least, x.Most = fieldLevel, nil, nil
		}
	case k.Type == "boolean":
		x.Kind = fieldFlag
	case k.Type == "array" && k.Element == "string":
		element := edits.Path(path, 0)
		if f.meaning(element).Sort == words.SortCells {
			return x, false // the board shows them
		}
		x.Kind, x.Hexes = fieldList, f.meaning(element).Sort == words.SortLabel
		x.Options, x.None = f.options(element, f.s.Key(f.d.Game, f.d.Kind, element)), f.none(path, k)
	case k.Type == "array" && k.Element == "object" && len(path) < 4: // no rows within rows of rows
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
		at := edits.Path(x.Path, row)
		var fields []Field
		read := f.effectKeys(at)
		for _, name := range inOrder(names, read) {
			for _, c := range f.rowFields(edits.Path(at, name)) {
				if c.Unread = read != nil && !slices.Contains(read, name); !c.Unread || c.Value != nil {
					fields = append(fields, c)
				}
			}
		}
		x.Rows = append(x.Rows, fields)
		if read != nil && f.game.Editor.Form.Sentence != nil {
			x.Says = append(x.Says, f.game.Editor.Form.Sentence(f.d.Entry, at))
		}
	}
	first := edits.Path(x.Path, 0)
	if f.effectKeys(first) != nil {
		x.Options = f.options(edits.Path(first, operation), f.s.Key(f.d.Game, f.d.Kind, edits.Path(first, operation)))
	}
	x.Add = f.newRow(first, names, k.Required, len(x.Rows)+1)
}

// operation is the key of the operation of an effect.
const operation = "do"

// effectKeys returns the keys that the effect at a path reads; nil for a table that is no effect.
func (f *former) effectKeys(path []string) []string {
	if f.game == nil || f.game.Editor.Form.Keys == nil {
		return nil
	}
	do, _ := f.value(edits.Path(path, operation)).(string)
	return f.game.Editor.Form.Keys(f.d.Kind, path, do)
}

// inOrder returns names with some of them first, in their order.
func inOrder(names, first []string) []string {
	if first == nil {
		return names
	}
	out := slices.Clone(names)
	slices.SortStableFunc(out, func(a, b string) int { return rank(first, a) - rank(first, b) })
	return out
}

// newRow returns the keys of a new row: those that it needs to be valid. first is the path of a row.
func (f *former) newRow(first, names, required []string, number int) (out []gesture.Key) {
	for _, name := range names {
		path := edits.Path(first, name)
		c := f.s.Key(f.d.Game, f.d.Kind, path)
		switch {
		case c == nil:
		case c.Element == "string" && f.meaning(edits.Path(path, 0)).Sort == words.SortCells:
			out = append(out, gesture.Key{Name: name, Value: f.emptyRows(path)})
		case name == "number":
			out = append(out, gesture.Key{Name: name, Value: number})
		case name == "name":
			out = append(out, gesture.Key{Name: name, Value: f.newName(first)})
		case c.Example != nil && slices.Contains(required, name):
			out = append(out, gesture.Key{Name: name, Value: c.Example})
		}
	}
	return out
}

// newName returns the name of a new row.
func (f *former) newName(row []string) string {
	if k := f.s.Key(f.d.Game, f.d.Kind, row); k != nil && k.Title != "" && f.d.Kind == "adventure" {
		return "New " + strings.ToLower(k.Title)
	}
	return "New"
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

// options returns the possible texts at a path; nil if they are unknown.
func (f *former) options(path []string, k *editor.Key) (out []Option) {
	if k != nil && k.Words != nil {
		for i, word := range k.Words {
			o := Option{ID: word, Name: f.named(path, word)}
			if i < len(k.Means) {
				o.Help = k.Means[i]
			}
			if path[len(path)-1] == operation && f.game != nil && f.game.Editor.Form.Keys != nil {
				o.Keys = f.game.Editor.Form.Keys(f.d.Kind, path[:len(path)-1], word)
			}
			out = append(out, o)
		}
		return out
	}
	switch m := f.meaning(path); {
	case m.Sort == words.SortRow && !m.Names && f.game.Editor.Rows != nil:
		for _, row := range f.game.Editor.Rows(f.d.Entry, m) {
			out = append(out, Option{ID: row.ID, Name: choiceOf(row).Name, Help: row.Summary})
		}
	case m.Sort == words.SortDefinition && !m.Names && f.d.Catalog != nil:
		for _, e := range f.d.Catalog.AllOf(f.d.Game, m.Of) {
			out = append(out, Option{ID: e.ID, Name: nameOf(e)})
		}
	}
	return out
}

// named returns the name of a word of a key.
func (f *former) named(path []string, word string) string {
	if f.game != nil {
		key := path[len(path)-1]
		if _, err := strconv.Atoi(key); err == nil && len(path) > 1 {
			key = path[len(path)-2] // an element of a list
		}
		if name := f.game.Editor.Form.Names[key+" "+word]; name != "" {
			return name
		}
	}
	return titled(strings.NewReplacer("-", " ", "_", " ").Replace(word))
}

// none returns the name of the absence of a key.
func (f *former) none(path []string, k *editor.Key) string {
	if word, ok := k.Default.(string); ok {
		return f.named(path, word) + " (default)"
	}
	return f.named(path, "")
}

// level returns the levels of the member of a council that a key sets, or nil.
func (f *former) level(path []string) *words.Level {
	if f.game == nil || f.game.Editor.Form.Level == nil {
		return nil
	}
	out := f.game.Editor.Form.Level(f.d.Entry, path)
	if n := len(path); out != nil && path[n-2] == "least" {
		if all, ok := f.value(edits.Path(path[:n-2], "levels")).(int); ok {
			out.All = all // these words are the minimum
		}
	}
	return out
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
