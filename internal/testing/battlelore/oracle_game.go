package battlelore

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Table makes the players' decisions, rolls the dice and deals the cards.
type Table interface {
	// Choose picks one of the options, at least one.
	Choose(who boards.Camp, options []battlelore.Action) battlelore.Action
	// Roll rolls dice and counts the faces.
	Roll(dice int) [battlelore.Faces]int
	// Draw takes the top card; the deck is never empty.
	Draw() int
}

// Objective is a group of hexes worth banners to a camp with a unit on one of them.
type Objective struct {
	At        []hex.Hex
	Camps     [boards.Camps]bool
	Banners   int
	Permanent bool
}

// Setup is a battle before its first turn. Units and cards are named by ids of the rulebook.
type Setup struct {
	Field      *rulebook.Field
	Units      []Soldier
	Cards      []string
	Copies     []int
	Hands      [boards.Camps][]int // numbers of cards
	First      boards.Camp
	Goal       [boards.Camps]int // banners that win; 0: see Epic
	Epic       Epic
	Exits      [boards.Camps]Exit
	Objectives []Objective
	LastTurn   int             // 0: none
	LastWinner battlelore.Side // the winner after it; Neither: the camp with more banners
	TurnCap    int             // turns in all after which the game is a draw
	Lore       OracleLore      // without Terms: none
	Gifts      []Gift          // of special rules
}

// Epic is the additional part of an Epic battle; the zero Epic is none.
type Epic struct {
	Open      []int // the cards on the rack; their number is constant (EP-SET-03)
	Spent     []int // the discards at the start: cards that were swept off the rack (EP-RCK-02)
	Commander [boards.Camps]int
	Decisive  int // banners that win with a lead of Margin; Marginal without (EP-VIC-01)
	Margin    int
	Marginal  int
}

// Exit is a camp's exit from the field, and the value of each unit that takes it.
type Exit struct {
	At      []hex.Hex
	Banners int
}

// Soldier is a unit at the start.
type Soldier struct {
	Type    string
	Camp    boards.Camp
	At      hex.Hex
	Weapon  string // replaces its type's; "" for none
	Figures int    // 0: as many as its type has
	Powers  int    // a creature: the engine's number of its first power
	Store   int    // Lore tokens next to it
	Hurt    int    // lives that it has lost
	Bears   string // a token on it
	Bends
}

// Bends are the changes to a unit by special rules of the adventure.
type Bends struct {
	Bold, Melee, Ranged, Move int // more, or less
	Frightened                bool
	Worth                     int // banners for its killer; 0: one
	Wakes                     int // the first turn in which it may be ordered
}

// OracleGame is a battle in play.
type OracleGame struct {
	Log []string // events, a line each

	field  *layout
	units  []*unit
	deck   []card
	table  Table
	active boards.Camp
	turn   int
	orders orders

	hands       [boards.Camps][]int
	pile, spent []int                // the cards outside all hands, in no order
	rack        []int                // the open ones
	size        int                  // of the rack
	played      played               // this turn
	copied      [boards.Camps][]card // the last cards as carried out; none without a card to copy

	goal       [boards.Camps]int
	epic       Epic
	commander  [boards.Camps]int
	exits      [boards.Camps]Exit
	banners    [boards.Camps]int
	objectives []Objective
	held       [boards.Camps]map[int]bool
	cap, last  int
	lastWinner battlelore.Side

	gifts  []Gift
	given  [boards.Camps]map[int]bool // by number: given for good
	lore   OracleLore
	wide   bool // an Epic board (EP-LOR-01)
	moment bool // several things happen at once

	over   bool
	winner battlelore.Side
}

// New sets up a battle, without calls of the table.
func New(s Setup, table Table) *OracleGame {
	g := &OracleGame{
		field:      survey(s.Field),
		table:      table,
		active:     s.First,
		hands:      s.Hands,
		goal:       s.Goal,
		objectives: s.Objectives,
		epic:       s.Epic,
		exits:      s.Exits,
		commander:  s.Epic.Commander,
		rack:       s.Epic.Open,
		size:       len(s.Epic.Open),
		spent:      s.Epic.Spent,
		cap:        s.TurnCap,
		last:       s.LastTurn,
		lastWinner: s.LastWinner,
		winner:     battlelore.Neither,
		lore:       s.Lore,
		wide:       s.Field.Board.Epic,
		gifts:      s.Gifts,
	}
	known := cards()
	for i, id := range s.Cards {
		c := known[id]
		c.epic = g.size > 0
		g.deck = append(g.deck, c)
		for range s.Copies[i] {
			g.pile = append(g.pile, i)
		}
	}
	for c := range g.hands {
		g.held[c], g.given[c] = map[int]bool{}, map[int]bool{}
		for _, n := range g.hands[c] {
			g.pile, _ = without(g.pile, n)
		}
	}
	for _, n := range slices.Concat(g.rack, g.spent) {
		g.pile, _ = without(g.pile, n)
	}
	for i, soldier := range s.Units {
		u := enlist(s.Field.Rules, soldier)
		u.number, u.camp, u.at = uint8(i), soldier.Camp, g.field.order[soldier.At]
		u.store, u.figures = soldier.Store, u.figures-soldier.Hurt
		if kind := g.kindOf(soldier.Bears); kind >= 0 {
			row := &g.lore.Tokens[kind]
			u.tokens = []token{{kind: kind, row: row, turns: row.Turns}}
		}
		g.units = append(g.units, u)
	}
	return g
}

// of returns a camp's units on the field.
func (g *OracleGame) of(c boards.Camp) []*unit {
	var out []*unit
	for _, u := range g.units {
		if !u.gone && u.camp == c {
			out = append(out, u)
		}
	}
	return out
}

// on returns the unit on s, or nil.
func (g *OracleGame) on(s spot) *unit {
	for _, u := range g.units {
		if !u.gone && u.at == s {
			return u
		}
	}
	return nil
}

// taken returns the hexes with a unit.
func (g *OracleGame) taken() map[spot]bool {
	out := map[spot]bool{}
	for _, u := range g.units {
		if !u.gone {
			out[u.at] = true
		}
	}
	return out
}

// put moves a unit.
func (g *OracleGame) put(u *unit, s spot) {
	u.at = s
	g.look()
}

// say writes a line of the log.
func (g *OracleGame) say(format string, args ...any) {
	g.Log = append(g.Log, fmt.Sprintf(format, args...))
}

// label converts a spot to a hex of the engine.
func (g *OracleGame) label(s spot) hex.Hex { return g.field.places[s].number }

// goTo returns an action of a kind with a unit and a hex.
func (g *OracleGame) goTo(k battlelore.ActionKind, u *unit, s spot) battlelore.Action {
	return battlelore.NewAction(k, u.number, uint16(g.label(s)))
}

// pass returns the action that does nothing more.
func pass() battlelore.Action { return battlelore.PassAction() }

// without removes one card from a list; ok is false if the list does not have it.
func without(list []int, n int) (rest []int, ok bool) {
	for i, m := range list {
		if m == n && !ok {
			ok = true
			rest = append(append([]int{}, list[:i]...), list[i+1:]...)
		}
	}
	if !ok {
		return list, false
	}
	return rest, true
}

// Turn returns the number of the turn, counting both players'.
func (g *OracleGame) Turn() int { return g.turn }

// Over reports whether the battle has ended, and the winner.
func (g *OracleGame) Over() (bool, battlelore.Side) { return g.over, g.winner }

// Board writes all positions in one line: the state that two referees must agree on between choices.
func (g *OracleGame) Board() string {
	var b strings.Builder
	fmt.Fprintf(&b, "turn %d of %v;", g.turn, g.active)
	for _, u := range g.units {
		if !u.gone {
			fmt.Fprintf(&b, " %d:%dx%d", u.number, g.label(u.at), u.figures)
		}
	}
	rack := slices.Clone(g.rack)
	slices.Sort(rack)
	fmt.Fprintf(&b, "; rack %v", rack)
	for c := range boards.Camp(boards.Camps) {
		hand := slices.Clone(g.hands[c])
		slices.Sort(hand)
		held := 0
		for i := range g.held[c] {
			held |= 1 << i
		}
		fmt.Fprintf(&b, "; %v %d banners, objectives %b, hand %v", c, g.banners[c], held, hand)
	}
	b.WriteString(g.Hoard())
	return b.String()
}
