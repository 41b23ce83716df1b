package tell

import (
	"fmt"

	"muster/engine"
)

// sayCast tells a Lore card from its price to its end (BL-LOR-03). Its targets come in one line.
func (t *Teller) sayCast(e *engine.Event) {
	switch e.Kind {
	case engine.LorePlayed:
		t.lore.paid = engine.Event{}
		strange := "" // BL-LOR-07
		if e.Tokens() > int(t.b.Rules.Lore.Cards[e.LoreCard()].Cost) {
			strange = ", out of character"
		}
		t.line("lore", "%s%s%s, for %s, %d left", t.who(e.Player), t.card(e.LoreCard()), strange, count(e.Tokens(), "Lore token"), t.lore.tokens[e.Player])
	case engine.LoreAimed:
		t.hold("at", e.Unit)
	case engine.LoreAimedAt:
		t.line("", "in the %s section of %s", e.Section(), lowerArticle(t.seat(e.Player)))
	case engine.LoreRival:
		t.line("", "at %s", lowerArticle(t.seat(e.Rival())))
	case engine.LoreCancelled:
		t.line("", "%s is cancelled", t.card(e.LoreCard()))
	case engine.LoreReturned:
		t.line("", "%s%s goes back to the hand", t.who(e.Player), t.card(e.LoreCard()))
	case engine.TokensStolen:
		t.lore.tokens[e.Player] += e.Tokens()
		t.lore.tokens[e.Loser()] -= e.Tokens()
		t.line("tokens", "%stakes %s of %s, %d now", t.who(e.Player), count(e.Tokens(), "Lore token"), lowerArticle(t.seat(e.Loser())), t.lore.tokens[e.Player])
	case engine.TokensForgone:
		t.line("", "%sno Lore tokens by battle %s", t.who(e.Player), until(e.Until()))
	case engine.SightGained:
		t.line("", "%sdraws %s at the turn's end and keeps one", t.who(e.Player), count(e.Cards(), "Command card"))
	case engine.CardTakenBack:
		where := "to the hand"
		if e.ToRack() {
			where = "to the rack"
		}
		t.line("", "%s goes back %s", t.b.Cards[e.Card()].Name, where)
	case engine.CardForced:
		t.line("", "%splays %s instead", t.who(e.Player), t.b.Cards[e.Card()].Name)
	}
}

// saySpell tells what a Lore card does to units and to a battle.
func (t *Teller) saySpell(e *engine.Event) {
	switch e.Kind {
	case engine.SpellLaid:
		t.hold(spell(e)+":", e.Unit)
	case engine.UnitPlaced, engine.UnitShifted:
		from := t.unit(e.Unit)
		t.at[e.Unit] = e.To
		t.line("", "%s %s to %s", from, t.are(e.Unit, "moved"), t.hex(e.To))
	case engine.UnitReturned:
		t.at[e.Unit], t.figures[e.Unit] = e.To, e.Figures()
		t.line("", "%s %s back, with %s", t.unit(e.Unit), t.do(e.Unit, "come"), count(e.Figures(), "figure"))
	case engine.LoreStruck:
		t.line("", "%s at %s: %s", dice(e.Dice()), t.unit(e.Unit), faces(e.Faces))
	case engine.DiceTaken:
		t.line("", "to roll again: %s", faces(e.Faces))
	case engine.HitsIgnored:
		which, _ := e.Ignored()
		what := "all " + ignored(which, 0)
		if n := e.Hits(); n > 0 {
			what = "up to " + fmt.Sprint(n, " ", ignored(which, n))
		}
		t.line("", "%s %s %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), what)
	case engine.StrikesTurned:
		t.line("", "the bonus strikes of %s turn against %s", t.unit(e.Unit), t.them(e.Unit))
	case engine.BattleBroken:
		t.line("", "the attack of %s on %s is broken off", t.unit(e.Unit), t.unit(e.Other))
	}
}

// until says how long something lasts.
func until(end engine.Until) string {
	switch end {
	case engine.UntilRoll:
		return "in this battle"
	case engine.UntilNext:
		return "to the end of the next turn"
	}
	return "this turn"
}

// spell says what a Lore card changes in a unit.
func spell(e *engine.Event) string {
	if what, none := e.Ignored(); none {
		return "no effect of " + ignored(what, 0) + " on"
	}
	stat, n := e.Stat(), e.Change()
	switch stat {
	case engine.StatDice:
		return fmt.Sprintf("%+d in dice", n)
	case engine.StatMelee:
		return fmt.Sprintf("%+d in melee dice", n)
	case engine.StatRanged:
		return fmt.Sprintf("%+d in ranged dice", n)
	case engine.StatSet:
		return dice(n) + ", whatever else"
	case engine.StatMove:
		return fmt.Sprintf("%+d in hexes of movement", n)
	case engine.StatMoveLeast:
		return hexes(n) + " of movement at least"
	case engine.StatMoveMost:
		if n <= 0 {
			return "no movement"
		}
		return hexes(n) + " of movement at most"
	case engine.StatRange:
		return fmt.Sprintf("%+d in range", n)
	case engine.StatBold:
		return fmt.Sprintf("%+d in Bold", n)
	case engine.StatStrikeDice:
		return dice(n) + " more for each bonus strike"
	}
	return traits[stat-engine.StatNoBold]
}

// traits are what a Lore card gives or takes that has no number.
var traits = [...]string{
	"not Bold", "rooted to the spot", "stopped by no ground", "bonus strikes hit", "battle after the added hexes",
	"as if Bold", "no notice of flags",
}

// ignored names what has no effect in a battle, one of it or more.
func ignored(what engine.Ignored, n int) string {
	words := [engine.IgnoredKinds]string{"hit", "bonus strike", "hit", "flag"}
	after := ""
	if what == engine.IgnoreColour {
		after = " by colour"
	}
	if n == 1 {
		return words[what] + after
	}
	return words[what] + "s" + after
}

// are says what is done to a unit.
func (t *Teller) are(u uint8, done string) string { return t.do(u, "are") + " " + done }

func (t *Teller) them(u uint8) string {
	if t.kind(u).Class == engine.Creature {
		return "it"
	}
	return "them"
}
