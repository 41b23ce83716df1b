package rulebook

import (
	"fmt"
	"slices"
	"strings"
)

// loreCardLine says in one line when a card is played, at whom, and what it does.
func (r *Rulebook) loreCardLine(c *LoreCard) string {
	return fmt.Sprintf("%s %d, cost %d, %s: %s", c.Class, c.Number, c.Cost, c.when(), r.LoreWords(c))
}

// when words the card's window, with the kind of combat that it is kept to.
func (c *LoreCard) when() string {
	if c.Combat != "" {
		return c.Window + " (" + c.Combat + ")"
	}
	return c.Window
}

// LoreText is the wording of a card for people: its own, or the words of its effects.
func (r *Rulebook) LoreText(c *LoreCard) string {
	if c.Text != "" {
		return strings.Join(strings.Fields(c.Text), " ")
	}
	return r.LoreWords(c)
}

// LoreWords say at whom a card is played and what it does, in one line made of its effects. "a / b / c" is level 1,
// 2 and 3.
func (r *Rulebook) LoreWords(c *LoreCard) string {
	parts := make([]string, 0, len(c.Effects))
	for i := range c.Effects {
		parts = append(parts, c.Effects[i].Words())
	}
	if len(parts) == 0 {
		parts = append(parts, "nothing")
	}
	return r.targetOf(c) + ": " + strings.Join(parts, "; ")
}

// describeLore writes when a card is played, its wording, target and effects, one a line.
func (r *Rulebook) describeLore(b *strings.Builder, c *LoreCard) {
	if when := WindowMeaning(c.Window); when != "" { // its word alone tells nobody
		fmt.Fprintf(b, "  when: %s\n", strings.TrimPrefix(when, "Reaction: "))
	}
	fmt.Fprintf(b, "  text: %s\n", r.LoreText(c))
	if c.Reaction() {
		b.WriteString("  Reaction: it may be played in the opponent's turn too\n")
	}
	fmt.Fprintf(b, "  target%s: %s\n", c.mark("target"), r.targetOf(c))
	fmt.Fprintf(b, "  effects%s:\n", c.mark("effects"))
	for i := range c.Effects {
		fmt.Fprintf(b, "    %s\n", c.Effects[i].Words())
	}
}

// Words say the effect for people.
func (e *LoreEffect) Words() string {
	out := e.deed()
	if e.Only != "" {
		out = "for an " + e.Only + " unit, " + out
	}
	if len(e.Levels) > 0 {
		out = "at level " + strings.Trim(strings.Join(strings.Fields(fmt.Sprint(e.Levels)), ", "), "[]") + ", " + out
	}
	if e.Epic {
		out = "in Epic games, " + out
	}
	return out
}

func (e *LoreEffect) deed() string {
	switch e.Do {
	case LoreOrder:
		return "an order"
	case LoreGrant:
		return e.until() + e.grant()
	case LoreMove:
		out := "a move of up to " + amount(e.N, "hex", "0")
		if e.Clear {
			out += " that does not end next to an enemy"
		}
		return out
	case LorePlace:
		return e.place()
	case LoreHeal:
		if e.By != "" {
			return "gets back figures equal to " + shareWords(e.By, e.Part, "")
		}
		return "gets back up to " + amount(e.N, "figure", "0")
	case LoreRetreat:
		return "retreats " + amount(e.N, "hex", "0")
	case LoreRoll:
		return e.roll()
	case LoreGain:
		if e.By == ByPaid && len(e.Part) == 0 {
			return "the player gains the Lore tokens paid for it"
		}
		if e.By != "" {
			return "the player gains Lore tokens equal to " + shareWords(e.By, e.Part, "")
		}
		return "the player gains " + amount(e.N, "Lore token", "0")
	case LoreSteal:
		if e.By != "" {
			return "the player takes Lore tokens equal to " + shareWords(e.By, e.Part, "") + " from the opponent"
		}
		return "the player takes up to " + amount(e.N, "Lore token", "0")
	case LoreForgo:
		return e.until() + "the player gains no Lore tokens by battle"
	case LoreCancel:
		return "the card or the attack is called off"
	case LoreReroll:
		return "rolls up to " + amount(e.N, "die", "all") + map[string]string{DiceMisses: " that are no hit"}[e.Which] + " again, once"
	case LoreIgnore:
		what := map[string]string{
			IgnoreColour: "hit of its colour", IgnoreStrikes: "bonus strike", IgnoreHits: "hit", IgnoreFlags: "flag",
		}[e.What]
		return e.until() + "ignores " + strings.ReplaceAll(amount(e.N, what, "all"), "hit of its colours", "hits of its colour")
	case LoreDraw:
		out := fmt.Sprintf("the player draws %s and keeps %d", amount(e.N, title(e.Deck)+" card", "0"), e.Keep)
		if e.Deck == DeckCommand {
			out += ", at the end of the turn in place of the draw"
		}
		return out
	case LoreDiscard:
		if e.By != "" {
			return "loses, at random, cards equal to " + shareWords(e.By, e.Part, e.Deck)
		}
		return "loses " + amount(e.N, title(e.Deck)+" card", "0") + " at random"
	case LoreSpecial:
		out := SpecialMeaning(e.Name)
		if len(e.Pick) > 0 {
			out += " (" + strings.Join(e.Pick, " / ") + ")"
		}
		return out
	}
	return fmt.Sprintf("unknown effect %q", e.Do)
}

// grant words what a grant changes.
func (e *LoreEffect) grant() string {
	switch e.Stat {
	case StatDice:
		return signed(e.N, "die")
	case StatDiceMelee:
		return signed(e.N, "die") + " in melee"
	case StatDiceRanged:
		return signed(e.N, "die") + " in ranged combat"
	case StatDiceSet:
		return amount(e.N, "die", "0") + ", whatever else it has"
	case StatMove:
		if len(e.N) > 0 && slices.Min(e.N) < 0 {
			return signed(e.N, "hex") + " of move, never below 0"
		}
		return signed(e.N, "hex") + " of move"
	case StatMoveLeast:
		return "a move of up to " + amount(e.N, "hex", "0") + " where it may move less"
	case StatMoveMost:
		if len(e.N) == 1 && e.N[0] == 0 {
			return "does not move"
		}
		return "a move of at most " + amount(e.N, "hex", "0")
	case StatRange:
		return signed(e.N, "hex") + " of range"
	case StatBold:
		return signed(e.N, "Bold level")
	case StatStrikeDice:
		return signed(e.N, "die") + ", rolled once, for each bonus strike that hits"
	}
	if m := statMeaning(e.Stat); m != "" {
		return m
	}
	return fmt.Sprintf("unknown stat %q", e.Stat)
}

func (e *LoreEffect) until() string {
	switch e.Until {
	case UntilRoll:
		return "for this roll, "
	case UntilTurn:
		return "until the end of the turn, "
	case UntilNext:
		return "until the end of the next turn, "
	}
	return ""
}

func (e *LoreEffect) place() string {
	out := "is set on a vacant hex that it may enter"
	switch e.Where {
	case PlaceNear:
		out += ", within " + amount(e.Within, "hex", "0")
	case PlaceBaseline:
		out += ", on the own baseline"
	}
	if len(e.Figures) > 0 {
		out += ", with " + amount(e.Figures, "figure", "0")
	}
	return out
}

func (e *LoreEffect) roll() string {
	dice := amount(e.N, "die", "0")
	if e.By != "" {
		dice = "dice equal to " + shareWords(e.By, e.Part, "")
	}
	out := dice + " against it, hit by " + faces(e.Hits)
	if len(e.Kills) > 0 {
		out += ", killed by " + faces(e.Kills)
	}
	if e.Flags {
		out += ", flags count"
	}
	return out
}

// slashes writes numbers by level: "2 / 3 / all", with a word in place of 0.
func slashes(a Amount, zero, format string) string {
	parts := make([]string, len(a))
	for i, n := range a {
		if n == 0 {
			parts[i] = zero
		} else {
			parts[i] = fmt.Sprintf(format, n)
		}
	}
	return strings.Join(parts, " / ")
}

// amount writes a number by level with its noun; none at all is as 0.
func amount(a Amount, noun, zero string) string { return numbered(a, noun, zero, "%d") }

// signed is amount for what is added or taken.
func signed(a Amount, noun string) string { return numbered(a, noun, "0", "%+d") }

func numbered(a Amount, noun, zero, format string) string {
	if len(a) == 0 {
		a = Amount{0}
	}
	out := count(2, noun)
	if high, low := slices.Max(a), slices.Min(a); high <= 1 && low >= -1 && !slices.Contains(a, 0) {
		out = count(1, noun)
	}
	_, noun, _ = strings.Cut(out, " ")
	return slashes(a, zero, format) + " " + noun
}

// title writes the name of a deck as cards have it.
func title(deck string) string {
	if deck == "" {
		return ""
	}
	return strings.ToUpper(deck[:1]) + deck[1:]
}
