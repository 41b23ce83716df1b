package narrate

import (
	"fmt"

	"muster/internal/engine/battlelore"
	"muster/internal/words"
)

// narrateCreature words actions of creatures that troops do not have (BL-CRE).
func (t *Narrator) narrateCreature(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.CriticalRolled:
		t.line("", "critical roll at %s, %s: %s", t.unit(e.Unit), words.Dice(e.Dice()), faces(e.Faces))
	case battlelore.Trampled:
		t.line(
			"",
			"%s %s %s, in the way of %s",
			t.unit(e.Unit),
			t.do(e.Unit, "trample"),
			t.unit(e.Target),
			words.Hexes(e.Hexes()),
		)
	case battlelore.PaceRolled:
		t.line(
			"moves",
			"%s %s for %s: %s, so %s",
			t.unit(e.Unit),
			t.do(e.Unit, "roll"),
			t.its(e.Unit, "move"),
			faces(e.Faces),
			words.Hexes(e.Hexes()),
		)
	case battlelore.Mended:
		t.figures[e.Unit] += e.Figures()
		head := ""
		switch e.Mender() {
		case battlelore.ByLandmark:
			head = "landmark"
		case battlelore.ByRule:
			head = "heals"
		}
		t.line(head, "%s %s%s", t.unit(e.Unit), t.gain(e.Unit, e.Figures()), t.left(e.Unit))
	case battlelore.FlightBegan:
		t.line("flies", "%s %s up", t.unit(e.Unit), t.do(e.Unit, "fly"))
	case battlelore.FlownOver:
		t.line("", "%s %s over %s", t.name(e.Unit), t.do(e.Unit, "fly"), t.unit(e.Target))
	case battlelore.Landed:
		how := "land"
		if e.Fell() {
			how = "fall"
		}
		t.line("", "%s %s at %s", t.name(e.Unit), t.do(e.Unit, how), t.hex(e.To))
		t.at[e.Unit] = e.To
	}
}

// gain words the figures that a unit regains.
func (t *Narrator) gain(u uint8, n int) string {
	switch kind := t.kind(u); {
	case kind.Class != battlelore.Creature:
		return "get " + words.CountOf(n, "figure") + " back"
	case kind.Creature.Necks:
		return "grows " + words.CountOf(n, "neck")
	}
	return "heals " + words.CountOf(n, "critical hit")
}

// its words a property of a unit.
func (t *Narrator) its(u uint8, what string) string {
	if t.kind(u).Class == battlelore.Creature {
		return "its " + what
	}
	return "their " + what
}

// narratePower words a creature's powers, their stored tokens, and the tokens that they leave (BL-CRE-10, BL-CRE-11).
func (t *Narrator) narratePower(e *battlelore.Event) {
	switch e.Kind {
	case battlelore.PowerUsed:
		t.line("power", "%s %s %s%s", t.unit(e.Unit), t.do(e.Unit, "use"), pick(t.b.Powers, e.Power()), t.counting(e))
	case battlelore.PowerRolled:
		t.line("", "%s at %s: %s", words.Dice(e.Dice()), t.unit(e.Target), faces(e.Faces))
	case battlelore.PowerStruck:
		figures, back := e.Struck()
		if back > 0 {
			t.line("", "it pushes %s back, %s", t.unit(e.Target), words.Hexes(back))
			return
		}
		t.line("", "it hits %s: %s", t.unit(e.Target), words.CountOf(figures, "figure"))
	case battlelore.LoreStored:
		head := ""
		if e.FromLair() {
			head = "lair"
		}
		t.line(head, "%s stored on %s", words.CountOf(e.Tokens(), "Lore token"), t.unit(e.Unit))
	case battlelore.TokenPut:
		t.line("", "%s on %s", pick(t.b.Tokens, e.TokenKind()), t.unit(e.Unit))
	case battlelore.TokenRolled:
		t.line("token", "%s on %s: %s", pick(t.b.Tokens, e.TokenKind()), t.unit(e.Unit), faces(e.Faces))
	case battlelore.TokenGone:
		t.line("token", "%s removed from %s", pick(t.b.Tokens, e.TokenKind()), t.unit(e.Unit))
	}
}

// counting words the number of symbols and tokens of a power that counts them one by one.
func (t *Narrator) counting(e *battlelore.Event) string {
	if lore := t.b.Rules.Lore; lore != nil && e.Symbols() > 0 && e.Power() < len(lore.Powers) {
		for _, deed := range lore.Powers[e.Power()].Effects {
			if deed.PerLore {
				return fmt.Sprintf(", with %d Lore", e.Symbols())
			}
		}
	}
	return ""
}

// pick returns a name of a list, "" for an invalid index.
func pick(names []string, n int) string {
	if n < 0 || n >= len(names) {
		return "something"
	}
	return names[n]
}
