package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

// Battle generates a battle map and an adventure, as an author would write them. They use any mixture of the boards,
// grounds, features, places, barred sides, races, banners and weapons of the rulebook. The same seed writes the same
// texts.
func Battle(seed uint64) []*source.File { return makeUp(seed, false) }

// MadeLore generates a battle with Lore: with councils, creatures and landmarks.
func MadeLore(seed uint64) []*source.File { return makeUp(seed, true) }

// Allies generates a battle with Lore in which each camp is two players (VAR-RA-01).
func Allies(seed uint64) []*source.File {
	m := newMaker(seed, true)
	m.allies = true
	return m.files()
}

func makeUp(seed uint64, lore bool) []*source.File { return newMaker(seed, lore).files() }

func newMaker(seed uint64, lore bool) *maker {
	m := &maker{chance: engine.NewRand(seed, "make-up"), book: rulebook.Base(), name: fmt.Sprintf("made-up-%d", seed),
		lore: lore}
	m.on = oneOf(m, m.book.Boards.All())
	m.board = m.on.Geometry
	if m.split = lore && m.oneIn(3); m.split {
		m.creatures = 1
	} else if lore {
		m.creatures = m.between(2, 9)
	}
	return m
}

func (m *maker) files() []*source.File {
	return []*source.File{
		source.NewFile(m.name+".map.toml", []byte(m.battleMap())),
		source.NewFile(m.name+".adventure.toml", []byte(m.adventure())),
	}
}

// maker generates one battle.
type maker struct {
	chance    engine.Rand
	book      *rulebook.Rulebook
	on        rulebook.Board
	board     *boards.Board
	name      string
	lore      bool
	allies    bool
	split     bool // the players split their councils
	creatures int  // of a camp
	ground    [hex.Max]*rulebook.Terrain
	passed    hex.Set // hexes that can be entered
	taken     hex.Set // hexes with a unit
	text      strings.Builder
}

func (m *maker) say(format string, args ...any) { fmt.Fprintf(&m.text, format+"\n", args...) }

// done returns the text written so far, and starts a new text.
func (m *maker) done() string {
	text := m.text.String()
	m.text.Reset()
	return text
}

func (m *maker) oneIn(n int) bool { return m.chance.IntN(n) == 0 }

// between returns a number from low to high.
func (m *maker) between(low, high int) int { return low + m.chance.IntN(high-low+1) }

func oneOf[T any](m *maker, list []T) T { return list[m.chance.IntN(len(list))] }

// sometimes returns a line, one time in n, and otherwise "".
func (m *maker) sometimes(n int, line string) string {
	if m.oneIn(n) {
		return line
	}
	return ""
}

// hexIn returns a hex in a camp's rows that a unit can stand on, and that is free.
func (m *maker) hexIn(c boards.Camp, first, last int) string {
	free := m.board.OwnRows(c, first, last).And(m.passed).Minus(m.taken).Hexes()
	if len(free) == 0 {
		free = m.passed.Minus(m.taken).Hexes()
	}
	h := oneOf(m, free)
	m.taken.Add(h)
	return m.board.Label(h)
}

// spot returns a hex that a unit can stand on, free or not.
func (m *maker) spot() string { return m.board.Label(oneOf(m, m.passed.Hexes())) }

// battleMap writes a map: half of it open ground, the rest of any ground that a symbol names.
func (m *maker) battleMap() string {
	m.say("kind = \"map\"\nformat = 1\nid = %q\nname = \"Made up\"\nboard = %q\nrows = [", m.name, m.on.ID)
	var grounds []*rulebook.Terrain
	var open *rulebook.Terrain
	layers := map[string][]*rulebook.Terrain{}
	for i := range m.book.Terrain.All() {
		t := m.book.Terrain.Get(m.book.Terrain.All()[i].ID)
		switch {
		case t.Layer != rulebook.Ground:
			layers[t.Layer] = append(layers[t.Layer], t)
		case t.Symbol != "":
			grounds = append(grounds, t)
			if t.Open && open == nil {
				open = t
			}
		}
	}
	for row := range m.board.Rows() {
		var symbols []string
		for i := range m.board.RowLen(row) {
			t := oneOf(m, grounds)
			if m.oneIn(2) {
				t = open
			}
			h := m.board.At(row, i)
			m.ground[h] = t
			if t.Pass {
				m.passed.Add(h)
			}
			symbols = append(symbols, t.Symbol)
		}
		m.say("  %q,", strings.Join(symbols, " "))
	}
	m.say("]")
	places := append(slices.Clone(layers[rulebook.Landmark]), layers[rulebook.Lair]...)
	for h := range m.board.All().Each() {
		m.lay("features", layers[rulebook.Feature], h, 5)
		m.lay("places", places, h, 12)
		m.bar(h)
	}
	return m.done()
}

// lay puts something on a hex, one time in n, if something may lie there.
func (m *maker) lay(table string, from []*rulebook.Terrain, h hex.Hex, n int) {
	ground := m.ground[h]
	if ground == nil || !m.oneIn(n) {
		return
	}
	t := oneOf(m, from)
	if len(t.On) > 0 && !slices.Contains(t.On, ground.ID) || len(t.On) == 0 && !ground.Pass {
		return
	}
	if t.Layer == rulebook.Landmark && !ground.Open {
		return
	}
	m.say("[[%s]]\ntype = %q\nat = [%q]", table, t.ID, m.board.Label(h))
	if owned := t.Layer == rulebook.Landmark ||
		t.Layer == rulebook.Lair; owned && m.oneIn(4) &&
		(t.Summons == "" || !m.split) { // a summoning lair needs a level of the council
		m.say("camp = %q", oneOf(m, boards.CampNames[:]))
	}
	if t.Pass {
		m.passed.Add(h)
	}
}

// bar marks some sides of a hex, not on the rim, with an edge that its ground may have.
func (m *maker) bar(h hex.Hex) {
	for _, e := range m.book.Edges.All() {
		if near := m.board.Near(h); near.Len() < hex.Dirs || !slices.Contains(e.On, m.ground[h].ID) || m.oneIn(3) {
			continue
		}
		var sides []string
		for d := range hex.Dir(hex.Dirs) {
			if m.oneIn(3) {
				sides = append(sides, fmt.Sprintf("%q", d))
			}
		}
		if len(sides) > 0 {
			m.say("[[edges]]\ntype = %q\nat = %q\nsides = [%s]", e.ID, m.board.Label(h), strings.Join(sides, ", "))
		}
	}
}
