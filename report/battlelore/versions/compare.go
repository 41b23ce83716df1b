package versions

import (
	"muster/catalog"
	"muster/engine/battlelore/library"
	"muster/engine/command/boards"
	"muster/maps/hex"
	"muster/report/changes"
)

// The topics of changes.
const (
	aboutAll   = changes.IDTopic // the name, the type, the map that is played on
	units      = "units"
	terrain    = "terrain"
	features   = "features"
	edges      = "edges"
	places     = "landmarks and lairs"
	victory    = "victory"
	players    = "players" // armies, commanders, Command cards, who moves first
	councils   = "councils"
	callToArms = "Call to Arms"
	cards      = "Deployment cards"
	rules      = "special rules"
	rows       = "rulebook"
	prose      = "prose"
	waivers    = "waivers"
)

// Topics lists the topics, in the order in which they are told.
func Topics() []string {
	return []string{
		aboutAll, units, terrain, features, edges, places, victory, players, councils, callToArms, cards, rules, rows, prose,
		waivers,
	}
}

// Compare lists what differs between two versions of a definition of one kind, but for the id.
func Compare(old, young *catalog.Entry) []changes.Change {
	was, is := library.EntryOf(old), library.EntryOf(young)
	if was == nil || is == nil {
		return nil
	}
	a, b := both(was, is)
	return changes.Compare(Topics(), &a.Version, &b.Version, distance(boardOf(was), boardOf(is)))
}

// Sum is one word for all that is compared: definitions with one sum differ in nothing but the id.
func Sum(of *catalog.Entry) string {
	e := library.EntryOf(of)
	if e == nil {
		return ""
	}
	v, _ := both(e, e)
	return v.Sum()
}

// both is what two versions say, where it hangs on the other one how something is said.
func both(was, is *library.Entry) (a, b *telling) {
	a, b = version(was), version(is)
	if was.Set != nil && is.Set != nil {
		cardsOf(a, was, is)
		cardsOf(b, is, was)
	}
	if was.Adventure != nil && is.Adventure != nil {
		objectivesOf(a, b, was, is)
	}
	return a, b
}

// telling is a version that is being said.
type telling struct {
	changes.Version
	said map[changes.Fact]bool // of hexes
}

func version(e *library.Entry) *telling {
	t := new(telling)
	switch {
	case e.Map != nil:
		t.battleMap(e)
	case e.Adventure != nil:
		t.adventure(e)
	case e.Set != nil:
		t.set(e)
	default:
		t.rulebook(e)
	}
	t.rows(e)
	t.waivers(e)
	return t
}

// boardOf is the board of a map, or of an adventure's; nil when it is not known.
func boardOf(e *library.Entry) *boards.Board {
	if e.Map == nil && e.Adventure == nil {
		return nil
	}
	if f := e.Catalog().Field(e); f != nil {
		return f.Hexes
	}
	return nil
}

// distance counts steps on the new board, or on the old one. Of hexes that are on neither nobody knows it.
func distance(old, young *boards.Board) func(a, b string) int {
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

// value adds a value that may be left out: "" is none.
func (t *telling) value(topic, side, name, value string) {
	if value != "" {
		t.Facts = append(t.Facts, changes.Fact{Topic: topic, Side: side, Name: name, Value: value})
	}
}

// about adds what a definition says of itself, each key with its value.
func (t *telling) about(pairs [][2]string) {
	for _, p := range pairs {
		t.value(aboutAll, "", p[0], p[1])
	}
}

// field adds a value of a thing that comes and goes as a whole.
func (t *telling) field(topic, side, name, field, value string) {
	t.Facts = append(t.Facts, changes.Fact{Topic: topic, Side: side, Name: name, Field: field, Value: value})
}

// words adds an author's words.
func (t *telling) words(name, text string) {
	if text = unfolded(text); text != "" {
		t.Facts = append(t.Facts, changes.Fact{Topic: prose, Name: name, Value: text, Prose: true})
	}
}

// at adds what lies on a hex, once.
func (t *telling) at(f changes.Fact) {
	if t.said == nil {
		t.said = map[changes.Fact]bool{}
	}
	if !t.said[f] {
		t.said[f] = true
		t.Facts = append(t.Facts, f)
	}
}
