package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
)

// pending holds pending events, because the next ones may belong to the same line.
type pending struct {
	shown []string // Orders that were revealed
	dials []string // dials that were set by seat whose
	set   uint8    // as a set
	fates []string // Fate cards that were drawn
	whose uint8
	drawn string             // the rule
	same  runewars.Event     // the repeated event
	after runewars.EventKind // the kind of the event before it
	has   bool               // same is valid
	count int                // number of repetitions, or of their units
}

// counted are the events that share a line: those of units, and those of a card each.
var counted = map[runewars.EventKind]bool{
	runewars.UnitsDestroyed: true, runewars.UnitsRaised: true, runewars.UnitRouted: true,
	runewars.TacticsDrawn: false, runewars.QuestDrawn: false, runewars.TacticsDropped: false, runewars.QuestDropped: false,
}

// hold takes an event that may share a line; it reports whether it did. All other pending events are worded first.
func (t *Narrator) hold(e *runewars.Event) bool {
	one := e.Alike()
	units, counts := counted[e.Kind]
	if t.pending.has && one != t.pending.same {
		t.flushSame()
	}
	if e.Kind != runewars.OrderRevealed {
		t.orders()
	}
	if e.Kind != runewars.DialSet || e.Seat != t.pending.whose || t.pending.set>>e.Dial()&1 == 1 {
		t.flushDials()
	}
	if e.Kind != runewars.FateDrawn || t.doing == aDuel {
		t.flushFates()
	}
	if !counts {
		return false
	}
	if !t.pending.has && !t.more(&one) {
		t.pending.after = t.before
	}
	t.pending.same, t.pending.has = one, true
	if t.pending.count++; units {
		t.pending.count += e.Count() - 1
	}
	return true
}

// more reports whether an event is of another type of the units that were destroyed just now, for the same reason
// (RW-RET-03).
func (t *Narrator) more(e *runewars.Event) bool {
	was := &t.pending.same
	return e.Kind == runewars.UnitsDestroyed && t.before == e.Kind && was.Kind == e.Kind &&
		was.Seat == e.Seat && was.Area == e.Area
}

// flushSame words repeated events.
func (t *Narrator) flushSame() {
	e, n := t.pending.same, t.pending.count
	t.pending.count, t.pending.has = 0, false
	if !t.narrateUnits(&e, n) {
		t.narrateHand(&e, n)
	}
}

// orders words the Orders that were revealed.
func (t *Narrator) orders() {
	if len(t.pending.shown) > 0 {
		t.line("orders", "RW-SEAS-11", "%s", strings.Join(t.pending.shown, "; "))
		t.pending.shown = nil
	}
}

// dialSet records the value of a dial.
func (t *Narrator) dialSet(e *runewars.Event) {
	t.pending.whose = e.Seat
	t.pending.set |= 1 << (e.Dial() & 7)
	t.pending.dials = append(t.pending.dials, fmt.Sprintf("%s %d", dial(e.Dial()), e.Space()))
}

func (t *Narrator) flushDials() {
	if len(t.pending.dials) > 0 {
		rule := t.rule("RW-DIAL-01")
		if !t.begun {
			rule = "RW-SETUP-23"
		}
		t.line("dials", rule, "%s%s", t.actor(t.pending.whose), strings.Join(t.pending.dials, ", "))
		t.pending.dials, t.pending.set = nil, 0
	}
}

// fateDrawn records a Fate card that is read for its destiny.
func (t *Narrator) fateDrawn(e *runewars.Event) {
	t.pending.drawn = "RW-DIPL-02"
	if t.doing == aQuest {
		t.pending.drawn = "RW-QST-01"
	}
	t.pending.fates = append(t.pending.fates, fateCard(t.game, e.Card)+" "+t.destinyOf(e.Card))
}

func (t *Narrator) flushFates() {
	if n := len(t.pending.fates); n > 0 {
		what := "Fate card "
		if n > 1 {
			what = "Fate cards "
		}
		t.line("", t.pending.drawn, "%s%s", what, strings.Join(t.pending.fates, ", "))
		t.pending.fates = nil
	}
}
