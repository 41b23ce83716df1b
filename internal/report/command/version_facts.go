package command

import (
	"cmp"
	"slices"
	"strings"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/report/changes"
	"muster/maps"
	"muster/maps/hex"
	"muster/schema"
)

// Topics that the family's definitions share.
const (
	TopicAll     = changes.IDTopic // the name, the author, the map that is played on
	Units        = "units"
	Terrain      = "terrain"
	Features     = "features"
	Edges        = "edges"
	Victory      = "victory"
	TopicPlayers = "players" // armies, commanders, cards, who moves first
	Rules        = "special rules"
	Rows         = "rulebook"
	Prose        = "prose"
	Waivers      = "waivers"
)

// VersionFacts is a version in progress.
type VersionFacts struct {
	changes.Version
	said map[changes.Fact]bool // of hexes
}

// Value adds a value, unless it is empty.
func (t *VersionFacts) Value(topic, side, name, value string) {
	if value != "" {
		t.Facts = append(t.Facts, changes.Fact{Topic: topic, Side: side, Name: name, Value: value})
	}
}

// About adds values of the whole definition: names and values.
func (t *VersionFacts) About(pairs [][2]string) {
	for _, p := range pairs {
		t.Value(TopicAll, "", p[0], p[1])
	}
}

// Field adds a value of a named thing.
func (t *VersionFacts) Field(topic, side, name, field, value string) {
	t.Facts = append(t.Facts, changes.Fact{Topic: topic, Side: side, Name: name, Field: field, Value: value})
}

// Words adds prose.
func (t *VersionFacts) Words(name, text string) {
	if text = Unfolded(text); text != "" {
		t.Facts = append(t.Facts, changes.Fact{Topic: Prose, Name: name, Value: text, Prose: true})
	}
}

// At adds the content of a hex, once.
func (t *VersionFacts) At(f changes.Fact) {
	if t.said == nil {
		t.said = map[changes.Fact]bool{}
	}
	if !t.said[f] {
		t.said[f] = true
		t.Facts = append(t.Facts, f)
	}
}

// Map adds the content of a battle map that is common to all games.
func (t *VersionFacts) Map(m *maps.Map, f *field.Field) {
	t.About([][2]string{{"name", m.Name}, {"author", m.Author}, {"board", m.Board}, {"boxes", Set(m.Boxes)}})
	t.Words("notes", m.Notes)
	t.ground(f, m.Rows)
	for _, x := range m.Features {
		for _, label := range InOrder(boardOf(f), x.At) {
			t.At(changes.Fact{Topic: Features, At: label, Value: x.Type})
		}
	}
	for _, x := range m.Edges {
		for _, side := range x.Sides {
			t.At(changes.Fact{Topic: Edges, Name: x.Type, At: x.At + " " + side, Value: x.Type})
		}
	}
}

// ground adds the terrain of each hex, whatever its symbol in the map. Rows that cannot be fully read are also compared
// as text.
func (t *VersionFacts) ground(f *field.Field, rows []string) {
	if f == nil || len(f.Faults) > 0 {
		fields := make([]string, len(rows))
		for i, row := range rows {
			fields[i] = strings.Join(strings.Fields(row), " ")
		}
		t.Value(Terrain, "", "rows", strings.Join(fields, " / "))
	}
	if f == nil {
		return
	}
	for h, c := range f.Cells() {
		if c.Read {
			t.Facts = append(t.Facts, changes.Fact{Topic: Terrain, At: f.Hexes.Label(h), Value: c.Ground.ID})
		}
	}
}

// Rulebook adds everything of a rulebook except its rows.
func (t *VersionFacts) Rulebook(doc *schema.Document) {
	text := func(key string) string {
		word, _ := doc.Tree[key].(string)
		return word
	}
	t.Value(TopicAll, "", "name", text("name"))
	t.Value(TopicAll, "", "author", text("author"))
	t.Words("notes", text("notes"))
}

// Row adds a rulebook row of the definition.
func (t *VersionFacts) Row(table, id string, values map[string]any) {
	name := table + "/" + id
	Flat(values, "", func(key, value string) {
		f := changes.Fact{Topic: Rows, Name: name, Field: key, Value: value}
		if key == "notes" || key == "text" {
			f.Value, f.Prose = Unfolded(value), true
		}
		t.Facts = append(t.Facts, f)
	})
}

// Waived adds the waived warnings of the definition: they are not part of the game, but of the author's comments.
func (t *VersionFacts) Waived(doc *schema.Document) {
	list, _ := doc.Tree["waive"].([]any)
	for _, v := range list {
		if w, ok := v.(map[string]any); ok {
			t.Value(Waivers, "", Plain(w["code"]), Plain(w["reason"]))
		}
	}
}

// boardOf returns the board of a field; nil for none.
func boardOf(f *field.Field) *boards.Board {
	if f == nil {
		return nil
	}
	return f.Hexes
}

// InOrder returns labels in board order; labels off the board come first.
func InOrder(board *boards.Board, labels []string) []string {
	labels = slices.Clone(labels)
	if board == nil {
		slices.Sort(labels)
		return labels
	}
	at := func(label string) hex.Hex {
		h, _, _ := board.ByLabel(label)
		return h
	}
	slices.SortStableFunc(labels, func(a, b string) int { return cmp.Or(cmp.Compare(at(a), at(b)), cmp.Compare(a, b)) })
	return labels
}

// Distance returns the distance of two hexes on the board of the new version, or else of the old one.
func Distance(old, young *boards.Board) func(a, b string) int {
	return func(a, b string) int {
		for _, board := range []*boards.Board{young, old} {
			if board == nil {
				continue
			}
			x, _, _ := board.ByLabel(a)
			y, _, _ := board.ByLabel(b)
			if x != hex.None && y != hex.None {
				return board.Distance(x, y)
			}
		}
		return hex.Max
	}
}

// Matched gives each objective a name that is known in both versions: its own, or that of a removed objective of the
// other version with the same hexes. renamed are the objectives of each version that have another name there.
func Matched(was, is []Named) (names []string, renamed [2]map[int]bool) {
	known := func(list []Named) map[string]bool {
		out := map[string]bool{}
		for i := range list {
			out[list[i].Name] = true
		}
		return out
	}
	old, here := known(was), known(is)
	gone := map[string][]int{} // by hexes
	for i := range was {
		if !here[was[i].Name] {
			gone[Set(was[i].At)] = append(gone[Set(was[i].At)], i)
		}
	}
	names, renamed = make([]string, len(is)), [2]map[int]bool{{}, {}}
	for j := range is {
		at := Set(is[j].At)
		if names[j] = is[j].Name; !old[names[j]] && len(gone[at]) > 0 {
			i := gone[at][0]
			names[j], renamed[0][i], renamed[1][j], gone[at] = was[i].Name, true, true, gone[at][1:]
		}
	}
	return names, renamed
}

// Named is a thing with a name and hexes.
type Named struct {
	Name string
	At   []string
}
