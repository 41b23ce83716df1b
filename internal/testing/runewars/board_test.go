package runewars_test

import (
	"slices"
	"strconv"
	"strings"

	"muster/internal/engine/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/setup"
	"muster/internal/engine/runewars/tiles"
	"muster/internal/testing/vectortest"
)

// drawn is a parsed board: each area is a tile of its own.
type drawn struct {
	t      vectortest.T
	v      *vector
	l      *library.LinkedRealm
	placed []tiles.Placed
	rows   []*rulebook.Tile
	names  []string
}

// board parses the picture, and links a game on it.
func board(t vectortest.T, v *vector) *setup.Game {
	book := rulebook.Base()
	d := &drawn{t: t, v: v, l: &library.LinkedRealm{Rules: book, Boxes: []string{"runewars", "demo"}}}
	for i, l := range v.board {
		if first := strings.Fields(l.Text)[0]; len(first) > 1 {
			break
		}
		for col, c := range l.Text {
			if c != ' ' {
				d.area(string(c), col/3, l.N-v.board[0].N)
			}
		}
		d.v.board[i].Text = ""
	}
	for _, f := range v.seats {
		row := book.Factions.Get(f)
		if row == nil {
			t.Fatalf("there is no faction %q", f)
		}
		d.l.Homes = append(d.l.Homes, library.Home{Faction: row})
	}
	homes := make([]int, len(d.names))
	for i := range homes {
		homes[i] = library.None
	}
	for _, l := range v.board {
		if l.Text != "" {
			d.mark(l, homes)
		}
	}
	for i := range d.placed {
		d.placed[i].Tile = d.rows[i].Shape()
		d.l.Laid = append(d.l.Laid, library.PlacedTile{Row: d.rows[i], Home: homes[i]})
	}
	d.l.Board = tiles.Lay(d.placed)
	d.l.Bare = d.l.Board
	for i := range d.l.Board.Spots {
		row := d.rows[d.l.Board.Spots[i].Tile]
		d.l.Spots = append(d.l.Spots, library.BoardArea{Label: row.Mark, Area: &row.Areas[0], Home: homes[i]})
	}
	options := runewars.Options{
		Garrison: true, Commanders: v.has("commanders"), Developments: v.has("developments"),
		Exploration: v.has("exploration"),
	}
	if v.has("decks") {
		d.l.Boxes = append(d.l.Boxes, "banners-of-war", "demo-banners", "demo-decks")
	}
	if v.has("more-cards") {
		d.l.Boxes = append(d.l.Boxes, "demo-banners-cards")
	}
	g, why := setup.Link(setup.Ask{Realm: d.l, Options: options})
	if g == nil {
		t.Fatalf("%v", why)
	}
	if v.has("decks") {
		return g
	}
	g.Rules.Titles, g.Rules.Cards = nil, blank()
	for h := 0; h < 4; h++ {
		g.Rules.Heroes = append(g.Rules.Heroes, runewars.Hero{Health: 3})
	}
	return g
}

// area adds an area in a column and a line of the picture: lines are half a hex apart.
func (d *drawn) area(name string, col, row int) {
	if (row-col)%2 != 0 {
		d.t.Fatalf("area %s stands between two hexes", name)
	}
	d.names = append(d.names, name)
	d.rows = append(d.rows, &rulebook.Tile{Mark: name, Areas: []rulebook.Area{{
		At: []int{0, 0}, Borders: map[string]string{},
	}}})
	d.placed = append(d.placed, tiles.Placed{At: tiles.At{Q: col, R: (row - col) / 2}})
}

func (d *drawn) find(name string) int {
	i := slices.Index(d.names, name)
	if i < 0 {
		d.t.Fatalf("there is no area %q", name)
	}
	return i
}

// mark parses a line below the picture.
func (d *drawn) mark(l vectortest.Line, homes []int) {
	w := strings.Fields(l.Text)
	switch w[0] {
	case "home":
		for _, a := range w[2:] {
			homes[d.find(a)] = slices.Index(d.v.seats, w[1])
		}
	case "red", "blue":
		a, b := d.find(w[1]), d.find(w[2])
		colour := map[string]string{"red": "mountain", "blue": "water"}[w[0]]
		for side := tiles.N; side < tiles.Dirs; side++ {
			if d.placed[a].At.Step(side) == d.placed[b].At {
				d.rows[a].Areas[0].Borders[side.String()] = colour
				return
			}
		}
		d.t.Fatalf("line %d: the two are not next to each other", l.N)
	case "yields":
		at := &d.rows[d.find(w[1])].Areas[0]
		for i := 2; i+1 < len(w); i += 2 {
			n, _ := strconv.Atoi(w[i+1])
			*map[string]*int{"food": &at.Food, "wood": &at.Wood, "ore": &at.Ore}[w[i]] = n
		}
	case "city":
		d.rows[d.find(w[1])].Areas[0].City = true
	case "tile": // it is an area of a tile of the rulebook, so that quests are there
		row := d.rows[d.find(w[1])]
		row.ID, row.Areas[0].Letter = w[2], w[3]
	case "nofort":
		d.rows[d.find(w[1])].Alone = true
	default:
		d.t.Fatalf("line %d: what is %q?", l.N, l.Text)
	}
}
