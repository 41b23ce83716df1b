package library

import (
	"strconv"

	"muster/internal/engine/command/rows"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/engine/runewars/tiles"
	"muster/maps"
)

// LinkedRealm is a linked realm. It is immutable and safe for concurrent use.
type LinkedRealm struct {
	Definition *maps.Realm
	Rules      *rulebook.Rulebook
	Boxes      []string     // its own; the base box by default
	Laid       []PlacedTile // the placed tiles in order, then the home realms
	Board      *tiles.Board
	Bare       *tiles.Board // without home realms; its areas are the first ones of Board
	Spots      []BoardArea  // by area of the board
	Homes      []Home       // by the definition's
	Cities     []City
	Runes      []Rune
	Tokens     []Token
	Faults     rows.List
	byLabel    map[string]int
}

// PlacedTile is a placed tile. Its index is that of its tiles.Placed.
type PlacedTile struct {
	Row  *rulebook.Tile
	Home int    // index of the home, or None
	Ptr  string // JSON pointer of its table
}

// BoardArea is an area of the board with its row of the rulebook.
type BoardArea struct {
	Label    string
	Area     *rulebook.Area
	Home     int // index of the home realm that it belongs to, or None
	Neutrals []Neutrals
	Changed  string // JSON pointer of the realm's replacement for the printed content; "" for printed content
}

// Neutrals is a number of neutral units of a type.
type Neutrals struct {
	Row   *rulebook.Unit
	Count int
	Ptr   string // JSON pointer of the list's element; "" for printed content
}

// Home is a marker and the home realm that replaces it.
type Home struct {
	Ptr     string
	Marker  []tiles.At        // two, or fewer in an invalid file
	Faction *rulebook.Faction // nil: not chosen yet, or unknown
	Tile    int               // index in Laid; None without a home realm
}

// City is a city token on an area.
type City struct {
	Ptr  string
	Area int // None: unknown area
	Row  *rulebook.City
}

// Rune is a rune token on an area.
type Rune struct {
	Ptr    string
	Area   int
	Dragon bool
	By     *rulebook.Faction
}

// Token is an exploration token on an area.
type Token struct {
	Ptr  string
	Area int
	Row  *rulebook.Token
}

// None is an invalid tile, area, home, seat, season or row.
const None = tiles.None

// realmLinker is a Linked under construction.
type realmLinker struct {
	*LinkedRealm
	whole  func(ptr string) bool
	unlaid bool // a tile is not on the board, for a reported reason: its areas are unknown
}

// LinkRealm links a realm to a rulebook. whole reports whether the schema accepted the value at a JSON pointer. Refused
// values are left out, because the schema reports them. A nil whole means that nothing was refused.
func LinkRealm(r *maps.Realm, rules *rulebook.Rulebook, whole func(ptr string) bool) *LinkedRealm {
	if whole == nil {
		whole = func(string) bool { return true }
	}
	linked := &LinkedRealm{Definition: r, Rules: rules, Boxes: r.Boxes, byLabel: map[string]int{}}
	l := &realmLinker{LinkedRealm: linked, whole: whole}
	if len(l.Boxes) == 0 {
		l.Boxes = []string{rulebook.BaseBox}
	}
	l.lay()
	l.name()
	l.put()
	return l.LinkedRealm
}

// lay places the known tiles.
func (l *realmLinker) lay() {
	var placed []tiles.Placed
	put := func(row *rulebook.Tile, at []int, turn, home int, ptr string) bool {
		if row == nil || len(at) != 2 || !l.whole(ptr+"/at") || !l.whole(ptr+"/turn") {
			return false
		}
		placed = append(placed, tiles.Placed{Tile: row.Shape(), At: hex(at), Turn: turn})
		l.Laid = append(l.Laid, PlacedTile{row, home, ptr})
		return true
	}
	for i, t := range l.Definition.Tiles {
		ptr := "/tiles/" + strconv.Itoa(i)
		laid := put(lookupRealm(l, &l.Rules.Tiles, rulebook.NounTile, t.Tile, ptr+"/tile"), t.At, t.Turn, None, ptr)
		l.unlaid = l.unlaid || !laid
	}
	for i, h := range l.Definition.Homes {
		home := Home{Ptr: "/homes/" + strconv.Itoa(i), Tile: None}
		for j, at := range h.Marker {
			if len(at) == 2 && l.whole(home.Ptr+"/marker/"+strconv.Itoa(j)) {
				home.Marker = append(home.Marker, hex(at))
			}
		}
		if h.Faction != "" {
			home.Faction = lookupRealm(l, &l.Rules.Factions, rulebook.NounFaction, h.Faction, home.Ptr+"/faction")
			l.unlaid = l.unlaid || home.Faction == nil
		}
		if home.Faction != nil && put(l.Rules.HomeOf(h.Faction), h.At, h.Turn, i, home.Ptr) {
			home.Tile = len(l.Laid) - 1
		}
		l.Homes = append(l.Homes, home)
	}
	l.Board = tiles.Lay(placed)
	n := 0
	for n < len(placed) && l.Laid[n].Home == None {
		n++
	}
	l.Bare = tiles.Lay(placed[:n])
}

// name gives the areas their names and printed content.
func (l *realmLinker) name() {
	l.Spots = make([]BoardArea, len(l.Board.Spots))
	for i := range l.Board.Spots {
		s := &l.Board.Spots[i]
		laid := &l.Laid[s.Tile]
		spot := BoardArea{Label: laid.Row.Label(s.Area), Area: &laid.Row.Areas[s.Area], Home: laid.Home}
		for _, n := range spot.Area.Neutrals {
			if row := l.Rules.Units.Get(n.Unit); row != nil {
				spot.Neutrals = append(spot.Neutrals, Neutrals{Row: row, Count: n.Count})
			}
		}
		l.Spots[i] = spot
		if _, twice := l.byLabel[spot.Label]; !twice {
			l.byLabel[spot.Label] = i
		}
	}
}

// put places the tokens and changes the neutral units.
func (l *realmLinker) put() {
	d := l.Definition
	for i, c := range d.Cities {
		ptr := "/cities/" + strconv.Itoa(i)
		l.Cities = append(l.Cities, City{
			ptr, l.area(c.Area, ptr+"/area"), lookupRealm(l, &l.Rules.Cities, rulebook.NounCity, c.City, ptr+"/city"),
		})
	}
	for i, r := range d.Runes {
		ptr := "/runes/" + strconv.Itoa(i)
		one := Rune{Ptr: ptr, Area: l.area(r.Area, ptr+"/area"), Dragon: r.Rune == maps.Dragon}
		if r.By != "" {
			one.By = lookupRealm(l, &l.Rules.Factions, rulebook.NounFaction, r.By, ptr+"/by")
		}
		l.Runes = append(l.Runes, one)
	}
	for i, t := range d.Exploration {
		ptr := "/exploration/" + strconv.Itoa(i)
		l.Tokens = append(l.Tokens, Token{
			ptr, l.area(t.Area, ptr+"/area"), lookupRealm(l, &l.Rules.Exploration, rulebook.NounToken, t.Token, ptr+"/token"),
		})
	}
	for i, n := range d.Neutrals {
		ptr := "/neutrals/" + strconv.Itoa(i)
		var units []Neutrals
		for j, u := range n.Units {
			at := ptr + "/units/" + strconv.Itoa(j)
			if row := lookupRealm(l, &l.Rules.Units, rulebook.NounUnit, u.Unit, at+"/unit"); row != nil {
				units = append(units, Neutrals{row, u.Count, at})
			}
		}
		if a := l.area(n.Area, ptr+"/area"); a != None {
			l.Spots[a].Neutrals, l.Spots[a].Changed = units, ptr
		}
	}
}

// Area returns the area with a name, or None.
func (l *LinkedRealm) Area(label string) int {
	if i, known := l.byLabel[label]; known {
		return i
	}
	return None
}

// Labels lists the names of the areas, in the order of the board.
func (l *LinkedRealm) Labels() []string {
	out := make([]string, len(l.Spots))
	for i := range l.Spots {
		out[i] = l.Spots[i].Label
	}
	return out
}

func hex(at []int) tiles.At { return tiles.At{Q: at[0], R: at[1]} }
