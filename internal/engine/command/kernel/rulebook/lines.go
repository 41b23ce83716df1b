package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/adventures/effect"
)

// Each function below summarises a row of one table in one line.

func unitLine(u *Unit) string { return u.Class + " " + u.Arm + ", " + u.Numbers(false) }

// Numbers words the abilities of the unit, with a Bow marker or without.
func (u *Unit) Numbers(bow bool) string {
	parts := []string{effect.Count(u.Blocks, "block"), u.moves()}
	dice := effect.Count(u.Close, "die") + " in close combat"
	if u.CloseWhole > 0 && u.CloseWhole != u.Close {
		dice += fmt.Sprintf(", %d while whole", u.CloseWhole)
	}
	parts = append(parts, dice)
	if shot := u.Fires(bow); shot != nil {
		fire := fmt.Sprintf("fires %s at up to %s", effect.Count(shot.Dice, "die"), effect.Count(shot.Range, "hex"))
		if shot.Moved != shot.Dice {
			fire += fmt.Sprintf(" (%d after moving)", shot.Moved)
		}
		parts = append(parts, fire)
	}
	return strings.Join(append(parts, fmt.Sprintf("retreats %d a flag", u.Retreat)), ", ")
}

func (u *Unit) moves() string {
	out := fmt.Sprintf("moves %d and battles", u.MoveFight)
	if u.Move > u.MoveFight {
		out += fmt.Sprintf(", or %d without", u.Move)
	}
	if u.Charge > 0 {
		out += fmt.Sprintf(", or charges %d", u.Charge)
	}
	return out
}

// Traits words the special abilities of a unit, each as a sentence without its subject.
func (u *Unit) Traits() []string {
	var out []string
	add := func(yes bool, format string, args ...any) {
		if yes {
			out = append(out, fmt.Sprintf(format, args...))
		}
	}
	add(u.Charge > 0, "may move %s when it then battles in close combat", effect.Count(u.Charge, "hex"))
	add(!u.Swords, "does not hit with swords")
	add(u.Stature > 0, "ignores %s of a unit on foot", effect.Count(u.Stature, "sword"))
	add(u.Armour > 0, "ignores the first sword of a mounted unit with less armour (its own is %d)", u.Armour)
	add(u.WholeFlags > 0, "may ignore %s while it has lost no block", effect.Count(u.WholeFlags, "flag"))
	switch {
	case len(u.Evades) == 0:
		add(true, "never evades")
	case u.EvadesFrom(&Unit{Arm: Foot}) && u.EvadesFrom(&Unit{Arm: Mounted}):
		add(true, "may always evade")
	default:
		add(true, "may evade from %s", effect.List(foes(u.Evades), "and"))
	}
	add(u.Parthian > 0, "rolls %s at the attacker when it evades", effect.Count(u.Parthian, "die"))
	add(!u.Advance, "does not advance after a won close combat")
	add(u.Advance && u.More > 0, "may advance after a won close combat, and %s farther", effect.Count(u.More, "hex"))
	add(u.Advance && u.More == 0, "may advance after a won close combat")
	add(u.Bonus, "may make a bonus close combat after it")
	add(u.Bow != nil, "may carry a Bow marker")
	return out
}

// foes returns the printed form of words of Foes: "heavy mounted".
func foes(words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = strings.ReplaceAll(w, "-", " ")
	}
	return out
}

func classLine(c *Class) string { return fmt.Sprintf("rank %d", c.Rank) }

func faceLine(f *Face) string {
	return effect.Count(f.Sides, "side") + ": " + FaceMeaning(f.Means) + effect.When(f.Class != "", " "+f.Class)
}

// FaceMeaning words the effect of a die face; "" for an unknown word.
func FaceMeaning(means string) string {
	switch means {
	case FaceClass:
		return "hits units of the class"
	case FaceSwords:
		return "hits in close combat, if the attacker's swords do"
	case FaceFlag:
		return "the target retreats"
	case FaceLeader:
		return "hits in close combat where a Leader of the attacker's is with it or next to it"
	}
	return ""
}

func leaderLine(l *Leader) string {
	return fmt.Sprintf("alone he moves %d; his unit ignores %s; %s when he falls", l.Move, effect.Count(l.Ignores, "flag"),
		effect.Count(l.Banners, "banner"))
}

func supportLine(s *Support) string {
	return fmt.Sprintf("%s support a unit, which ignores %s; it evades %s", effect.Count(s.Neighbours, "neighbour"),
		effect.Count(s.Ignores, "flag"), effect.Count(s.Evade, "hex"))
}

func boardLine(b *Board) string {
	return fmt.Sprintf("%d hexes wide, %d rows, %d hexes", b.Width, b.RowCount, b.Geometry.Len())
}

func edgeLine(e *Edge) string {
	return "on " + strings.Join(e.On, ", ") + "; bars " + strings.Join(e.Bars, ", ")
}

func limitLine(l *Limit) string {
	out := fmt.Sprintf("%d to %d", l.Least, l.Most)
	if l.Usual > 0 {
		out += fmt.Sprintf(", %d where nothing is said", l.Usual)
	}
	return out
}

func boxLine(b *Box) string {
	return fmt.Sprintf("%s, %s, %s", effect.Count(b.Blocks, "block"), effect.Count(b.Leaders, "Leader"),
		effect.Count(countTiles(b.Tiles), "tile"))
}

func countTiles(tiles []Tiles) int {
	n := 0
	for _, t := range tiles {
		n += t.Count
	}
	return n
}

func commandCardLine(c *CommandCard) string {
	return fmt.Sprintf("%s card, %s: %s", c.Kind, effect.Count(c.Copies, "copy"), c.Words())
}

// Words words the effects of the card in one line: the printed reminder.
func (c *CommandCard) Words() string {
	text := effect.Text{Schema: CardDialect()}
	return strings.Join(append([]string{text.Effects(c.Parsed(), "does nothing")}, c.terms()...), "; ")
}

// terms returns the parts of a card besides its effects.
func (c *CommandCard) terms() []string {
	var out []string
	if c.Detach {
		out = append(out, "a Leader may be ordered alone, or to leave his unit")
	}
	if c.Choice > 0 {
		out = append(out, "or, in place of these orders and what they bring, "+effect.Count(c.Choice, "unit")+" of choice")
	}
	switch units := effect.Count(c.Fallback, "unit") + " of choice"; {
	case c.Fallback == 0:
	case slices.ContainsFunc(c.Effects, func(e CardEffect) bool { return e.Orders() }):
		out = append(out, "with no one to order, orders "+units+" without any grant")
	default:
		out = append(out, "in the own turn, orders "+units)
	}
	return out
}

func (r *Rulebook) actionLine(a *Action) string {
	return effect.Count(a.Cost, "token") + ": " + r.ActionWords(a)
}

// ActionWords words an Inspired Action in one line.
func (r *Rulebook) ActionWords(a *Action) string {
	text := effect.Text{Schema: CardDialect()}
	if a.When == AtEnd {
		return "at the end of the own turn, " + text.Effects(a.Parsed(), "does nothing")
	}
	card := r.CommandCards.Get(a.Card)
	if card == nil {
		return "with a chain, does nothing"
	}
	return "with a chain, gives those that " + card.Name + " could order what it grants"
}

// Words words the effect.
func (e *CardEffect) Words() string {
	text, meant := effect.Text{Schema: CardDialect()}, e.Effect()
	return text.Effect(&meant)
}
