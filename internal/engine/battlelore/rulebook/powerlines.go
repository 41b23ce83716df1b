package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// describePowers writes the creature's powers, with what they do in words.
func (u *Unit) describePowers(b *strings.Builder) {
	if len(u.Powers) == 0 {
		return
	}
	fmt.Fprintf(b, "  powers%s:\n", u.Mark("powers"))
	for i := range u.Powers {
		p := &u.Powers[i]
		house := ""
		if len(p.House) > 0 {
			house = " [" + strings.Join(p.House, ", ") + " house]"
		}
		fmt.Fprintf(b, "    %s, %d Lore%s: %s\n", p.Name, p.Cost, house, p.Words())
		if p.Effect != "" {
			fmt.Fprintf(b, "      %s\n", p.Effect)
		}
	}
}

// Words words the power in one line.
func (p *Power) Words() string {
	text := effect.Text{Schema: PowerEffects()}
	out := text.Effects(p.Parsed(), "does nothing that Muster counts")
	switch p.Needs {
	case NeedsHit:
		out = "with a hit in this attack, " + out
	case NeedsNeck:
		out = "in a melee while a neck is missing, " + out
	}
	switch p.When {
	case PowerLater:
		out = "after the attack, " + out
	case PowerFlight:
		out = "in flight, " + out
	}
	if p.PaidFirst {
		out = "paid first: " + out
	}
	return out
}

// Words words one effect of a power.
func (d *PowerEffect) Words() string {
	text, meant := effect.Text{Schema: PowerEffects()}, d.Effect()
	return text.Effect(&meant)
}

// Words words the token's effects on its unit in one line.
func (t *Token) Words() string { return tokenLine(t) }

// tokenLine words a token's effects on its unit, and its end.
func tokenLine(t *Token) string {
	var parts []string
	add := func(yes bool, format string, args ...any) {
		if yes {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	add(t.NoMove, "no move")
	add(t.NoRetreat, "no retreat")
	add(t.NoFollowOn, "no gaining ground and no pursuit")
	add(t.NoBold, "no flag is ignored")
	add(t.FlagsHit, "each flag costs a figure")
	add(t.DiceMost > 0, "at most %s", effect.Count(t.DiceMost, "die"))
	add(t.Dice > 0, "%s at the end of its owner's turn, hit by %s", effect.Count(t.Dice, "die"), faces(t.Hits))
	add(len(t.EndsOn) > 0, "%s on it takes the token away", faces(t.EndsOn))
	add(t.Turns == 1, "goes at the end of its owner's next turn")
	add(t.Turns > 1, "goes at the end of its owner's turn %d from now", t.Turns)
	add(t.Most > 0, "%d a unit", t.Most)
	if len(parts) == 0 {
		return "does nothing"
	}
	return strings.Join(parts, ", ")
}

// faces joins faces of a die in words: "its colour or a bonus strike".
func faces(list []string) string {
	text := effect.Text{Schema: &effect.Schema{Face: faceNames()}}
	return text.Faces(list)
}
