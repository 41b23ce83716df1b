package rulebook

import (
	"fmt"
	"strings"
)

// describePowers writes the creature's powers, with what they do in words.
func (u *Unit) describePowers(b *strings.Builder) {
	if len(u.Powers) == 0 {
		return
	}
	fmt.Fprintf(b, "  powers%s:\n", u.mark("powers"))
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

// Words say what the power does, for people, in one line.
func (p *Power) Words() string {
	var parts []string
	for i := range p.Deeds {
		parts = append(parts, p.Deeds[i].Words())
	}
	if len(parts) == 0 {
		parts = append(parts, "does nothing that Muster counts")
	}
	out := strings.Join(parts, "; ")
	switch p.Needs {
	case NeedsHit:
		out = "after a hit in this attack, " + out
	case NeedsNeck:
		out = "in a melee while a neck is missing, " + out
	}
	if p.When == PowerFlight {
		out = "in flight, " + out
	}
	if p.PaidFirst {
		out = "paid first: " + out
	}
	return out
}

// Words say one deed of a power for people.
func (d *PowerDeed) Words() string {
	whom := map[string]string{
		ToTarget: "the target", ToOthers: "each other adjacent enemy", ToAdjacent: "each adjacent unit, friend or enemy",
		ToFlown: "each enemy flown over", ToSelf: "itself",
	}[d.To]
	out := ""
	switch d.Do {
	case PowerToken:
		out = count(max(d.N, 1), d.Token+" token") + " on " + whom
	case PowerRoll:
		dice := count(d.N, "die")
		if d.By != "" {
			dice = "dice equal to " + shareWords(d.By, Choices{d.Part}, "")
		}
		out = fmt.Sprintf("%s against %s, hit by %s", dice, whom, faces(d.Hits))
		if d.Flags {
			out += ", flags count"
		}
	case PowerRetreat:
		out = whom + " retreats " + count(d.N, "hex")
	case PowerLose:
		out = whom + " loses " + count(d.N, "figure")
		if d.By != "" {
			out = whom + " loses figures equal to " + shareWords(d.By, Choices{d.Part}, "")
		}
	case PowerGrow:
		out = "a neck with " + count(d.N, "head")
	default:
		return fmt.Sprintf("unknown deed %q", d.Do)
	}
	if d.Per == PerLore {
		out += " for each Lore symbol"
	}
	return out
}

// Words say what a unit under the token suffers, for people, in one line.
func (t *Token) Words() string { return tokenLine(t) }

// tokenLine says what a unit under the token suffers, and when the token goes.
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
	add(t.DiceMost > 0, "at most %s", count(t.DiceMost, "die"))
	add(t.Dice > 0, "%s at the end of its owner's turn, hit by %s", count(t.Dice, "die"), faces(t.Hits))
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
	names := make([]string, len(list))
	for i, f := range list {
		switch f {
		case FaceColour:
			names[i] = "its colour"
		case FaceStrike:
			names[i] = "a bonus strike"
		case FaceLore:
			names[i] = "a Lore symbol"
		default:
			names[i] = f
		}
	}
	if len(names) == 0 {
		return "nothing"
	}
	return strings.Join(names, " or ")
}
