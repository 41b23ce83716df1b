// Package imported converts a scenario of another game to a map and an adventure of BattleLore: its ground, units and
// objectives by a table of names (names.toml). It reports guesses, changes and omissions at their place in the source
// file. Checks judge the result; Amend resolves their findings. Start with New.
package imported

import (
	"cmp"
	"fmt"
	"slices"

	"muster/imports"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
	"muster/schema/diag"
	"muster/schema/source"
)

// Defaults for values that a file does not have.
const (
	defaultCards   = 5
	defaultBanners = 5
)

// Draft is a map and an adventure under construction.
type Draft struct {
	from       *imports.Scenario
	rules      *rulebook.Rulebook
	board      *boards.Board
	boardID    string
	boxes      []string
	spare      []string           // boxes that may be added, in this order
	ground     map[hex.Hex]string // symbols
	grounds    map[hex.Hex]*imports.Item
	cells      map[int]hex.Hex // by where they stand in the text of the map that was made last
	structures []piece
	units      []piece
	objectives []piece
	first      string
	cards      [boards.Camps]int
	banners    [boards.Camps]int
	goals      [boards.Camps]int // offsets of the banners in the latest text
	hands      [boards.Camps]int // offsets of the cards in it
	found      []imports.Finding
	long       *imports.Finding // that the river has too many hexes for the boxes; nil while it has not
	noBattle   bool             // no units: only the map is made
	narrowed   map[hex.Hex]bool // fords that the boxes have no tile for, which are river
	opened     map[hex.Hex]bool // river hexes that are fords so that the armies can meet
}

// piece is a piece on a hex that can be changed or removed when checks refuse it.
type piece struct {
	hex       hex.Hex
	camp      boards.Camp
	types     []string // its type, and the possible replacements
	written   string
	terms     string // of an objective
	banners   int    // of an objective
	permanent bool   // of an objective
	anybody   bool   // an objective of both camps
	at        source.Span
	start     int // offset of the hex in the latest text made of it; -1 for none
}

// frames are the boards and their boxes, by number of rows.
var frames = map[int]struct {
	board string
	boxes []string
}{9: {"standard", nil}, 17: {"epic", []string{rulebook.BaseBox, "epic"}}}

// New converts a readable scenario: a map, and an adventure if there are units. Found has the reports. An error among
// them means no result, because one camp has no units.
func New(s *imports.Scenario) *Draft {
	d := empty(s)
	d.frame()
	if d.noBattle {
		d.mapOnly()
	} else {
		d.sides()
	}
	for i := range s.Things {
		d.thing(&s.Things[i])
	}
	if d.noBattle {
		return d
	}
	for camp := range boards.Camp(boards.Camps) {
		if !slices.ContainsFunc(d.units, func(p piece) bool { return p.camp == camp }) {
			d.tell(imports.Unreadable, source.Span{}, "put units on the board", "the file has no units for %s", camp.People())
		}
	}
	return d
}

// empty is a draft without anything on the board.
func empty(s *imports.Scenario) *Draft {
	return &Draft{
		from: s, rules: rulebook.Base(), ground: map[hex.Hex]string{}, grounds: map[hex.Hex]*imports.Item{},
		spare: []string{"call-to-arms", rulebook.BaseBox}, noBattle: !s.Units(),
		narrowed: map[hex.Hex]bool{}, opened: map[hex.Hex]bool{},
	}
}

// frame chooses the board and its boxes by the number of rows.
func (d *Draft) frame() {
	f := frames[d.from.Rows]
	d.boardID, d.boxes = f.board, f.boxes
	d.board = d.rules.Boards.Get(d.boardID).Geometry
}

// MapOnly reports whether there is no adventure: the file has no units.
func (d *Draft) MapOnly() bool { return d.noBattle }

// mapOnly reports that only a map is made, and the omissions.
func (d *Draft) mapOnly() {
	d.tell(imports.Dropped, source.Span{}, "put units of both sides on the board to get an adventure as well",
		"the file has no units: Muster writes a map and no adventure")
	if d.from.Story != "" || d.from.Rules != "" {
		d.tell(imports.Dropped, source.Span{}, "", "the story and the special rules are left out: a map cannot have them")
	}
}

// Found returns the readings, guesses, changes and omissions, in the order of the file.
func (d *Draft) Found() []diag.Diagnostic {
	return imports.Listed(d.all())
}

// Summed returns the same with one report for several pieces of a kind, and the number of findings summed up.
func (d *Draft) Summed() ([]diag.Diagnostic, int) {
	return imports.Summed(d.all())
}

func (d *Draft) all() []imports.Finding {
	all := slices.Concat(d.from.Found, d.found)
	if d.long != nil {
		all = append(all, *d.long)
	}
	return all
}

func (d *Draft) tell(code string, at source.Span, help, format string, args ...any) {
	d.found = append(d.found, imports.NewFinding(d.from.File, code, at, help, format, args...))
}

// tellOf reports a piece on a hex; of is the report for all pieces of its kind.
func (d *Draft) tellOf(code string, at source.Span, h hex.Hex, of, help, format string, args ...any) {
	f := imports.NewFinding(d.from.File, code, at, help, format, args...)
	d.found = append(d.found, f.Kind(d.board.Label(h), "%s", of))
}

// camps are the camps of the sides: the Pennants are at the top.
var camps = [imports.Sides]boards.Camp{imports.Top: boards.Pennant, imports.Bottom: boards.Standard}

// sides converts the first player, the cards and the victory conditions.
func (d *Draft) sides() {
	s := d.from
	d.first = "scout"
	const help = `write first = "pennant" or "standard" if you know it`
	switch {
	case s.First != imports.Unknown:
		d.first = camps[s.First].String()
	case s.FirstSaid != "":
		d.tell(imports.Guessed, s.FirstAt, help,
			"%q does not name the first player: the camp that scouts better moves first", s.FirstSaid)
	default:
		d.tell(imports.Guessed, source.Span{}, help,
			"the file does not name the first player: the camp that scouts better moves first")
	}
	if top, bottom := s.Sides[imports.Top], s.Sides[imports.Bottom]; top.Army != "" && bottom.Army != "" {
		d.tell(imports.Guessed, top.ArmyAt, "",
			"the %s, player 1 at the top, become the Pennants; the %s become the Standards", top.Army, bottom.Army)
	}
	for side, camp := range camps {
		of := s.Sides[side]
		d.cards[camp], d.banners[camp] = cmp.Or(of.Cards, defaultCards), cmp.Or(of.Banners, defaultBanners)
		if of.Cards == 0 {
			d.tell(imports.Guessed, of.CardsAt, "set command_cards", "the file does not say how many cards %s "+
				"hold: Muster writes %d", camp.People(), defaultCards)
		}
		if of.Banners == 0 {
			d.tell(imports.Guessed, of.WinAt, "set banners", "the file does not say how many banners %s need to "+
				"win: Muster starts with %d", camp.People(), defaultBanners)
		}
	}
}

// thing converts a piece on a hex.
func (d *Draft) thing(t *imports.Item) {
	p := piece{hex: d.board.At(t.Row, t.Nth), written: t.Written, at: t.At, start: -1}
	if t.Side != imports.Nobody {
		p.camp = camps[t.Side]
	}
	label := d.board.Label(p.hex)
	if t.Layer == imports.Objective {
		p.anybody, p.banners, p.permanent, p.terms = t.Side == imports.Nobody, t.Banners, t.Permanent, t.Terms
		d.objective(p)
		return
	}
	m := meaningOf(t)
	switch {
	case m == nil && broken(t):
		d.tellOf(imports.Dropped, t.At, p.hex, "a broken bridge is left out", "",
			"the broken bridge on %s is left out", label)
		return
	case m == nil:
		of := fmt.Sprintf("BattleLore has no equivalent of %q: it is left out", t.Written)
		d.tellOf(imports.Dropped, t.At, p.hex, of, "",
			"BattleLore has no equivalent of %q: the piece on %s is left out", t.Written, label)
		return
	}
	p.types = m.To
	if t.Layer == imports.Ground && m.To[0] == "river" && fordable(t.Detail) {
		p.types = []string{"ford"}
	}
	switch {
	case m.Near:
		d.tellOf(imports.Nearest, t.At, p.hex,
			fmt.Sprintf("%q becomes %s, the nearest equivalent", t.Written, p.types[0]), m.Word,
			"%q on %s becomes %s, the nearest equivalent", t.Written, label, p.types[0])
	case m.Guess:
		d.tellOf(imports.Guessed, t.At, p.hex, fmt.Sprintf("%q becomes %s, a guess", t.Written, p.types[0]), "",
			"%q on %s becomes %s, a guess", t.Written, label, p.types[0])
	}
	switch t.Layer {
	case imports.Ground:
		d.ground[p.hex], d.grounds[p.hex] = d.rules.Terrain.Get(p.types[0]).Symbol, t
	case imports.Structure:
		d.structures = append(d.structures, p)
	case imports.Unit:
		d.units = append(d.units, p)
	}
}

// objective converts an objective. One that both sides may take becomes one for each.
func (d *Draft) objective(p piece) {
	label := d.board.Label(p.hex)
	if d.noBattle {
		d.tellOf(imports.Dropped, p.at, p.hex, fmt.Sprintf("a map cannot have objectives: %q is left out", p.written), "",
			"a map cannot have objectives: %q on %s is left out", p.written, label)
		return
	}
	if p.terms != "" {
		d.tell(imports.Guessed, p.at, "describe the rest as a special rule",
			"%q on %s becomes an objective on that hex only; in the file %s", p.written, label, p.terms)
	}
	if !p.anybody {
		d.objectives = append(d.objectives, p)
		return
	}
	for camp := range boards.Camp(boards.Camps) {
		p.camp = camp
		d.objectives = append(d.objectives, p)
	}
}

// broken reports whether a piece is an impassable bridge.
func broken(t *imports.Item) bool { return t.Layer == imports.Structure && t.Name == "brkbridge" }

// fordable reports whether a river can be crossed, by the file's detail.
func fordable(detail string) bool { return detail == "FORD" || detail == "FORDABLE_STREAM" }
