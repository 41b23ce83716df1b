package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars"
)

// kept holds pending events, because the next ones may belong to the same line.
type kept struct {
	shown []string // Orders that were revealed
	dials []string // dials that were set, of the seat whose,
	set   uint8    // as a set
	fates []string // Fate cards that were drawn, for
	whose uint8
	drawn string             // the rule
	same  runewars.Event     // which came
	after runewars.EventKind // what came before it
	has   bool               // it did at all,
	count int                // and how often, or with how many units in all
}

// counted are the events that share a line: those of units, and those of a card each.
var counted = map[runewars.EventKind]bool{
	runewars.UnitsDestroyed: true, runewars.UnitsRaised: true, runewars.UnitRouted: true,
	runewars.TacticsDrawn: false, runewars.QuestDrawn: false, runewars.TacticsDropped: false, runewars.QuestDropped: false,
}

// keep takes an event that may share a line; it reports whether it did. All other pending events are worded first.
func (t *Narrator) keep(e *runewars.Event) bool {
	one := e.Alike()
	units, counts := counted[e.Kind]
	if t.kept.has && one != t.kept.same {
		t.tellSame()
	}
	if e.Kind != runewars.OrderRevealed {
		t.orders()
	}
	if e.Kind != runewars.DialSet || e.Seat != t.kept.whose || t.kept.set>>e.Dial()&1 == 1 {
		t.tellDials()
	}
	if e.Kind != runewars.FateDrawn || t.doing == aDuel {
		t.tellFates()
	}
	if !counts {
		return false
	}
	if !t.kept.has && !t.more(&one) {
		t.kept.after = t.before
	}
	t.kept.same, t.kept.has = one, true
	if t.kept.count++; units {
		t.kept.count += e.Count() - 1
	}
	return true
}

// more reports whether an event is of another type of the units that were destroyed just now, for the same reason
// (RW-RET-03).
func (t *Narrator) more(e *runewars.Event) bool {
	was := &t.kept.same
	return e.Kind == runewars.UnitsDestroyed && t.before == e.Kind && was.Kind == e.Kind &&
		was.Seat == e.Seat && was.Area == e.Area
}

// tellSame words repeated events.
func (t *Narrator) tellSame() {
	e, n := t.kept.same, t.kept.count
	t.kept.count, t.kept.has = 0, false
	if !t.narrateUnits(&e, n) {
		t.narrateHand(&e, n)
	}
}

// orders words the Orders that were revealed.
func (t *Narrator) orders() {
	if len(t.kept.shown) > 0 {
		t.line("orders", "RW-SEAS-11", "%s", strings.Join(t.kept.shown, "; "))
		t.kept.shown = nil
	}
}

// dialSet records the value of a dial.
func (t *Narrator) dialSet(e *runewars.Event) {
	t.kept.whose = e.Seat
	t.kept.set |= 1 << (e.Dial() & 7)
	t.kept.dials = append(t.kept.dials, fmt.Sprintf("%s %d", dial(e.Dial()), e.Space()))
}

func (t *Narrator) tellDials() {
	if len(t.kept.dials) > 0 {
		rule := t.rule("RW-DIAL-01")
		if !t.begun {
			rule = "RW-SETUP-23"
		}
		t.line("dials", rule, "%s%s", t.who(t.kept.whose), strings.Join(t.kept.dials, ", "))
		t.kept.dials, t.kept.set = nil, 0
	}
}

// fateDrawn records a Fate card that is read for its destiny.
func (t *Narrator) fateDrawn(e *runewars.Event) {
	t.kept.drawn = "RW-DIPL-02"
	if t.doing == aQuest {
		t.kept.drawn = "RW-QST-01"
	}
	t.kept.fates = append(t.kept.fates, fateCard(t.game, e.Card)+" "+t.destinyOf(e.Card))
}

func (t *Narrator) tellFates() {
	if n := len(t.kept.fates); n > 0 {
		what := "Fate card "
		if n > 1 {
			what = "Fate cards "
		}
		t.line("", t.kept.drawn, "%s%s", what, strings.Join(t.kept.fates, ", "))
		t.kept.fates = nil
	}
}
