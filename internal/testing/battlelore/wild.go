package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/source"
)

// Wild generates a battle of an author who adds rows to nearly every table and tests the limits of each number. The
// files may have errors. Tests leave out the parts that a check refuses, a paragraph at a time, until it accepts the
// rest. An empty line separates paragraphs.
func Wild(seed uint64) []*source.File {
	m := newMaker(seed, true)
	m.name = fmt.Sprintf("wild-%d", seed)
	w := &wilder{maker: m, heat: oneOf(m, []int{1, 2, 4, 8, 16, 40})}
	for i := range m.book.Weapons.All() {
		w.weapons = append(w.weapons, m.book.Weapons.All()[i].ID)
	}
	for i := range m.book.Tokens.All() {
		w.tokens = append(w.tokens, m.book.Tokens.All()[i].ID)
	}
	for i := range m.book.Units.All() {
		if u := &m.book.Units.All()[i]; u.Creature() {
			w.creatures = append(w.creatures, u.ID)
		} else {
			w.troops = append(w.troops, u.ID)
		}
	}
	return []*source.File{
		source.NewFile(m.name+".map.toml", []byte(w.battleMap())),
		source.NewFile(m.name+".adventure.toml", []byte(w.adventure())),
	}
}

// wilder generates a wild battle.
type wilder struct {
	*maker
	heat      int // one number in heat is at or near the limits of the schema
	weapons   []string
	tokens    []string
	troops    []string
	creatures []string
	lands     map[string][]land // by layer
	bare      hex.Set           // open ground with nothing on it
	banned    []string          // landmarks
	inForce   bool              // landmark rules
}

// land is the terrain of a wild map.
type land struct {
	id, symbol string
	pass, open bool
	own        bool
	creature   string // of a lair
	summons    bool
}

// n returns a number from low to high: usually from least to most, and sometimes one of the limits.
func (w *wilder) n(low, high, least, most int) int {
	if w.oneIn(w.heat) {
		return oneOf(w.maker, []int{low, low, min(low+1, high), high, high, max(high-1, low), w.between(low, high)})
	}
	return w.between(least, most)
}

// para ends a paragraph.
func (w *wilder) para() { w.text.WriteString("\n") }

// key writes a line, one time in n.
func (w *wilder) key(n int, name string, value any) {
	if w.oneIn(n) {
		w.set(name, value)
	}
}

// set writes a value.
func (w *wilder) set(name string, value any) { w.say("%s = %s", name, toml(value)) }

// toml writes a value as TOML does.
func toml(value any) string {
	switch v := value.(type) {
	case string:
		return fmt.Sprintf("%q", v)
	case []string:
		parts := make([]string, len(v))
		for i := range v {
			parts[i] = toml(v[i])
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case []int:
		parts := make([]string, len(v))
		for i := range v {
			parts[i] = toml(v[i])
		}
		return "[" + strings.Join(parts, ", ") + "]"
	}
	return fmt.Sprint(value)
}

// some returns different words of a list: at least one, up to most.
func (w *wilder) some(list []string, most int) []string {
	var out []string
	for range w.between(1, most) {
		if word := oneOf(w.maker, list); !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return out
}

// levels returns one number, or three for the levels of a master.
func (w *wilder) levels(low, high, least, most int) []int {
	if w.oneIn(2) {
		return []int{w.n(low, high, least, most)}
	}
	return []int{w.n(low, high, least, most), w.n(low, high, least, most), w.n(low, high, least, most)}
}

// boards writes a board of its own, small, odd or of the maximum size, or selects one of the rulebook's.
func (w *wilder) boards() {
	if !w.oneIn(3) {
		return
	}
	for range 40 {
		width := w.n(3, 26, 4, 14)
		rows := 2*w.n(1, 15, 1, 7) + 1
		spec := boards.Spec{Width: width, RowCount: rows, Ranks: []int{1}}
		spec.Lines = [2]int{w.between(1, 2*width-4), w.between(2, 2*width-3)}
		at := func(s boards.Section) []string {
			from, to := [...]int{0, spec.Lines[0], spec.Lines[1]}[s], [...]int{spec.Lines[0], spec.Lines[1], 2*width - 1}[s]
			return []string{string(rune('A'+min((from+to)/4, width-1))) + "1"}
		}
		spec.Zones = []boards.ZoneSpec{{ID: "all", Name: "All", Left: at(0), Centre: at(1), Right: at(2)}}
		pair := func() [2]int {
			first := w.between(1, rows)
			return [2]int{first, w.between(first, rows)}
		}
		spec.Setup = boards.SetupRows{
			Baseline:  w.n(1, rows, 1, min(2, rows)),
			Guards:    pair(),
			Landmarks: pair(),
			Lairs:     pair(),
			Stakes:    pair(),
		}
		board, err := boards.New(spec)
		if err != nil {
			continue
		}
		w.board = board
		w.on = rulebook.Board{Spec: spec, Geometry: board, Epic: w.oneIn(3)}
		w.on.ID = "own-board"
		s := &spec.Setup
		w.say(
			"[[rulebook.boards]]\nid = \"own-board\"\nname = \"Own\"\nwidth = %d\nrows = %d\nlines = %s\nranks = [1]\nepic = "+
				"%v\nrack = %d",
			width,
			rows,
			toml(spec.Lines[:]),
			w.on.Epic,
			w.n(0, 4, 0, 3),
		)
		w.say("zones = [{ id = \"all\", left = %s, centre = %s, right = %s }]", toml(at(0)), toml(at(1)), toml(at(2)))
		w.say(
			"setup = { baseline = %d, guards = %s, landmarks = %s, lairs = %s, stakes = %s }",
			s.Baseline,
			toml(s.Guards[:]),
			toml(s.Landmarks[:]),
			toml(s.Lairs[:]),
			toml(s.Stakes[:]),
		)
		w.para()
		return
	}
}
