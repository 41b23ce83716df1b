package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

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

// lay lays something on a hex, one time in n where there is something that may lie there.
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
		(t.Summons == "" || !m.split) { // whom a lair summons needs a level of the council
		m.say("camp = %q", oneOf(m, boards.CampNames[:]))
	}
	if t.Pass {
		m.passed.Add(h)
	}
}

// bar marks some sides of a hex away from the rim with an edge that its ground may carry.
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
