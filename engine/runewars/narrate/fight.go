package narrate

import (
	"fmt"
	"strings"

	"muster/engine/command/telling"
	"muster/engine/runewars/battle"
)

// Names are what a battle's numbers are called.
type Names interface {
	Side(side uint8) string       // who fights on a side
	Unit(side, kind uint8) string // a kind of unit of a side
	Area(area uint8) string       // where units retreat to
	Card(card uint8) string       // a Fate card
}

// Fight tells the events of battles, in order.
type Fight struct {
	Names
	lines []string
	cards []string // drawn for one kind, told in one line
	who   string   // whose cards they are
}

// Say takes an event, and gives the lines that it makes. The cards of a kind make one line, which comes with the first
// event after them.
func (f *Fight) Say(e *battle.Event) []string {
	f.lines = nil
	if e.Kind != battle.CardDrawn {
		f.drawn()
	}
	switch {
	case f.sayDraw(e), f.sayHit(e), f.sayEnd(e):
	}
	return f.lines
}

func (f *Fight) line(head, rules, format string, args ...any) {
	f.lines = append(f.lines, lineOf(head, rules, format, args...))
}

// drawn tells the cards that a kind has drawn.
func (f *Fight) drawn() {
	if len(f.cards) > 0 {
		f.line("", "RW-BTL-06", "%s: %s", f.who, strings.Join(f.cards, ", "))
		f.cards = nil
	}
}

// of is a kind of unit with whose it is.
func (f *Fight) of(e *battle.Event) string {
	return fmt.Sprintf("%s (%s)", f.Unit(e.Side, e.Unit), f.Side(e.Side))
}

// cell is a unit as it was.
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

// Face is what a section of a Fate card shows.
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

// sayDraw tells who draws what.
func (f *Fight) sayDraw(e *battle.Event) bool {
	switch e.Kind {
	case battle.HeroSupports:
		f.line("", "RW-BTL-03", "a hero stands beside the %s", f.of(e))
	case battle.RowBegan:
		f.line("round", "RW-BTL-05", "initiative %d", e.N)
	case battle.KindDraws:
		f.line("draws", "", "%s: %s", f.of(e), telling.Count(int(e.N), "Fate card"))
	case battle.CardAnnounced:
		f.line("", "RW-BTL-07", "%s announces a card", f.Side(e.Side))
	case battle.CardDrawn:
		if who := f.of(e); who != f.who {
			f.drawn()
			f.who = who
		}
		f.cards = append(f.cards, Face(e.Face)+" ("+f.Card(e.Card)+")")
	case battle.CardThrown:
		f.line("", "RW-BTL-06", "%s: %s (%s) is thrown away", f.of(e), Face(e.Face), f.Card(e.Card))
	case battle.DeckShuffled:
		f.line("", "RW-FATE-01", "the %s discarded are the Fate deck again", telling.Count(int(e.N), "card"))
	case battle.DeckEmpty:
		f.line("", "RW-FATE-01", "%s cannot be drawn: there are no more", telling.Count(int(e.N), "card"))
	case battle.SpecialUsed:
		f.line("", "RW-BTL-08", "the special of the %s", f.of(e))
	case battle.SpecialFails:
		f.line("", "RW-BTL-10", "nothing comes of the special of the %s", f.of(e))
	case battle.SideWithdraws:
		f.line("", "RW-RUL-04", "%s withdraws before the fight", f.Side(e.Side))
	case battle.DefenceUsed:
		f.line("", "RW-BTL-13", "%s uses the development of the area", f.Side(e.Side))
	default:
		return false
	}
	return true
}

// sayHit tells what units suffer and get.
func (f *Fight) sayHit(e *battle.Event) bool {
	switch e.Kind {
	case battle.UnitPaid:
		f.line("", "RW-BTL-08", "%s is given up for it", f.cell(e))
	case battle.UnitRouted:
		f.line("", "RW-DMG-01", "%s is routed", f.cell(e))
	case battle.UnitDamaged:
		f.line("", "RW-DMG-02", "%s takes damage %d", f.cell(e), e.N)
	case battle.UnitDestroyed:
		f.line("", "RW-DMG-03", "%s is destroyed", f.cell(e))
	case battle.UnitHealed:
		f.line("", "RW-BTL-08", "%s is healed", f.cell(e))
	case battle.CommanderHurt:
		f.line("", "RW-CMD-05", "a commander of %s takes damage %d in place of a unit", f.Side(e.Side), e.N)
	case battle.UnitsAdded:
		f.line("", "RW-BTL-08", "%d more: %s", e.N, f.of(e))
	case battle.UnitsRetreat:
		where := "to " + f.Area(e.Area)
		if e.Area == battle.NoArea {
			where = "nowhere"
		}
		f.line("", "RW-RET-01", "%d %s retreat %s", e.N, f.of(e), where)
	case battle.HealthSet:
		f.line("", "RW-BTL-08", "the %s have health %d in this battle", f.of(e), e.N)
	case battle.StrengthAdded:
		f.line("", "RW-BTL-15", "%s: strength %+d", f.Side(e.Side), e.N)
	case battle.TacticsDrawn:
		f.line("", "RW-BTL-08", "%s: %s after the battle", f.Side(e.Side), telling.Count(int(e.N), "Tactics card"))
	case battle.RoutsLost:
		f.line("", "RW-DMG-01", "nobody of %s is left to rout: %s without effect", f.Side(e.Side),
			telling.Count(int(e.N), "rout"))
	case battle.DamageLost:
		f.line("", "RW-DMG-02", "nobody of %s is left to hurt: damage %d without effect", f.Side(e.Side), e.N)
	default:
		return false
	}
	return true
}

// sayEnd tells how the battle ends.
func (f *Fight) sayEnd(e *battle.Event) bool {
	switch e.Kind {
	case battle.BattleWon:
		f.line("strength", "RW-BTL-14, RW-BTL-16", "%s %d, %s %d: %s wins", f.Side(battle.Attacker), e.N,
			f.Side(battle.Defender), e.M, f.Side(e.Side))
	case battle.FortBroken:
		f.line("", "RW-BTL-18", "the stronghold is damaged")
	case battle.FortRazed:
		f.line("", "RW-BTL-17", "the stronghold is destroyed")
	case battle.FortReplaced:
		f.line("", "RW-BTL-17", "a damaged stronghold of %s stands in its place", f.Side(battle.Attacker))
	case battle.OutsDestroyed:
		f.line("", "RW-BTL-20", "%d %s, routed before the battle, are destroyed", e.N, f.of(e))
	case battle.HeroesRouted:
		f.line("", "RW-HERO-07", "%s of %s is routed", telling.Count(int(e.N), "hero who helped"), f.Side(e.Side))
	default:
		return false
	}
	return true
}
