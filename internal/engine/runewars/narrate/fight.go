package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars/battle"
	"muster/internal/words"
)

// Names are the names of a battle's numbers.
type Names interface {
	Side(side uint8) string       // the owner of a side's units
	Unit(side, kind uint8) string // a kind of unit of a side
	Area(area uint8) string       // an area for retreat
	Card(card uint8) string       // a Fate card
}

// Fight words the events of battles, in order.
type Fight struct {
	Names
	lines  []string
	cards  []string // drawn for one kind, worded in one line
	actor  string   // the owner of the cards
	over   bool     // the battle is won
	winner uint8    // the winning side
	gone   battle.Event
	many   int // number of units that retreated like gone, worded in one line
}

// Narrate takes an event and returns its lines. The cards of a kind make one line. So do units that retreat; that line
// comes with the first event after them or with Rest.
func (f *Fight) Narrate(e *battle.Event) []string {
	f.lines = nil
	if e.Kind != battle.CardDrawn {
		f.drawn()
	}
	if one := retreating(e); f.many > 0 && one != f.gone {
		f.retreated()
	}
	switch {
	case f.narrateDraw(e), f.narrateHit(e), f.narrateEnd(e):
	}
	return f.lines
}

// Rest returns the pending lines.
func (f *Fight) Rest() []string {
	f.lines = nil
	f.drawn()
	if f.many > 0 {
		f.retreated()
	}
	return f.lines
}

func (f *Fight) line(head, rules, format string, args ...any) {
	f.lines = append(f.lines, lineOf(head, rules, format, args...))
}

// drawn words the cards that a kind has drawn.
func (f *Fight) drawn() {
	if len(f.cards) > 0 {
		f.line("", "RW-BTL-06", "%s: %s", f.actor, strings.Join(f.cards, ", "))
		f.cards = nil
	}
}

// retreating returns an event without the number of retreating units.
func retreating(e *battle.Event) battle.Event {
	one := *e
	one.N = 0
	return one
}

// retreated words units that have retreated.
func (f *Fight) retreated() {
	e, n := f.gone, f.many
	f.many = 0
	if e.Area == battle.NoArea {
		f.line("", "RW-RET-01", "%s: nowhere to retreat to", f.count(&e, n))
		return
	}
	f.line("", "RW-RET-01", "%s %s to %s, routed", f.count(&e, n), verb("retreat", n), f.Area(e.Area))
}

// count words a number of units of a kind, with their owner.
func (f *Fight) count(e *battle.Event, n int) string {
	return fmt.Sprintf("%s (%s)", Several(n, f.Unit(e.Side, e.Unit)), f.Side(e.Side))
}

// losses are the texts and rules for a unit that is destroyed.
var losses = [...]struct{ rule, text string }{
	battle.LostFighting: {"RW-DMG-03", "is destroyed"},
	battle.LostNowhere:  {"RW-RET-02", "finds no area to retreat to and is destroyed"},
	battle.LostNeutral:  {"RW-RET-03", "finds no area to retreat to and is destroyed"},
	battle.LostBarred:   {"RW-RET-05", "cannot cross the border and is destroyed"},
	battle.LostFull:     {"RW-RET-06", "is destroyed: the area it retreats to is full"},
	battle.LostCrowded:  {"RW-BTL-21", "is destroyed: the area is full"},
}

// lost words that a unit is destroyed: in the fight, by a failed retreat during it (RW-RET-07), or after it
// (RW-BTL-20).
func (f *Fight) lost(e *battle.Event) {
	why := battle.Loss(e.N)
	if int(why) >= len(losses) {
		why = battle.LostFighting
	}
	rule := losses[why].rule
	switch {
	case why == battle.LostFighting, why == battle.LostCrowded:
	case f.over:
		rule = "RW-BTL-20, " + rule
	default:
		rule = "RW-RET-07, " + rule
	}
	f.line("", rule, "%s %s", f.cell(e), losses[why].text)
}

// of names a kind of unit with its owner.
func (f *Fight) of(e *battle.Event) string {
	return fmt.Sprintf("%s (%s)", f.Unit(e.Side, e.Unit), f.Side(e.Side))
}

// cell words a unit with its former state.
func (f *Fight) cell(e *battle.Event) string {
	var how []string
	if e.Cell.State == battle.Routed {
		how = append(how, "routed")
	}
	if e.Cell.Damage > 0 {
		how = append(how, fmt.Sprintf("damage %d", e.Cell.Damage))
	}
	text := article(f.Unit(e.Side, e.Cell.Kind)) + " (" + f.Side(e.Side)
	if len(how) > 0 {
		text += ", " + strings.Join(how, ", ")
	}
	return text + ")"
}

// article puts an article before a name.
func article(name string) string {
	if name != "" && strings.ContainsRune("AEIOUaeiou", rune(name[0])) {
		return "an " + name
	}
	return "a " + name
}

// Face words the content of a Fate card's section.
func Face(face battle.Face) string {
	switch {
	case face == battle.Miss:
		return "miss"
	case face == battle.Special:
		return "special"
	case face.Damage() > 0:
		return fmt.Sprintf("damage %d", face.Damage())
	}
	return fmt.Sprintf("rout %d", face.Routs())
}

// narrateDraw words draws.
func (f *Fight) narrateDraw(e *battle.Event) bool {
	switch e.Kind {
	case battle.HeroSupports:
		f.line("", "RW-BTL-03", "a hero supports the %s (%s)", plural(f.Unit(e.Side, e.Unit)), f.Side(e.Side))
	case battle.RowBegan:
		f.line("round", "RW-BTL-05", "initiative %d", e.N)
	case battle.KindDraws:
		f.line("draws", "", "%s: %s", f.of(e), words.CountOf(int(e.N), "Fate card"))
	case battle.CardAnnounced:
		f.line("", "RW-BTL-07", "%s: %s, in place of a Fate card", f.of(e), Face(e.Face))
	case battle.CardDrawn:
		if who := f.of(e); who != f.actor {
			f.drawn()
			f.actor = who
		}
		f.cards = append(f.cards, Face(e.Face)+" ("+f.Card(e.Card)+")")
	case battle.CardThrown:
		f.line("", "RW-BTL-06", "%s: a card with %s is discarded", f.of(e), Face(e.Face))
	case battle.DeckShuffled:
		f.line("", "RW-FATE-01", "the discards are shuffled into a new Fate deck, %s", words.CountOf(int(e.N), "card"))
	case battle.DeckEmpty:
		f.line("", "RW-FATE-01", "%s cannot be drawn: the Fate deck is empty", words.CountOf(int(e.N), "card"))
	case battle.SpecialUsed:
		f.line("", "RW-BTL-08", "the %s uses its special ability", f.of(e))
	case battle.SpecialFails:
		f.line("", "RW-BTL-10", "the special ability of the %s has no effect", f.of(e))
	case battle.SideWithdraws:
		f.over, f.winner = true, 1-e.Side&1
		f.line("", "RW-RUL-04", "%s withdraws before the fight", f.Side(e.Side))
	case battle.EffectFails:
		f.line("", "RW-BTL-04", "the card or ability that %s uses has no effect", f.Side(e.Side))
	case battle.DefenceUsed:
		f.line("", "RW-BTL-13", "%s uses the development of the area", f.Side(e.Side))
	default:
		return false
	}
	return true
}

// narrateHit words effects on units.
func (f *Fight) narrateHit(e *battle.Event) bool {
	switch e.Kind {
	case battle.UnitPaid:
		f.line("", "RW-BTL-08", "%s is sacrificed for it", f.cell(e))
	case battle.UnitRouted:
		f.line("", "RW-DMG-01", "%s is routed", f.cell(e))
	case battle.UnitDamaged:
		f.line("", "RW-DMG-02", "%s takes damage %d", f.cell(e), e.N)
	case battle.UnitDestroyed:
		f.lost(e)
	case battle.UnitHealed:
		f.line("", "RW-BTL-08", "%s is healed", f.cell(e))
	case battle.CommanderHurt:
		f.line("", "RW-CMD-05", "a commander of %[2]s takes damage %[1]d instead of a unit", e.N, f.Side(e.Side))
	case battle.UnitsAdded:
		f.line("", "RW-BTL-08", "%s %s", f.count(e, int(e.N)), verb("come", int(e.N)))
	case battle.UnitsRetreat:
		f.gone = retreating(e)
		f.many += int(e.N)
	case battle.HealthSet:
		f.line("", "RW-BTL-08", "the %s (%s) have health %d in this battle",
			plural(f.Unit(e.Side, e.Unit)), f.Side(e.Side), e.N)
	case battle.StrengthAdded:
		f.line("", "RW-BTL-15", "%s: strength %+d", f.Side(e.Side), e.N)
	case battle.TacticsDrawn:
		f.line("", "RW-BTL-08", "%s: %s after the battle", f.Side(e.Side), words.CountOf(int(e.N), "Tactics card"))
	case battle.RoutsLost:
		f.line("", "RW-DMG-01", "%s: no unit left to rout, %s without effect", f.Side(e.Side),
			words.CountOf(int(e.N), "rout"))
	case battle.DamageLost:
		f.line("", "RW-DMG-02", "%s: no unit left to damage, damage %d without effect", f.Side(e.Side), e.N)
	default:
		return false
	}
	return true
}

// narrateEnd words the end of the battle.
func (f *Fight) narrateEnd(e *battle.Event) bool {
	switch e.Kind {
	case battle.StrengthCounted:
		f.counted(e)
	case battle.BattleWon:
		f.over, f.winner = true, e.Side
		f.line("strength", "RW-BTL-14, RW-BTL-16", "%s %d, %s %d: %s wins", f.Side(battle.Attacker), e.N,
			f.Side(battle.Defender), e.M, f.Side(e.Side))
	case battle.FortBroken:
		f.line("", "RW-BTL-18", "the stronghold is damaged")
	case battle.FortRazed:
		f.line("", "RW-BTL-17", "the stronghold is destroyed")
	case battle.FortReplaced:
		f.line("", "RW-BTL-17", "a damaged stronghold of %s replaces it", f.Side(battle.Attacker))
	case battle.OutsDestroyed:
		f.line("", "RW-BTL-20", "%s, routed before the battle: destroyed", f.count(e, int(e.N)))
	case battle.HeroesRouted:
		f.line("", "RW-HERO-07", "%s: supporting heroes routed: %d", f.Side(e.Side), e.N)
	default:
		return false
	}
	return true
}

// counted words the parts of a side's strength (RW-BTL-14, RW-BTL-15).
func (f *Fight) counted(e *battle.Event) {
	parts := []string{fmt.Sprintf("units %d", e.N)}
	if e.Card > 0 {
		parts = append(parts, fmt.Sprintf("stronghold %d", e.Card))
	}
	if e.M != 0 {
		parts = append(parts, fmt.Sprintf("other %+d", e.M))
	}
	f.line("", "RW-BTL-14, RW-BTL-15", "%s: %s", f.Side(e.Side), strings.Join(parts, ", "))
}
