package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/adventures/effect"
)

// Language returns the verbs of the game's effects: the common ones of such games, and those below.
func Language() effect.Language {
	return effect.Language{Own: []effect.Verb{
		{Word: CardRollOrders, Format: formatRollOrders,
			Meaning: "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag any unit. " +
				"In a game with Lore, a Lore symbol gives a token"},
		{Word: CardCopyLast, Format: formatCopyLast,
			Meaning: "does what the opponent's last Command card says; of a Section card left and right are swapped"},
		{Word: CardRemakeDeck, Format: formatRemakeDeck,
			Meaning: "shuffles the discards into their decks at the end of the turn, after the draw"},
		{Word: LoreSteal, Format: formatSteal, Meaning: "takes up to `n` Lore tokens from the opponent"},
		{Word: LoreForgo, Format: formatForgo, Meaning: "gives the player no Lore tokens for battle until `until`"},
		{Word: LoreSpecial, Format: formatSpecial,
			Meaning: "does what only this card does, by `name`, with the `reason` why no other word serves"},
		{Word: PowerToken, Format: formatToken,
			Meaning: "puts a `token` on each of the units, a row of the table `tokens`"},
		{Word: PowerGrow, Format: formatGrow, Meaning: "adds a neck with `n` heads to a creature that loses necks"},
		{Word: DoPlaceFeature, Format: formatPlaceFeature,
			Meaning: "puts up to `count` of `feature` on own `rows` of the board, on ground that can carry it"},
		{Word: DoChangeWeapon, Format: formatChangeWeapon,
			Meaning: "gives the units of `race` that carry the weapon `from` the weapon `to`"},
		{Word: DoCallReserve, Format: formatCallReserve,
			Meaning: "calls `count` more units of the Reserve card onto the baseline"},
		{Word: DoAddFigures, Format: formatAddFigures,
			Meaning: "adds `count` figures to units of `classes` and `banners`, beyond their size"},
		{Word: DoCopyUnit, Format: formatCopyUnit,
			Meaning: "sets copies of `count` units of `classes` and `banners` next to them"},
		{Word: DoSwapRace, Format: formatSwapRace,
			Meaning: "swaps `count` units of `classes` for units of `race` with their colour and weapon, " +
				"and places `beside` more of them next to each"},
		{Word: DoMoveReserve, Format: formatMoveReserve,
			Meaning: "moves `count` units of the Reserve to hexes next to other own units"},
	}}
}

func formatRollOrders(*effect.Text, *effect.Effect) string {
	return "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag one of choice"
}

func formatCopyLast(*effect.Text, *effect.Effect) string {
	return "does what the opponent's last Command card says, with left and right swapped"
}

func formatRemakeDeck(*effect.Text, *effect.Effect) string {
	return "shuffles the discards into their decks at the end of the turn"
}

func formatSteal(t *effect.Text, e *effect.Effect) string {
	return "the player takes " + t.Amount(e, "up to ", loreToken) + effect.When(e.N.Of != "", " from the opponent")
}

func formatForgo(_ *effect.Text, e *effect.Effect) string {
	return e.UntilWords() + "the player gains no Lore tokens by battle"
}

func formatSpecial(_ *effect.Text, e *effect.Effect) string {
	pick := strings.Join(e.Own["pick"].Words, " / ")
	return SpecialMeaning(e.OwnWord("name")) + effect.When(len(e.Own["pick"].Words) > 0, " ("+pick+")")
}

func formatToken(t *effect.Text, e *effect.Effect) string {
	return effect.Count(max(e.N.N.At(1), 1), e.OwnWord("token")+" token") + " on " + t.Whom(e)
}

func formatGrow(_ *effect.Text, e *effect.Effect) string {
	return "a neck with " + effect.Count(e.N.N.At(1), "head")
}

func formatPlaceFeature(_ *effect.Text, e *effect.Effect) string {
	return fmt.Sprintf("up to %d of %s on the own rows for %s", e.N.N.At(1), e.OwnWord("feature"), e.OwnWord("rows"))
}

func formatChangeWeapon(_ *effect.Text, e *effect.Effect) string {
	return fmt.Sprintf("%s units with the %s get the %s", e.To.Units.Race, e.To.Units.Weapon, e.OwnWord("to"))
}

func formatCallReserve(_ *effect.Text, e *effect.Effect) string {
	return effect.Count(e.To.Most.N.At(1), "more unit") + " of the Reserve card"
}

func formatAddFigures(t *effect.Text, e *effect.Effect) string {
	return "up to " + effect.Count(e.N.N.At(1), "figure") + " more for " + troops(t, e)
}

func formatCopyUnit(t *effect.Text, e *effect.Effect) string {
	return effect.Count(e.To.Most.N.At(1), "copy") + " of " + troops(t, e) + ", next to it"
}

func formatSwapRace(t *effect.Text, e *effect.Effect) string {
	out := fmt.Sprintf("up to %s of %s swapped for %s of the same colour and weapon",
		effect.Count(e.To.Most.N.At(1), "unit"), troops(t, e), e.OwnWord("race"))
	if n := e.Number("beside"); n > 0 {
		out += fmt.Sprintf(", with %d more next to it", n)
	}
	return out
}

func formatMoveReserve(_ *effect.Text, e *effect.Effect) string {
	return "up to " + effect.Count(e.To.Most.N.At(1), "unit") + " of the Reserve moved next to own units"
}

// troops words the units that a Specialist affects: "green or blue foot".
func troops(t *effect.Text, e *effect.Effect) string {
	if f := &e.To.Units; !slices.Equal(f.Kinds.At(1), []string{KindTroop}) {
		return t.Kind(f)
	}
	if of := e.To.Units.Banners.At(1); len(of) > 0 {
		return strings.Join(of, " or ") + " troops"
	}
	return "any troops"
}
