package rulebook

import (
	"fmt"
	"strings"
)

// commandCardLine says what a card is and does.
func commandCardLine(c *CommandCard) string {
	return fmt.Sprintf("%s card, %s: %s", c.Kind, count(c.Copies, "copy"), c.Words())
}

// Words say what the card does, for people, in one line.
func (c *CommandCard) Words() string {
	parts := make([]string, 0, len(c.Effects)+1)
	for i := range c.Effects {
		parts = append(parts, c.Effects[i].Words())
	}
	if len(parts) == 0 {
		parts = append(parts, "does nothing")
	}
	if c.Fallback > 0 {
		parts = append(parts, c.fallback())
	}
	return strings.Join(parts, "; ")
}

func (c *CommandCard) fallback() string {
	return fmt.Sprintf("with no unit to order, orders %s of choice without any grant", count(c.Fallback, "unit"))
}

// describeEffects writes the card's effects, one a line, in place of their values.
func (c *CommandCard) describeEffects(b *strings.Builder) {
	if len(c.Effects) == 0 {
		return
	}
	fmt.Fprintf(b, "  effects%s:\n", c.mark("effects"))
	for i := range c.Effects {
		fmt.Fprintf(b, "    %s\n", c.Effects[i].Words())
	}
	if c.Fallback > 0 {
		fmt.Fprintf(b, "    %s\n", c.fallback())
	}
}

// Words say the effect for people.
func (e *CardEffect) Words() string {
	switch e.Do {
	case CardOrder:
		return e.order()
	case CardRollOrders:
		return "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag one of choice"
	case CardCopyLast:
		return "does what the opponent's last Command card says, with left and right swapped"
	case CardGrant:
		return e.grant()
	case CardDraw:
		return fmt.Sprintf("draws %s at the end of the turn and keeps %d", count(e.Count, "card"), e.Keep)
	case CardRemakeDeck:
		return "shuffles the discards into their decks at the end of the turn"
	}
	return fmt.Sprintf("unknown effect %q", e.Do)
}

// order words whom the effect orders: "orders 2 units in each of left and right".
func (e *CardEffect) order() string {
	kind := phrase(strings.Join(e.Banners, " or "), strings.Join(e.Classes, " or "))
	after := ""
	if e.Missile {
		after = " with missile weapons"
	}
	var out string
	switch {
	case e.By == ByAll:
		out = phrase("orders all", kind, "units") + after
	case e.By == ByCommand:
		out = phrase("orders", kind, "units") + after + " Equal to Command"
	case e.Count < 1:
		return "orders nobody"
	default:
		out = "orders " + count(e.Count, phrase(kind, "unit")) + after
	}
	switch len(e.Sections) {
	case 0:
	case 1:
		out += " in the " + e.Sections[0] + " section"
	default:
		out += " in each of the sections " + and(e.Sections)
	}
	if e.Group {
		out += ", in one connected group"
	}
	if e.Allies {
		out += " (Reluctant Allies: the ally's too)"
	}
	if e.EpicCommander {
		out += " (Epic: and as many more as the Commander's level)"
	}
	return out
}

// grant words what the ordered units get and lose.
func (e *CardEffect) grant() string {
	var parts []string
	add := func(yes bool, format string, args ...any) {
		if yes {
			parts = append(parts, fmt.Sprintf(format, args...))
		}
	}
	add(e.Melee != 0 && e.Melee == e.Ranged, "%s in battle", dice(e.Melee))
	add(e.Melee != 0 && e.Melee != e.Ranged, "%s in melee", dice(e.Melee))
	add(e.Ranged != 0 && e.Melee != e.Ranged, "%s at a distance", dice(e.Ranged))
	if e.MoveFight > 0 {
		whose := ""
		if len(e.Banners) > 0 {
			whose = " for " + strings.Join(e.Banners, " or ") + " units"
		}
		parts = append(parts, "a move of "+count(e.MoveFight, "hex")+" and battle"+whose)
	}
	add(e.EpicMelee != 0 && e.EpicMelee == e.EpicRanged, "%s in battle in an Epic game", dice(e.EpicMelee))
	add(e.EpicMelee != 0 && e.EpicMelee != e.EpicRanged, "%s in melee in an Epic game", dice(e.EpicMelee))
	add(e.EpicRanged != 0 && e.EpicMelee != e.EpicRanged, "%s at a distance in an Epic game", dice(e.EpicRanged))
	add(e.Shots > 1, "%d ranged attacks", e.Shots)
	add(e.NoMove, "no move")
	add(e.NoMelee, "no melee")
	add(e.NoRanged, "no ranged attack")
	if len(parts) == 0 {
		return "gives the ordered units nothing"
	}
	return "ordered units: " + strings.Join(parts, ", ")
}

// dice writes dice more or less with their sign.
func dice(n int) string {
	if n == 1 || n == -1 {
		return fmt.Sprintf("%+d die", n)
	}
	return fmt.Sprintf("%+d dice", n)
}

// and joins words as people do.
func and(words []string) string {
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + " and " + words[len(words)-1]
}
