package rulebook

import (
	"fmt"
	"slices"
	"strings"

	"muster/adventures/effect"
)

// Language is what the game's effects may do: the verbs of any such game, and these beside them.
func Language() effect.Language {
	return effect.Language{Own: []effect.Verb{
		{Word: CardRollOrders, Say: sayRollOrders,
			Meaning: "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag any unit. " +
				"In a game with Lore, a Lore symbol gives a token"},
		{Word: CardCopyLast, Say: sayCopyLast,
			Meaning: "does what the opponent's last Command card says; of a Section card left and right are swapped"},
		{Word: CardRemakeDeck, Say: sayRemakeDeck,
			Meaning: "shuffles the discards into their decks at the end of the turn, after the draw"},
		{Word: LoreSteal, Say: saySteal, Meaning: "takes up to `n` Lore tokens from the opponent"},
		{Word: LoreForgo, Say: sayForgo, Meaning: "gives the player no Lore tokens for battle until `until`"},
		{Word: LoreSpecial, Say: saySpecial,
			Meaning: "does what only this card does, by `name`, with the `reason` why no other word serves"},
		{Word: PowerToken, Say: sayToken,
			Meaning: "puts a `token` on each of the units, a row of the table `tokens`"},
		{Word: PowerGrow, Say: sayGrow, Meaning: "adds a neck with `n` heads to a creature that loses necks"},
		{Word: DoPlaceFeature, Say: sayPlaceFeature,
			Meaning: "puts up to `count` of `feature` on own `rows` of the board, on ground that can carry it"},
		{Word: DoChangeWeapon, Say: sayChangeWeapon,
			Meaning: "gives the units of `race` that carry the weapon `from` the weapon `to`"},
		{Word: DoCallReserve, Say: sayCallReserve,
			Meaning: "calls `count` more units of the Reserve card onto the baseline"},
		{Word: DoAddFigures, Say: sayAddFigures,
			Meaning: "adds `count` figures to units of `classes` and `banners`, beyond their size"},
		{Word: DoCopyUnit, Say: sayCopyUnit,
			Meaning: "sets copies of `count` units of `classes` and `banners` next to them"},
		{Word: DoSwapRace, Say: saySwapRace,
			Meaning: "swaps `count` units of `classes` for units of `race` with their colour and weapon, " +
				"and places `beside` more of them next to each"},
		{Word: DoMoveReserve, Say: sayMoveReserve,
			Meaning: "moves `count` units of the Reserve to hexes next to other own units"},
	}}
}

func sayRollOrders(*effect.Text, *effect.Effect) string {
	return "rolls a die for each card of Command: a helmet orders a unit of its colour, a flag one of choice"
}

func sayCopyLast(*effect.Text, *effect.Effect) string {
	return "does what the opponent's last Command card says, with left and right swapped"
}

func sayRemakeDeck(*effect.Text, *effect.Effect) string {
	return "shuffles the discards into their decks at the end of the turn"
}

func saySteal(t *effect.Text, e *effect.Effect) string {
	return "the player takes " + t.Amount(e, "up to ", loreToken) + effect.When(e.N.Of != "", " from the opponent")
}

func sayForgo(_ *effect.Text, e *effect.Effect) string {
	return e.UntilWords() + "the player gains no Lore tokens by battle"
}

func saySpecial(_ *effect.Text, e *effect.Effect) string {
	pick := strings.Join(e.Own["pick"].Words, " / ")
	return SpecialMeaning(e.OwnWord("name")) + effect.When(len(e.Own["pick"].Words) > 0, " ("+pick+")")
}

func sayToken(t *effect.Text, e *effect.Effect) string {
	return effect.Count(max(e.N.N.At(1), 1), e.OwnWord("token")+" token") + " on " + t.Whom(e)
}

func sayGrow(_ *effect.Text, e *effect.Effect) string {
	return "a neck with " + effect.Count(e.N.N.At(1), "head")
}

func sayPlaceFeature(_ *effect.Text, e *effect.Effect) string {
	return fmt.Sprintf("up to %d of %s on the own rows for %s", e.N.N.At(1), e.OwnWord("feature"), e.OwnWord("rows"))
}

func sayChangeWeapon(_ *effect.Text, e *effect.Effect) string {
	return fmt.Sprintf("%s units with the %s get the %s", e.To.Units.Race, e.To.Units.Weapon, e.OwnWord("to"))
}

func sayCallReserve(_ *effect.Text, e *effect.Effect) string {
	return effect.Count(e.To.Most.N.At(1), "more unit") + " of the Reserve card"
}

func sayAddFigures(t *effect.Text, e *effect.Effect) string {
	return "up to " + effect.Count(e.N.N.At(1), "figure") + " more for " + troops(t, e)
}

func sayCopyUnit(t *effect.Text, e *effect.Effect) string {
	return effect.Count(e.To.Most.N.At(1), "copy") + " of " + troops(t, e) + ", next to it"
}

func saySwapRace(t *effect.Text, e *effect.Effect) string {
	out := fmt.Sprintf("up to %s of %s swapped for %s of the same colour and weapon",
		effect.Count(e.To.Most.N.At(1), "unit"), troops(t, e), e.OwnWord("race"))
	if n := e.Number("beside"); n > 0 {
		out += fmt.Sprintf(", with %d more next to it", n)
	}
	return out
}

func sayMoveReserve(_ *effect.Text, e *effect.Effect) string {
	return "up to " + effect.Count(e.To.Most.N.At(1), "unit") + " of the Reserve moved next to own units"
}

// troops words the units that a Specialist serves: "green or blue foot".
func troops(t *effect.Text, e *effect.Effect) string {
	if f := &e.To.Units; !slices.Equal(f.Kinds.At(1), []string{KindTroop}) {
		return t.Kind(f)
	}
	if of := e.To.Units.Banners.At(1); len(of) > 0 {
		return strings.Join(of, " or ") + " troops"
	}
	return "any troops"
}
