package matches

import (
	"math/bits"

	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/setup"
	"muster/maps/hex"
)

// UnitSet is a set of units, by number; LeaderSet one of Leaders.
type (
	UnitSet   uint64
	LeaderSet uint16
)

// Has reports whether the set contains a unit.
func (s UnitSet) Has(i int) bool { return s&(1<<i) != 0 }

// Has reports whether the set contains a Leader.
func (s LeaderSet) Has(i int) bool { return s&(1<<i) != 0 }

// CardSet is a set of kinds of Command card, by number.
type CardSet [2]uint64

// Add adds a card to the set.
func (s *CardSet) Add(i int) { s[i>>6&1] |= 1 << (i & 63) }

// Has reports whether the set contains a card.
func (s *CardSet) Has(i int) bool { return s[i>>6&1]&(1<<(i&63)) != 0 }

// Facts are the usage statistics of one game about its adventure.
type Facts struct {
	Ordered  UnitSet              // units that were ordered
	Fought   UnitSet              // units that attacked, or were attacked
	Timely   UnitSet              // units that were ordered or fought before the last quarter of the game
	Lost     UnitSet              // units that were eliminated
	Gone     UnitSet              // units that left by an exit
	Out      [boards.Camps]int    // units and Leaders of a side that left by an exit
	Taken    [boards.Camps]uint32 // objectives that a side held at some time, one bit each
	First    [boards.Camps]uint32 // those that it was the first to hold
	Served   CardSet              // Command cards that had an effect
	Entered  hex.Set              // hexes that a unit entered
	Idle     int                  // turns without orders
	Barred   int                  // those without a possible order
	Quiet    int                  // the longest run of turns without a lost block
	LastLoss int                  // the turn of the last loss; 0 without one
	Played   []int                // times that each kind of Command card was played in the own turn
	Reacted  []int                // the same as a reaction to an attack
	Actions  []int                // times that each Inspired Action was used
	Battles  int                  // attacks and battles back
	Evaded   int                  // attacks from which the target evaded
	Blocks   [boards.Camps]int    // blocks that a side lost
	Staff    LeaderFacts
}

// LeaderFacts are the statistics of one game about its Leaders.
type LeaderFacts struct {
	Ordered LeaderSet // ordered without a unit, or first in a chain
	Moved   LeaderSet // moved without a unit, by an order or for a token
	// Led are the Leaders that helped their side. A chain began with the Leader, its unit or a neighbour of it hit
	// with a leader face, or its unit ignored a flag because of it. Or its unit made a bonus close combat because of it.
	Led     LeaderSet
	Checked LeaderSet // dice were rolled for them, or they were attacked alone
	Fell    LeaderSet
	Left    LeaderSet // over an edge
}

// observer collects the Facts from the events of one game.
type observer struct {
	b      *setup.Battle
	facts  *Facts
	units  [kernel.MaxUnits]hex.Hex // their positions before the events
	staff  [kernel.MaxLeaders]hex.Hex
	orders bool // in this turn
	could  bool // a unit or Leader could be ordered in this turn
	card   int  // the card played in this turn; negative for none so far
	turn   int
	acted  [kernel.MaxUnits]int // the first turn in which a unit was ordered or fought; 0 for none
}

func newObserver(b *setup.Battle, f *Facts) *observer {
	n := len(b.Rules.Cards)
	all := make([]int, 2*n+len(b.Rules.Inspired))
	f.Played, f.Reacted, f.Actions = all[:n:n], all[n:2*n:2*n], all[2*n:]
	return &observer{b: b, facts: f, card: -1}
}

// stand reads the positions of all units and Leaders from the state.
func (o *observer) stand(s *kernel.State) {
	for i := range o.b.Rules.Setup {
		o.units[i] = s.Units[i].At
	}
	for i := range o.b.Rules.Staff {
		o.staff[i] = s.Leaders[i].At
	}
}

// see reads the events of one choice.
func (o *observer) see(events []kernel.Event) {
	f := o.facts
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case kernel.TurnBegan:
			o.endTurn()
		case kernel.CardPlayed:
			f.Played[e.Card()]++
			o.card = e.Card()
		case kernel.CardReacted:
			f.Reacted[e.Card()]++
			f.Served.Add(e.Card())
		case kernel.ActionUsed:
			f.Actions[e.Action()]++
		case kernel.UnitOrdered:
			o.orders = true
			f.Ordered |= 1 << e.Unit
			o.act(e.Unit)
			o.served()
		case kernel.UnitMended:
			o.served()
		case kernel.ObjectiveHeld:
			if point := uint32(1) << e.Objective(); (f.Taken[0]|f.Taken[1])&point == 0 {
				f.First[e.Camp] |= point
			}
			f.Taken[e.Camp] |= 1 << e.Objective()
		default:
			o.seeMove(e)
			o.seeFight(e)
			o.seeLeader(e)
		}
	}
}

// seeMove records moves.
func (o *observer) seeMove(e *kernel.Event) {
	f := o.facts
	switch e.Kind {
	case kernel.UnitMoved, kernel.UnitCharged, kernel.Advanced, kernel.AdvancedOn, kernel.UnitRetreated:
		f.Entered.Add(e.To)
		o.units[e.Unit] = e.To
		if e.Leader != kernel.NoLeader {
			o.staff[e.Leader] = e.To
		}
	case kernel.UnitLeft:
		f.Gone |= 1 << e.Unit
		f.Out[o.b.Rules.Setup[e.Unit].Camp]++
		if e.Leader != kernel.NoLeader {
			f.Staff.Left |= 1 << e.Leader
		}
	case kernel.LeaderMoved, kernel.LeaderSent, kernel.LeaderEvaded:
		o.staff[e.Leader] = e.To
	}
}

// seeFight records attacks and losses.
func (o *observer) seeFight(e *kernel.Event) {
	f := o.facts
	switch e.Kind {
	case kernel.Attacked, kernel.BattledBack:
		f.Battles++
		f.Fought |= 1 << e.Unit
		o.act(e.Unit)
		if e.Target != kernel.NoUnit {
			f.Fought |= 1 << e.Target
			o.act(e.Target)
		}
		o.served()
		if e.Kind == kernel.Attacked && e.CombatMode()&kernel.Bonus != 0 && o.byLeader(e.Unit) { // MED-LDR-23
			f.Staff.Led |= o.with(e.Unit)
		}
	case kernel.UnitEvades:
		f.Evaded++
	case kernel.DiceRolled:
		f.Fought |= 1 << e.Unit
		o.act(e.Unit)
		if how := e.CombatMode(); e.Faces[kernel.Helmet] > 0 && how&(kernel.Close|kernel.Alone) == kernel.Close &&
			how&(kernel.Evaded|kernel.Parting) == 0 {
			f.Staff.Led |= o.beside(e.Unit) // MED-LDR-21
		}
	case kernel.FlagsIgnored:
		f.Staff.Led |= o.with(e.Unit) // MED-LDR-22
	case kernel.BlocksLost:
		f.Blocks[e.Camp] += e.Blocks()
		o.quiet()
		f.LastLoss = o.turn
		o.served()
	case kernel.UnitEliminated:
		f.Lost |= 1 << e.Unit
	}
}

// seeLeader records the actions of Leaders, and their losses.
func (o *observer) seeLeader(e *kernel.Event) {
	f := &o.facts.Staff
	if e.Leader == kernel.NoLeader {
		return
	}
	one := LeaderSet(1) << e.Leader
	switch e.Kind {
	case kernel.ChainBegan:
		o.orders = true
		f.Ordered |= one
		f.Led |= one
		o.served()
	case kernel.LeaderOrdered:
		o.orders = true
		f.Ordered |= one
		o.served()
	case kernel.LeaderMoved, kernel.LeaderSent:
		f.Moved |= one
	case kernel.LeaderChecked, kernel.EscapeRolled:
		f.Checked |= one
	case kernel.Attacked:
		if e.CombatMode()&kernel.Alone != 0 {
			f.Checked |= one
		}
	case kernel.LeaderFell:
		f.Fell |= one
	case kernel.LeaderLeft:
		f.Left |= one
		o.facts.Out[o.b.Rules.Staff[e.Leader].Camp]++
	case kernel.LeaderFled:
		f.Left |= one
	}
}

// with returns the Leader of a unit, and those next to it, of its side.
func (o *observer) with(unit uint8) (set LeaderSet) {
	for i, at := range o.staff[:len(o.b.Rules.Staff)] {
		if at >= 0 && at == o.units[unit] {
			set |= 1 << i
		}
	}
	return set
}

func (o *observer) beside(unit uint8) (set LeaderSet) {
	from, camp := o.units[unit], o.b.Rules.Setup[unit].Camp
	for i, at := range o.staff[:len(o.b.Rules.Staff)] {
		if at >= 0 && from >= 0 && o.b.Rules.Staff[i].Camp == camp && o.b.Rules.Board.Distance(at, from) <= 1 {
			set |= 1 << i
		}
	}
	return set
}

// byLeader reports whether a unit has its bonus close combat because of a Leader, not of its row.
func (o *observer) byLeader(unit uint8) bool {
	return !o.b.Rules.Kinds[o.b.Rules.Setup[unit].Kind].Bonus
}

// served records that the card of this turn had an effect: an order, an attack, a block lost or gained.
func (o *observer) served() {
	if o.card >= 0 {
		o.facts.Served.Add(o.card)
	}
}

// quiet updates the number of turns since the last loss.
func (o *observer) quiet() { o.facts.Quiet = max(o.facts.Quiet, o.turn-o.facts.LastLoss-1) }

func (o *observer) endTurn() {
	if o.turn > 0 {
		o.idle()
	}
	o.orders, o.could, o.card = false, false, -1
	o.turn++
}

// idle evaluates a finished turn.
func (o *observer) idle() {
	if o.orders {
		return
	}
	o.facts.Idle++
	if !o.could {
		o.facts.Barred++
	}
}

// asked records the legal choices of a player.
func (o *observer) asked(legal []kernel.Action) {
	switch legal[len(legal)-1].Kind() {
	case kernel.GiveOrder, kernel.OrderLeader, kernel.BeginChain, kernel.Mend:
		o.could = true
	}
}

// act records the turn of a unit's first order or fight.
func (o *observer) act(unit uint8) {
	if o.acted[unit] == 0 {
		o.acted[unit] = o.turn
	}
}

// close ends the last turn.
func (o *observer) close() {
	for i, turn := range o.acted {
		if turn > 0 && command.Timely(turn, o.turn) {
			o.facts.Timely |= 1 << i
		}
	}
	o.idle()
	o.turn++
	o.quiet()
}

// Len returns the number of units in a set, of Leaders likewise.
func (s UnitSet) Len() int   { return bits.OnesCount64(uint64(s)) }
func (s LeaderSet) Len() int { return bits.OnesCount16(uint16(s)) }
