package rulebook

import (
	"fmt"
	"strings"

	"muster/internal/adventures/effect"
)

// commandCardLine sums up a card.
func commandCardLine(c *CommandCard) string {
	return fmt.Sprintf("%s card, %s: %s", c.Kind, effect.Count(c.Copies, "copy"), c.Words())
}

// Words words the effects of the card in one line.
func (c *CommandCard) Words() string {
	text := effect.Text{Schema: CommandEffects()}
	out := text.Effects(c.Parsed(), "does nothing")
	if c.Fallback > 0 {
		out += "; " + c.fallback()
	}
	return out
}

func (c *CommandCard) fallback() string {
	return fmt.Sprintf("with no unit to order, orders %s of choice without any grant", effect.Count(c.Fallback, "unit"))
}

// describeEffects writes the card's effects, one a line, instead of their values.
func (c *CommandCard) describeEffects(b *strings.Builder) {
	if len(c.Effects) == 0 {
		return
	}
	fmt.Fprintf(b, "  effects%s:\n", c.Mark("effects"))
	for i := range c.Effects {
		fmt.Fprintf(b, "    %s\n", c.Effects[i].Words())
	}
	if c.Fallback > 0 {
		fmt.Fprintf(b, "    %s\n", c.fallback())
	}
}

// Words say the effect for people.
func (e *CardEffect) Words() string {
	text, meant := effect.Text{Schema: CommandEffects()}, e.Effect()
	return text.Effect(&meant)
}
