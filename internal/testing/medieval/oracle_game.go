package medieval

import (
	"fmt"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps"
	"muster/maps/hex"
)

// Table runs a battle: it decides for the players, rolls the dice and deals the cards.
type Table interface {
	// Choose picks one of at least one option.
	Choose(who boards.Camp, options []kernel.Action) kernel.Action
	// Roll rolls this many dice and counts the faces.
	Roll(dice int) [kernel.Faces]int
	// Draw takes the top card; it is never called with an empty deck.
	Draw() int
}

// Setup is a battle before its first turn. Units, cards and actions are named by ids of the rulebook.
type Setup struct {
	Map        *maps.Map
	Rules      *rulebook.Rulebook
	Units      []Soldier
	Leaders    []Captain
	Cards      []string
	Copies     []int
	Actions    []string
	Hands      [boards.Camps][]int // numbers of cards
	Command    [boards.Camps]int
	Tokens     [boards.Camps]int
	Supply     int
	First      boards.Camp
	Goal       [boards.Camps]int
	Exits      [boards.Camps]Exit
	Objectives []Objective
	LastTurn   int         // 0: none
	LastWinner kernel.Side // the winner after it; Neither: the side with more banners
	TurnCap    int         // total turns after which the game is a draw
}

// Soldier is a unit at the start.
type Soldier struct {
	Type   string
	Camp   boards.Camp
	At     hex.Hex
	Bow    bool
	Blocks int // 0: as many as its type has
}

// Captain is a Leader at the start.
type Captain struct {
	Camp boards.Camp
	At   hex.Hex
}

// Exit defines where a side's units and Leaders may leave the board, and the banners for each.
type Exit struct {
	At      []hex.Hex
	Banners int
}

// Objective is a group of hexes worth banners to a side with a unit on one of them.
type Objective struct {
	At        []hex.Hex
	Camps     [boards.Camps]bool
	Banners   int
	Permanent bool
}

// OracleGame is a battle in play.
type OracleGame struct {
	Log []string // events, a line each

	book    *rulebook.Rulebook
	field   *layout
	units   []*unit
	leaders []*leader
	deck    []*rulebook.CommandCard
	actions []*rulebook.Action
	table   Table
	active  boards.Camp
	turn    int
	orders  orders

	hands       [boards.Camps][]int
	pile, spent []int // the cards in no hand, unordered
	played      int
	last        [boards.Camps]carried // the card of each side's last own turn
	reacted     int                   // cards that the other side has played in this turn
	command     [boards.Camps]int
	tokens      [boards.Camps]int
	supply      int

	goal       [boards.Camps]int
	exits      [boards.Camps]Exit
	banners    [boards.Camps]int
	objectives []Objective
	held       [boards.Camps]map[int]bool
	cap, end   int
	lastWinner kernel.Side

	over   bool
	winner kernel.Side
}

// New sets up a battle without calls to the table.
func New(s Setup, table Table) *OracleGame {
	g := &OracleGame{
		book: s.Rules, field: survey(s.Map, s.Rules), table: table, active: s.First, hands: s.Hands,
		command: s.Command, tokens: s.Tokens, supply: s.Supply, goal: s.Goal, exits: s.Exits,
		objectives: s.Objectives, cap: s.TurnCap, end: s.LastTurn, lastWinner: s.LastWinner, winner: kernel.Neither,
	}
	for i, id := range s.Cards {
		g.deck = append(g.deck, s.Rules.CommandCards.Get(id))
		for range s.Copies[i] {
			g.pile = append(g.pile, i)
		}
	}
	for _, id := range s.Actions {
		g.actions = append(g.actions, s.Rules.Actions.Get(id))
	}
	for c := range g.hands {
		g.held[c] = map[int]bool{}
		g.last[c].card = none
		for _, n := range g.hands[c] {
			g.pile, _ = without(g.pile, n)
		}
	}
	for i, x := range s.Units {
		u := &unit{number: uint8(i), camp: x.Camp, row: s.Rules.Units.Get(x.Type), bow: x.Bow, at: g.field.order[x.At]}
		u.blocks = u.row.Blocks
		if x.Blocks > 0 {
			u.blocks = x.Blocks
		}
		u.full = u.blocks
		g.units = append(g.units, u)
	}
	for i, x := range s.Leaders {
		g.leaders = append(g.leaders, &leader{number: uint8(i), camp: x.Camp, at: g.field.order[x.At]})
	}
	return g
}

// none means no card.
const none = -1

// say writes a line of the log.
func (g *OracleGame) say(format string, args ...any) {
	g.Log = append(g.Log, fmt.Sprintf(format, args...))
}

// label returns the hex of a spot in the rest of Muster.
func (g *OracleGame) label(s spot) hex.Hex { return g.field.places[s].number }

// pass returns the action of passing.
func pass() kernel.Action { return kernel.PassAction() }

// without removes one card from a list; ok is false if it is missing.
func without(list []int, n int) (rest []int, ok bool) {
	for i, m := range list {
		if m == n {
			return append(append(rest, list[:i]...), list[i+1:]...), true
		}
	}
	return list, false
}

// general returns the row of the actions of every Leader, help that of support.
func (g *OracleGame) general() *rulebook.Leader { return g.book.Leaders.Get(rulebook.TheLeader) }
func (g *OracleGame) help() *rulebook.Support   { return g.book.Supports.Get(rulebook.TheSupport) }

// Turn returns the number of the turn, counting those of both sides.
func (g *OracleGame) Turn() int { return g.turn }

// Over reports whether the battle has ended, and the winner.
func (g *OracleGame) Over() (bool, kernel.Side) { return g.over, g.winner }
