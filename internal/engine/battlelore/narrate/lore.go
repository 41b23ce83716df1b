package narrate

import (
	"fmt"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	wording "muster/internal/words"
)

// loreTold is the Narrator's state of Lore.
type loreTold struct {
	tokens [battlelore.MaxPlayers]int
	drawn  int              // Lore cards before the player who chooses
	paid   battlelore.Event // tokens paid, told with the card that they are paid for
	words  string           // the text for the units that follow it
	units  []string
}

// hold delays a unit, to word it in one line with all others of the same text.
func (t *Narrator) hold(words string, u uint8) {
	if words != t.lore.words {
		t.tellHeld(battlelore.EventKinds)
	}
	t.lore.words = words
	t.lore.units = append(t.lore.units, t.unit(u))
}

// tellHeld words the delayed units, when an event does not continue them.
func (t *Narrator) tellHeld(next battlelore.EventKind) {
	l := &t.lore
	if len(l.units) > 0 && next != battlelore.LoreAimed && next != battlelore.ModifierPlaced {
		t.line("", "%s %s", l.words, strings.Join(l.units, "; "))
		l.words, l.units = "", nil
	}
	if l.paid.Tokens() > 0 && next != battlelore.LorePlayed && next != battlelore.UnitOrdered {
		what := ""
		if next == battlelore.LoreAimed { // VAR-RA-08
			what = " for the ally's unit"
		}
		t.line(
			"",
			"%spays %s%s, %d left",
			t.actor(l.paid.Player),
			wording.CountOf(l.paid.Tokens(), "Lore token"),
			what,
			l.tokens[l.paid.Player],
		)
		l.paid = battlelore.Event{}
	}
}

// order records an ordered unit, with its price (BL-CRE-02).
func (t *Narrator) order(e *battlelore.Event) {
	text := t.unit(e.Unit) + t.foreign(e)
	if n := t.lore.paid.Tokens(); n > 0 {
		text += " for " + wording.CountOf(n, "Lore token")
		t.lore.paid = battlelore.Event{}
	}
	t.orders = append(t.orders, text)
}

// Names a player before an action outside the player's own turn.
func (t *Narrator) actor(p battlelore.Player) string {
	if t.turn > 0 && p == t.active {
		return ""
	}
	return t.seat(p) + ": "
}

// narrateLore words events of Lore that have no line, or one of several. It never names the cards that a player draws
// and keeps.
func (t *Narrator) narrateLore(e *battlelore.Event) {
	switch {
	case e.Kind == battlelore.LoreDrawn:
		if t.lore.drawn = e.Cards(); e.Kept() == 0 {
			t.line("lore", "%sdraws %s and keeps none", t.actor(e.Player), wording.CountOf(e.Cards(), "Lore card"))
		}
	case e.Kind == battlelore.LoreDropped && e.Drop() == battlelore.OverLimit:
		t.line("lore", "%sdiscards %s: the hand is over its limit", t.actor(e.Player), t.card(e.LoreCard()))
	case e.Kind == battlelore.LoreDropped && e.Drop() == battlelore.LoreTakenAway:
		t.line("", "%sloses %s", t.actor(e.Player), t.card(e.LoreCard()))
	case e.Kind == battlelore.TokensPaid && e.Unit != battlelore.NoUnit: // stored with a creature
		t.line("", "%s of %s returned to the pool", wording.CountOf(e.Tokens(), "Lore token"), t.unit(e.Unit))
	case e.Kind == battlelore.TokensPaid:
		t.lore.tokens[e.Player] -= e.Tokens()
		t.lore.paid = e.With(command.FieldTokens, max(e.Tokens(), 1))
	}
}

// kept words the Lore cards that a player draws and keeps.
func (t *Narrator) kept(e *battlelore.Event) string {
	how := "draws"
	switch {
	case e.AtStart():
		how = "is dealt"
	case e.Kept() == 1 && t.lore.drawn == 1:
		return "draws a Lore card"
	}
	return fmt.Sprintf("%s %s and keeps %d", how, wording.CountOf(t.lore.drawn, "Lore card"), e.Kept())
}

// gain words the reason for gaining tokens.
func gain(why battlelore.Gain) string {
	switch why {
	case battlelore.ForSymbols:
		return "for Lore symbols"
	case battlelore.ForReward:
		return "for the creature killed"
	case battlelore.ForTurn:
		return "at the end of the turn"
	case battlelore.ForCard:
		return "from the card"
	case battlelore.ForOverflow:
		return "for Lore symbols that the creature cannot store"
	case battlelore.ForStart:
		return "at the start"
	case battlelore.ForPlace:
		return "for the landmark held"
	case battlelore.ForRule:
		return "from the special rule"
	}
	return "more"
}

// card names a Lore card.
func (t *Narrator) card(n int) string {
	if n < 0 || n >= len(t.b.LoreCards) {
		return "a Lore card"
	}
	return t.b.LoreCards[n].Name
}

// council words the members of a council, with their levels if they are public.
func (t *Narrator) council(e *battlelore.Event) string {
	c := &t.b.Rules.Lore.Council[e.Player]
	var out []string
	for seat := range battlelore.Councillors {
		if !e.Sits(seat) {
			continue
		}
		name := setup.SeatName(int(seat))
		if row := t.b.Field.Rules.Classes.Get(name); row != nil {
			name = row.Name
		}
		if c.Free == 0 && !c.Secret {
			name += fmt.Sprintf(" %d", c.Levels[seat])
		}
		out = append(out, name)
	}
	if len(out) == 0 {
		return "nobody"
	}
	return strings.Join(out, ", ")
}
