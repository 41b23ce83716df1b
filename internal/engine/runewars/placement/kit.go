package placement

import (
	"fmt"
	"slices"

	"muster/internal/engine/runewars/rulebook"
)

// NewKit prepares the requested pieces, or returns the reason why it cannot.
func NewKit(rules *rulebook.Rulebook, ask *BuildAsk) (*Kit, []Reason) {
	k := &kit{Kit: &Kit{Rules: rules, Players: ask.Players}, ask: ask}
	players := rules.Limit(rulebook.LimitPlayers)
	if n := ask.Players; n < players.Least || n > players.Most {
		k.refuse("RW-SETUP-01", fmt.Sprintf("write a number from %d to %d", players.Least, players.Most),
			"a realm for %s cannot be built", people(n))
		return nil, k.reasons
	}
	k.boxes()
	k.tiles()
	k.factions()
	for i := range rules.Cities.All() {
		if c := &rules.Cities.All()[i]; !c.Found && !c.Free && k.has(c.Box) {
			k.Cities = append(k.Cities, c)
		}
	}
	for i := range rules.Exploration.All() {
		if t := &rules.Exploration.All()[i]; k.has(t.Box) {
			k.Tokens = append(k.Tokens, t)
		}
	}
	if len(k.reasons) > 0 {
		return nil, k.reasons
	}
	return k.Kit, nil
}

// kit is a Kit under construction.
type kit struct {
	*Kit
	ask     *BuildAsk
	reasons []Reason
}

func (k *kit) refuse(rule, help, what string, args ...any) {
	k.reasons = append(k.reasons, Reason{What: fmt.Sprintf(what, args...), Help: help, Rule: rule})
}

// unknown refuses a word that is no row's id.
func (k *kit) unknown(what, list, word string, known []string) {
	k.reasons = append(k.reasons, Reason{
		What: fmt.Sprintf("there is no %s %q", what, word), Help: "run `muster list " + list + " --game runewars`",
		Word: word, Known: known,
	})
}

// people words a number of players.
func people(n int) string {
	if n == 1 {
		return "1 player"
	}
	return fmt.Sprintf("%d players", n)
}

// has reports whether a box is on the table; content without a box always is.
func (k *kit) has(box string) bool { return box == "" || slices.Contains(k.Boxes, box) }

// boxes puts the boxes on the table: the named ones or the base box. Boxes with tiles that need only the base box are
// added, and those of the named tiles and factions, each with its required boxes.
func (k *kit) boxes() {
	if len(k.ask.Boxes) > 0 {
		for _, id := range k.ask.Boxes {
			k.table(id)
		}
		return
	}
	want := []string{rulebook.BaseBox}
	for i := range k.Rules.Tiles.All() {
		t := &k.Rules.Tiles.All()[i]
		box := k.Rules.Boxes.Get(t.Box)
		given := t.Home == "" && len(k.ask.Tiles) > 0 // then only those that are named are dealt
		if named(k.ask, t) || !given && box != nil && basic(box) {
			want = append(want, t.Box)
		}
	}
	for _, id := range k.ask.Factions {
		if f := k.Rules.Factions.Get(id); f != nil {
			want = append(want, f.Box)
		}
	}
	for i := 0; i < len(want); i++ {
		if box := k.Rules.Boxes.Get(want[i]); box != nil {
			want = append(want, without(box.Needs, want)...)
		}
	}
	for i := range k.Rules.Boxes.All() {
		if id := k.Rules.Boxes.All()[i].ID; slices.Contains(want, id) {
			k.Boxes = append(k.Boxes, id)
		}
	}
}

// named reports whether a tile, or the faction of its home realm, is requested by name.
func named(ask *BuildAsk, t *rulebook.Tile) bool {
	return slices.Contains(ask.Tiles, t.ID) || t.Home != "" && slices.Contains(ask.Factions, t.Home)
}

// basic reports whether a box needs only the base box.
func basic(box *rulebook.Box) bool { return len(without(box.Needs, []string{rulebook.BaseBox})) == 0 }

// further counts the boxes on the table that need more than the base box.
func (k *Kit) further() (n int) {
	for _, id := range k.Boxes {
		if box := k.Rules.Boxes.Get(id); box != nil && !basic(box) {
			n++
		}
	}
	return n
}

// without returns the words of a list that are missing in another one.
func without(list, other []string) []string {
	return slices.DeleteFunc(slices.Clone(list), func(word string) bool { return slices.Contains(other, word) })
}

// table adds a requested box.
func (k *kit) table(id string) {
	box := k.Rules.Boxes.Get(id)
	switch {
	case box == nil:
		k.unknown("box", "boxes", id, k.Rules.Boxes.IDs())
	case slices.Contains(k.Boxes, id):
		k.refuse("RW-LIM-02", "remove one of them", "the box %s is named twice", id)
	default:
		k.Boxes = append(k.Boxes, id)
		for _, need := range without(box.Needs, k.ask.Boxes) {
			k.refuse("RW-LIM-02", "add "+need+" to the boxes", "the box %s needs %s", id, need)
		}
	}
}

// tiles prepares the tiles to deal (RW-SETUP-03): the named ones, or all of the boxes', including those of Banners of
// War if its box is on the table (RW-SETUP-04).
func (k *kit) tiles() {
	all := k.Rules.Tiles.All()
	if len(k.ask.Tiles) == 0 {
		for i := range all {
			if t := &all[i]; t.Home == "" && k.has(t.Box) && lies(t) {
				k.Tiles = append(k.Tiles, t)
			}
		}
	}
	for _, id := range k.ask.Tiles {
		t := k.Rules.Tiles.Get(id)
		switch {
		case t == nil:
			k.unknown("tile", "tiles", id, k.Rules.Tiles.IDs())
		case t.Home != "":
			k.refuse("RW-SETUP-16", "name tiles of the board", "%s is the home realm of %s, not a tile of the board", id,
				t.Home)
		case slices.Contains(k.Tiles, t):
			k.refuse("RW-SETUP-03", "name it once: there is one of each tile", "tile %s is named twice", id)
		case !k.has(t.Box):
			k.refuse("RW-LIM-02", "add "+t.Box+" to the boxes", "tile %s is in the box %s, which is not in use", id, t.Box)
		case !lies(t):
			k.refuse("RW-TERM-02", fmt.Sprintf("write its areas within %d hexes of 0, 0", MostFar),
				"tile %s does not fit on a board", id)
		default:
			k.Tiles = append(k.Tiles, t)
		}
	}
	if want := k.Players * k.each(); len(k.reasons) == 0 && len(k.Tiles) < want {
		k.refuse("RW-SETUP-03", "name more tiles, or more boxes", "%s place %d tiles, %d more than are available",
			people(k.Players), want, want-len(k.Tiles))
	}
}

// lies reports whether a tile can be on a board at all (RW-SETUP-05, RW-TERM-02).
func lies(t *rulebook.Tile) bool {
	if !t.Whole() {
		return false
	}
	_, ok := New([]Piece{piece(t)}, nil, Rules{})
	return ok
}

// factions assigns the requested factions (RW-SETUP-02).
func (k *kit) factions() {
	for i := range k.Rules.Factions.All() {
		f := &k.Rules.Factions.All()[i]
		home := k.Rules.HomeOf(f.ID)
		if !slices.Contains(k.ask.Factions, f.ID) && k.has(f.Box) && home != nil && k.has(home.Box) && lies(home) {
			k.Free = append(k.Free, f)
		}
	}
	if len(k.ask.Factions) > k.Players {
		k.refuse("RW-SETUP-02", "name at most one faction for each player", "%d factions for %s", len(k.ask.Factions),
			people(k.Players))
		return
	}
	for _, id := range k.ask.Factions {
		f := k.Rules.Factions.Get(id)
		home := k.Rules.HomeOf(id)
		switch {
		case f == nil:
			k.unknown("faction", "factions", id, k.Rules.Factions.IDs())
		case slices.Contains(k.Factions, f):
			k.refuse("RW-SETUP-02", "name another faction", "%s is named twice", id)
		case home == nil:
			k.refuse("RW-SETUP-16", "add a tile with home = \""+id+"\" to the rulebook", "%s has no home realm", id)
		case !k.has(f.Box):
			k.refuse("RW-LIM-02", "add "+f.Box+" to the boxes", "%s is in the box %s, which is not in use", id, f.Box)
		case !k.has(home.Box):
			k.refuse("RW-LIM-02", "add "+home.Box+" to the boxes",
				"the home realm of %s is in the box %s, which is not in use", id, home.Box)
		case !lies(home):
			k.refuse("RW-TERM-02", fmt.Sprintf("write its areas within %d hexes of 0, 0", MostFar),
				"the home realm of %s does not fit on a board", id)
		default:
			k.Factions = append(k.Factions, f)
		}
	}
	if missing := k.Players - len(k.Factions); len(k.reasons) == 0 && len(k.Free) < missing {
		k.refuse("RW-SETUP-02", "name more boxes, or fewer players", "%s, and factions with home realms for %d",
			people(k.Players), len(k.Factions)+len(k.Free))
	}
	k.Factions = append(k.Factions, make([]*rulebook.Faction, max(0, k.Players-len(k.Factions)))...)
}

// short lists the pieces for dealt tiles and home realms that the boxes lack: neutral figures (RW-LIM-02), cities
// (RW-SETUP-20).
func (k *Kit) short(laid []*rulebook.Tile) []Reason {
	var out []Reason
	cities, figures := 0, map[string]int{}
	var order []string
	for _, t := range laid {
		for i := range t.Areas {
			if t.Areas[i].City {
				cities++
			}
			for _, n := range t.Areas[i].Neutrals {
				if figures[n.Unit] += n.Count; !slices.Contains(order, n.Unit) {
					order = append(order, n.Unit)
				}
			}
		}
	}
	for _, id := range order {
		if row := k.Rules.Units.Get(id); row != nil && figures[id] > row.Count {
			out = append(out, Reason{
				What: fmt.Sprintf("the tiles need %d of %s; the boxes have %d", figures[id], id, row.Count),
				Help: "deal other tiles", Rule: "RW-LIM-02",
			})
		}
	}
	if cities > len(k.Cities) {
		out = append(out, Reason{
			What: fmt.Sprintf("the tiles have %d city spaces; the boxes have %d cities", cities, len(k.Cities)),
			Help: "add cities to the rulebook, or name more boxes", Rule: "RW-SETUP-20",
		})
	}
	return out
}
