package balance

import (
	"crypto/sha256"
	"reflect"
	"strings"

	"muster/catalog"
	"muster/schema/diag"
	"muster/schema/source"
)

// Change is the kind of a variant's change.
type Change uint8

// The kinds, in the order in which they are listed.
const (
	First     Change = iota // another side moves first
	Cards                   // a player holds more or fewer cards
	Tokens                  // a side begins with more or fewer tokens
	Banners                 // a side needs more or fewer banners
	Objective               // an objective is worth more or less
	Exit                    // a unit that leaves the board is worth more or less
	Without                 // a unit is not there
	Added                   // another unit is there
	Colour                  // a unit has the next colour or class
	Shifted                 // a unit starts on another hex
	Swapped                 // two units start on each other's hexes
	Homes                   // two factions have each other's home realms
	Start                   // a seat begins with more or fewer resources, units or cards
	ToWin                   // a victory needs more or fewer runes
	Years                   // a game has more or fewer years
	Rune                    // a rune lies in another area
	City                    // a city is another one
	Neutrals                // there are more or fewer neutral units
	Tile                    // two tiles have each other's places

	kindsOfChange // the number of kinds of change
)

// String returns the kind for machines.
func (k Change) String() string {
	return [...]string{"first", "cards", "tokens", "banners", "objective", "exit", "without", "added", "colour", "moved",
		"swapped", "homes", "start", "goal", "length", "rune", "city", "neutrals", "tile"}[k]
}

// MarshalText returns the kind for machines.
func (k Change) MarshalText() ([]byte, error) { return []byte(k.String()), nil }

// Variant is a definition with one change.
type Variant struct {
	ID   string `json:"id"` // names the change, whatever else the file holds
	Kind Change `json:"kind"`
	Side int    `json:"-"`    // the side that it changes or that moves first, by index
	Says string `json:"says"` // the change, in words
	Text []byte `json:"-"`    // the file with the change
	// Entry is that file, read again; Scenario is its playable form.
	Entry    *catalog.Entry `json:"-"`
	Scenario Scenario       `json:"-"`
}

// Variants are those of a definition.
type Variants struct {
	List    []Variant // in the order of the kinds, each in that of the file
	Refused []Refused // changes that are not possible
}

// Refused is a change that is not possible.
type Refused struct {
	Kind Change `json:"kind"`
	Says string `json:"says"`
	Why  string `json:"why"` // the reason
}

// Refuses returns the error of a definition, "" for none.
type Refuses func(e *catalog.Entry) string

// Wanted is a change: the possible edits for it, the best first, and a test of the result.
type Wanted struct {
	Kind  Change
	Side  int
	Says  string
	Edits [][]diag.Edit
	Made  func(e *catalog.Entry) bool // whether the edited file differs in exactly this change
}

// Maker makes the variants of a definition by edits of its file.
type Maker struct {
	Pen
	Variants
	ask    VariantsQuestion
	others []*source.File
}

// VariantsQuestion is a request for the variants of a playable definition.
type VariantsQuestion struct {
	Entry   *catalog.Entry
	Refuses Refuses
	// Only selects changes by their words; nil takes all. The others are neither read nor checked.
	Only func(says string) bool
	// Open sets up a changed definition, or returns the reasons why it cannot be played.
	Open func(e *catalog.Entry) (s Scenario, unplayable []string)
}

// NewMaker returns a maker without variants.
func NewMaker(q VariantsQuestion) *Maker {
	return &Maker{Pen: newPen(q.Entry.Doc), ask: q, others: others(q.Entry)}
}

// others returns the files of the project for a definition; a shipped one uses the library alone.
func others(e *catalog.Entry) []*source.File {
	if !e.Given {
		return nil
	}
	var out []*source.File
	for _, s := range e.Catalog().Slots() {
		if s.File != e.Doc.File {
			out = append(out, s.File)
		}
	}
	return out
}

// Add adds the variant of a change. It is refused if no edit makes exactly that change, or if the result is invalid.
func (m *Maker) Add(w *Wanted) {
	if m.ask.Only != nil && !m.ask.Only(w.Says) {
		return
	}
	refuse := func(why string) {
		m.Refused = append(m.Refused, Refused{w.Kind, w.Says, why})
	}
	for _, edits := range w.Edits {
		text := diag.Apply(m.Text, edits)
		e := m.read(text)
		if e == nil || !w.Made(e) || !m.keeps(e) {
			continue
		}
		if why := m.ask.Refuses(e); why != "" {
			refuse(why)
			return
		}
		scenario, unplayable := m.ask.Open(e)
		if len(unplayable) > 0 {
			refuse(unplayable[0])
			return
		}
		m.List = append(m.List, Variant{Kind: w.Kind, Side: w.Side, Says: w.Says, Text: text, Entry: e, Scenario: scenario})
		return
	}
	refuse("make this change by hand: Muster cannot edit this part of the file safely")
}

// Done names the variants and returns them.
func (m *Maker) Done() *Variants {
	m.name()
	return &m.Variants
}

// read reads a text instead of the definition's own, with the same other files.
func (m *Maker) read(text []byte) *catalog.Entry {
	of := m.ask.Entry.Catalog()
	f := source.NewFile(m.File.Name, text)
	return catalog.Project(of.Games(), []*source.File{f}, m.others, 1).Under(of.Settings()).Named(f.Name)
}

// keeps reports whether an edit has left the author's own rows and the waivers unchanged.
func (m *Maker) keeps(e *catalog.Entry) bool {
	for _, key := range []string{"rulebook", "waive"} {
		if !reflect.DeepEqual(m.Doc.Tree[key], e.Doc.Tree[key]) {
			return false
		}
	}
	made := newPen(e.Doc)
	return m.bare() > 0 || made.bare() == 0
}

// letters are those of ids: consonants, so that an id is neither a number nor a word.
const letters = "bcdfghjklmnpqrstvwxz"

// LeastID is how many letters of an id name a variant at least.
const LeastID = 4

// idOf is the whole id of a change: it depends on the change alone, so it names no other one after an edit of the file.
func idOf(says string) string {
	sum := sha256.Sum256([]byte(says))
	var b strings.Builder
	for _, c := range sum[:16] {
		b.WriteByte(letters[int(c)%len(letters)])
	}
	return b.String()
}

// name gives the variants their ids: the least number of letters that tells them apart.
func (v *Variants) name() {
	for n := LeastID; ; n++ {
		taken, twice := map[string]bool{}, false
		for i := range v.List {
			id := idOf(v.List[i].Says)
			v.List[i].ID = id[:min(n, len(id))]
			twice = twice || taken[v.List[i].ID]
			taken[v.List[i].ID] = true
		}
		if !twice || n > len(idOf("")) {
			return
		}
	}
}
