package matches

import (
	"muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Facts are the statistics of one game about its adventure: what was used and what was not.
type Facts struct {
	Ordered  UnitSet              // units that were ordered
	Fought   UnitSet              // units that attacked, or were attacked
	Timely   UnitSet              // units that were ordered or fought before the last quarter of the game
	Lost     UnitSet              // units that were killed
	Taken    [boards.Camps]uint32 // objectives that a camp held at some time, a bit each
	First    [boards.Camps]uint32 // ... that it was the first to hold
	Served   [2]uint64            // Command cards that had an effect, by number
	Entered  hex.Set              // hexes that a unit came to
	Used     []bool               // effects of special rules that mattered, by place in Battle.Effects
	Idle     int                  // turns in which no unit was ordered
	Barred   int                  // ... and none could be
	Quiet    int                  // the longest run of turns in which no figure was lost
	LastLoss int                  // the turn of the last loss; 0 when there was none
	Left     int                  // units that left by an exit
	Played   [boards.Camps]int    // Command cards
	Battles  int                  // attacks and battles back
	Figures  [boards.Camps]int    // figures that a camp lost
	Lore     LoreFacts
}

// UnitSet is a set of units, by number.
type UnitSet [(battlelore.MaxUnits + 63) / 64]uint64

// Add puts a unit into the set.
func (s *UnitSet) Add(i uint8) { s[i>>6] |= 1 << (i & 63) }

// Has reports whether a unit is there.
func (s *UnitSet) Has(i uint8) bool { return s[i>>6]&(1<<(i&63)) != 0 }

// observer reads the Facts out of the events of one game.
type observer struct {
	b       *setup.Battle
	facts   *Facts
	touched map[string][]UnitSet // by word: the units of each effect, in the order of Battle.Effects
	orders  bool                 // in this turn
	card    int                  // the card that is played in this turn; below 0: none is yet
	could   bool                 // give one, in this turn
	turn    int
	acted   [battlelore.MaxUnits]int // the first turn in which a unit was ordered or fought; 0 for none
}

func newObserver(b *setup.Battle, f *Facts, turn int) *observer {
	o := &observer{b: b, facts: f, turn: turn, card: -1}
	f.Lore.begin(b)
	if n := len(b.Effects); n > 0 {
		f.Used = make([]bool, n)
		o.touched = map[string][]UnitSet{}
		for i := range b.Effects {
			e := &b.Effects[i]
			sets := o.touched[e.Do]
			if sets == nil {
				sets = make([]UnitSet, n)
				o.touched[e.Do] = sets
			}
			for _, u := range e.Units {
				sets[i].Add(uint8(u))
			}
			// No event names a unit that may not be ordered: the rule counts as used wherever it finds a unit.
			f.Used[i] = e.Do == adventures.RuleHold && len(e.Units) > 0
		}
	}
	return o
}

// use marks the effects of a word that are for a unit.
func (o *observer) use(do string, unit uint8) {
	for i, set := range o.touched[do] {
		if set.Has(unit) {
			o.facts.Used[i] = true
		}
	}
}

// useWhole marks the effects of a word that are for a camp or for the whole battle.
func (o *observer) useWhole(do string, camp boards.Camp) {
	for i := range o.b.Effects {
		if e := &o.b.Effects[i]; e.Do == do && e.Camps[camp] {
			o.facts.Used[i] = true
		}
	}
}

func (o *observer) camp(p battlelore.Player) boards.Camp { return o.b.Rules.CampOf[p] }

// see reads the events of one choice.
func (o *observer) see(events []battlelore.Event) {
	f := o.facts
	f.Lore.see(o, events)
	for i := range events {
		e := &events[i]
		switch e.Kind {
		case battlelore.TurnBegan:
			o.endTurn()
		case battlelore.CardPlayed:
			f.Played[o.camp(e.Player)]++
			o.card = e.Card()
		case battlelore.UnitOrdered:
			o.orders = true
			f.Ordered.Add(e.Unit)
			o.act(e.Unit)
			o.served()
		case battlelore.UnitMoved, battlelore.UnitRushed:
			f.Entered.Add(e.To)
			o.use(adventures.RuleMove, e.Unit)
		case battlelore.GroundGained, battlelore.Pursued:
			if e.To >= 0 {
				f.Entered.Add(e.To)
			}
		case battlelore.UnitRetreated:
			f.Entered.Add(e.To)
			o.use(adventures.RuleFrightened, e.Unit)
		case battlelore.RetreatBlocked:
			o.use(adventures.RuleFrightened, e.Unit)
		case battlelore.UnitLeft:
			f.Left++
			o.useWhole(adventures.RuleExit, o.b.Rules.Setup[e.Unit].Camp)
		case battlelore.Attacked, battlelore.BattledBack:
			f.Battles++
			o.use(adventures.RuleDice, e.Unit)
			f.Fought.Add(e.Unit)
			o.act(e.Unit)
			if e.Target < battlelore.MaxUnits {
				f.Fought.Add(e.Target)
				o.act(e.Target)
			}
			o.served()
		case battlelore.FlagsIgnored:
			o.use(adventures.RuleBold, e.Unit)
		case battlelore.FiguresLost:
			f.Figures[o.b.Rules.Setup[e.Unit].Camp] += e.Figures()
			o.quiet()
			f.LastLoss = o.turn
			o.served()
		case battlelore.UnitKilled:
			f.Lost.Add(e.Unit)
			o.use(adventures.RuleWorth, e.Unit)
		case battlelore.RuleGave:
			f.Used[o.b.Gifts[e.Gift()]] = true
		case battlelore.ObjectiveHeld:
			if point := uint32(1) << e.Objective(); (f.Taken[0]|f.Taken[1])&point == 0 {
				f.First[e.Camp()] |= point
			}
			f.Taken[e.Camp()] |= 1 << e.Objective()
		case battlelore.GameEnded:
			if e.End() == battlelore.ByTurns {
				o.useWhole(adventures.RuleLastTurn, boards.Pennant)
			}
		}
	}
}

// served records that the card of this turn had an effect: an order, an attack or a lost figure.
func (o *observer) served() {
	if o.card >= 0 {
		o.facts.Served[o.card>>6&1] |= 1 << (o.card & 63)
	}
}

// Serves reports whether a Command card did something in the game.
func (f *Facts) Serves(card int) bool { return f.Served[card>>6&1]&(1<<(card&63)) != 0 }

// quiet looks at the turns since the last loss.
func (o *observer) quiet() { o.facts.Quiet = max(o.facts.Quiet, o.turn-o.facts.LastLoss-1) }

func (o *observer) endTurn() {
	if o.turn > 0 { // before the first turn is the set-up
		o.idle()
	}
	o.orders, o.could, o.card = false, false, -1
	o.turn++
}

// idle looks at a turn that is over.
func (o *observer) idle() {
	if o.orders {
		return
	}
	o.facts.Idle++
	if !o.could {
		o.facts.Barred++
	}
}

// asked looks at what a player may choose. Orders are listed last, and with nothing but a pass.
func (o *observer) asked(legal []battlelore.Action) {
	o.could = o.could || legal[len(legal)-1].Kind() == battlelore.GiveOrder
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
			o.facts.Timely.Add(uint8(i))
		}
	}
	o.idle()
	o.turn++
	o.quiet()
}
