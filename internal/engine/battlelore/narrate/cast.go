package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	wording "muster/internal/words"
)

// narrateCast words a Lore card from its price to its end (BL-LOR-03). Its targets come in one line.
func (t *Narrator) narrateCast(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.LorePlayed:
		t.lore.paid = battlelore.Event{}
		strange := "" // BL-LOR-07
		if e.Tokens() > int(t.b.Rules.Lore.Cards[e.LoreCard()].Cost) {
			strange = ", out of character"
		}
		t.line(
			"lore",
			"%s%s%s, for %s, %d left",
			t.actor(e.Player),
			t.card(e.LoreCard()),
			strange,
			wording.CountOf(e.Tokens(), "Lore token"),
			t.lore.tokens[e.Player],
		)
	case battlelore.LoreAimed:
		t.hold("at", e.Unit)
	case battlelore.LoreAimedAt:
		t.line("", "in the %s section of %s", e.Section(), wording.LowerArticle(t.seat(e.Player)))
	case battlelore.LoreRival:
		t.line("", "at %s", wording.LowerArticle(t.seat(e.Rival())))
	case battlelore.LoreCancelled:
		t.line("", "%s is cancelled", t.card(e.LoreCard()))
	case battlelore.LoreReturned:
		t.line("", "%s%s returns to the hand", t.actor(e.Player), t.card(e.LoreCard()))
	case battlelore.TokensStolen:
		t.lore.tokens[e.Player] += e.Tokens()
		t.lore.tokens[e.Loser()] -= e.Tokens()
		t.line(
			"tokens",
			"%stakes %s from %s, %d now",
			t.actor(e.Player),
			wording.CountOf(e.Tokens(), "Lore token"),
			wording.LowerArticle(t.seat(e.Loser())),
			t.lore.tokens[e.Player],
		)
	case battlelore.TokensForgone:
		t.line("", "%sgains no Lore tokens from battles %s", t.actor(e.Player), until(e.Until()))
	case battlelore.SightGained:
		t.line("", "%sdraws %s at the end of the turn and keeps one", t.actor(e.Player),
			wording.CountOf(e.Cards(), "Command card"))
	case battlelore.CardTakenBack:
		where := "to the hand"
		if e.ToRack() {
			where = "to the rack"
		}
		t.line("", "%s returns %s", t.b.Cards[e.Card()].Name, where)
	case battlelore.CardForced:
		t.line("", "%splays %s instead", t.actor(e.Player), t.b.Cards[e.Card()].Name)
	}
}

// narrateModifier words a Lore card's changes to units and to a battle.
func (t *Narrator) narrateModifier(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.ModifierPlaced:
		t.hold(modifier(e)+":", e.Unit)
	case battlelore.UnitPlaced, battlelore.UnitShifted:
		from := t.unit(e.Unit)
		t.at[e.Unit] = e.To
		t.line("", "%s %s to %s", from, t.are(e.Unit, "moved"), t.hex(e.To))
	case battlelore.UnitReturned:
		t.at[e.Unit], t.figures[e.Unit] = e.To, e.Figures()
		t.line("", "%s %s back, with %s", t.unit(e.Unit), t.do(e.Unit, "come"), wording.CountOf(e.Figures(), "figure"))
	case battlelore.LoreStruck:
		t.line("", "%s at %s: %s", wording.Dice(e.Dice()), t.unit(e.Unit), faces(e.Faces))
	case battlelore.DiceTaken:
		t.line("", "to be rolled again: %s", faces(e.Faces))
	case battlelore.HitsIgnored:
		which, _ := e.Ignored()
		what := "all " + ignored(which, 0)
		if n := e.Hits(); n > 0 {
			what = "up to " + fmt.Sprint(n, " ", ignored(which, n))
		}
		t.line("", "%s %s %s", t.unit(e.Unit), t.do(e.Unit, "ignore"), what)
	case battlelore.StrikesTurned:
		t.line("", "the bonus strikes of %s turn against %s", t.unit(e.Unit), t.them(e.Unit))
	case battlelore.BattleBroken:
		t.line("", "the attack of %s on %s is cancelled", t.unit(e.Unit), t.unit(e.Target))
	}
}

// until words the end of a change.
func until(end battlelore.Until) string {
	switch end {
	case battlelore.UntilRoll:
		return "in this battle"
	case battlelore.UntilNext:
		return "until the end of the next turn"
	}
	return "this turn"
}

// modifier words a Lore card's change to a unit.
func modifier(e *battlelore.Event) string {
	if what, none := e.Ignored(); none {
		return "no effect of " + ignored(what, 0) + " on"
	}
	stat, n := e.Stat(), e.Change()
	switch stat {
	case battlelore.StatDice:
		return signed(n, "die", "dice")
	case battlelore.StatMelee:
		return signed(n, "melee die", "melee dice")
	case battlelore.StatRanged:
		return signed(n, "ranged die", "ranged dice")
	case battlelore.StatSet:
		return "exactly " + wording.Dice(n)
	case battlelore.StatMove:
		return signed(n, "hex", "hexes") + " of movement"
	case battlelore.StatMoveLeast:
		return "at least " + wording.Hexes(n) + " of movement"
	case battlelore.StatMoveMost:
		if n <= 0 {
			return "no movement"
		}
		return "at most " + wording.Hexes(n) + " of movement"
	case battlelore.StatRange:
		return signed(n, "hex", "hexes") + " of range"
	case battlelore.StatBold:
		return signed(n, "Bold level", "Bold levels")
	case battlelore.StatStrikeDice:
		return signed(n, "die", "dice") + " for each bonus strike"
	}
	return traits[stat-battlelore.StatNoBold]
}

// traits are the changes of a Lore card without a number.
var traits = [...]string{
	"not Bold", "cannot move or retreat", "not stopped by terrain", "bonus strikes hit",
	"may battle after the added hexes", "counts as Bold", "ignores all flags",
}

// signed is a number with its sign, and what it counts.
func signed(n int, one, several string) string {
	if n == 1 || n == -1 {
		return fmt.Sprintf("%+d %s", n, one)
	}
	return fmt.Sprintf("%+d %s", n, several)
}

// ignored names what has no effect in a battle, one of it or more.
func ignored(what battlelore.Ignored, n int) string {
	words := [battlelore.IgnoredKinds]string{"hit", "bonus strike", "hit", "flag"}
	after := ""
	if what == battlelore.IgnoreColour {
		after = " by colour"
	}
	if n == 1 {
		return words[what] + after
	}
	return words[what] + "s" + after
}

// are words an effect on a unit.
func (t *Narrator) are(u uint8, done string) string { return t.do(u, "are") + " " + done }

func (t *Narrator) them(u uint8) string {
	if t.kind(u).Class == battlelore.Creature {
		return "it"
	}
	return "them"
}
