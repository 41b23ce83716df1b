package battlelore_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/maps/hex"
)

// loreWords are the kinds of event that only a game with Lore has.
var loreWords = map[battlelore.EventKind]string{
	battlelore.TokensGained:   "gains",
	battlelore.TokensPaid:     "pays",
	battlelore.LoreDrawn:      "lore-drawn",
	battlelore.LoreKept:       "lore-kept",
	battlelore.LoreDropped:    "dropped",
	battlelore.LoreDeckMade:   "lore-deck",
	battlelore.CouncilSet:     "council",
	battlelore.CriticalRolled: "critical",
	battlelore.Trampled:       "tramples",
	battlelore.PaceRolled:     "paces",
	battlelore.PowerUsed:      "uses",
	battlelore.PowerRolled:    "power-rolled",
	battlelore.PowerStruck:    "struck",
	battlelore.LoreStored:     "stores",
	battlelore.TokenPut:       "bears",
	battlelore.TokenRolled:    "suffers",
	battlelore.TokenGone:      "sheds",
	battlelore.Mended:         "mends",
	battlelore.FlightBegan:    "flies-off",
	battlelore.FlownOver:      "flies-over",
	battlelore.Landed:         "lands",
	battlelore.LorePlayed:     "casts",
	battlelore.LoreAimed:      "aims",
	battlelore.LoreAimedAt:    "aims-at",
	battlelore.LoreCancelled:  "cancelled",
	battlelore.LoreReturned:   "returned",
	battlelore.UnitSlipped:    "slips",
	battlelore.UnitPromoted:   "rises",
	battlelore.CallRolled:     "calls",
	battlelore.CreatureCame:   "came",
	battlelore.ModifierPlaced: "spell",
	battlelore.UnitPlaced:     "placed",
	battlelore.UnitReturned:   "comes-back",
	battlelore.UnitShifted:    "shifted",
	battlelore.LoreStruck:     "dice",
	battlelore.DiceTaken:      "taken",
	battlelore.HitsIgnored:    "disregards",
	battlelore.StrikesTurned:  "turned",
	battlelore.BattleBroken:   "broken-off",
	battlelore.TokensStolen:   "steals",
	battlelore.TokensForgone:  "forgoes",
	battlelore.SightGained:    "sight",
	battlelore.CardTakenBack:  "taken-back",
	battlelore.CardForced:     "forced",
	battlelore.PlacePlaced:    "site-placed",
	battlelore.PlaceLost:      "site-lost",
	battlelore.PlaceGone:      "site-gone",
	battlelore.LoreRival:      "rival",
	battlelore.RuleGave:       "given",
}

// usualLore are those that a vector compares by default.
var usualLore = []battlelore.EventKind{
	battlelore.TokensGained,
	battlelore.TokensPaid,
	battlelore.LoreDeckMade,
	battlelore.CouncilSet,
	battlelore.CriticalRolled,
	battlelore.Trampled,
	battlelore.PaceRolled,
	battlelore.PowerRolled,
	battlelore.PowerStruck,
	battlelore.LoreStored,
	battlelore.TokenPut,
	battlelore.TokenRolled,
	battlelore.TokenGone,
	battlelore.Mended,
	battlelore.FlownOver,
	battlelore.Landed,
	battlelore.LoreCancelled,
	battlelore.LoreReturned,
	battlelore.UnitPromoted,
	battlelore.CallRolled,
	battlelore.CreatureCame,
	battlelore.UnitReturned,
	battlelore.LoreStruck,
	battlelore.DiceTaken,
	battlelore.StrikesTurned,
	battlelore.BattleBroken,
	battlelore.TokensStolen,
	battlelore.CardTakenBack,
	battlelore.CardForced,
	battlelore.PlaceLost,
	battlelore.PlaceGone,
}

var ignoredWords = []string{
	battlelore.IgnoreColour:  "colour",
	battlelore.IgnoreStrikes: "strikes",
	battlelore.IgnoreHits:    "hits",
	battlelore.IgnoreFlags:   "flags",
}

var gainWords = []string{
	battlelore.ForSymbols:  "symbols",
	battlelore.ForReward:   "reward",
	battlelore.ForTurn:     "turn",
	battlelore.ForCard:     "card",
	battlelore.ForOverflow: "overflow",
	battlelore.ForStart:    "start",
	battlelore.ForPlace:    "site",
	battlelore.ForRule:     "rule",
}

// withLore adds the kinds of event of a game with Lore.
func withLore(words [battlelore.EventKinds]string) [battlelore.EventKinds]string {
	for k, word := range loreWords {
		words[k] = word
	}
	return words
}

// toldUnit returns a unit's position as derived from the events.
func (g *game) toldUnit(i uint8) string {
	if h := g.told.at[i]; h != hex.None {
		return g.Label(h)
	}
	return g.gone(i)
}

// tellLore returns an event of a game with Lore as vectors write it.
func (g *game) tellLore(e *battlelore.Event) string {
	unit, who := g.toldUnit, seatWords[e.Player]
	card := func() string { return g.b.LoreCards[e.LoreCard()].ID }
	token := func() string { return tokenWord(g.b.Tokens[e.TokenKind()]) }
	word := eventWords[e.Kind]
	switch e.Kind {
	case battlelore.TokensGained:
		return fmt.Sprintf("%s gains %d %s", who, e.Tokens(), gainWords[e.Gain()])
	case battlelore.TokensPaid:
		if e.Unit != battlelore.NoUnit {
			who = unit(e.Unit)
		}
		return fmt.Sprintf("%s pays %d", who, e.Tokens())
	case battlelore.LoreDrawn:
		return fmt.Sprintf("%s lore-drawn %d keeps %d", who, e.Cards(), e.Kept())
	case battlelore.LoreKept:
		return fmt.Sprintf("%s lore-kept %d", who, e.Kept())
	case battlelore.LoreDropped, battlelore.LoreCancelled, battlelore.LoreReturned:
		return fmt.Sprintf("%s %s %s", who, word, card())
	case battlelore.LorePlayed:
		return fmt.Sprintf("%s casts %s for %d", who, card(), e.Tokens())
	case battlelore.LoreAimed:
		return fmt.Sprintf("%s aims %s at %s", who, card(), unit(e.Unit))
	case battlelore.LoreAimedAt:
		return fmt.Sprintf("%s aims-at %s at %s", who, card(), sectionWords[e.Section()])
	case battlelore.LoreDeckMade:
		return fmt.Sprintf("lore-deck %d", e.Cards())
	case battlelore.CouncilSet:
		sits := []string{who, "council"}
		for seat := range int(battlelore.Councillors) {
			if e.Sits(uint8(seat)) {
				sits = append(sits, setup.SeatName(seat))
			}
		}
		return strings.Join(sits, " ")
	case battlelore.CriticalRolled:
		return fmt.Sprintf("%s critical%s", unit(e.Unit), g.faces(&e.Faces))
	case battlelore.Trampled:
		return fmt.Sprintf("%s tramples %s for %d", unit(e.Unit), unit(e.Target), e.Hexes())
	case battlelore.PaceRolled:
		return fmt.Sprintf("%s paces %d%s", unit(e.Unit), e.Hexes(), g.faces(&e.Faces))
	case battlelore.PowerUsed:
		return fmt.Sprintf("%s uses %s", unit(e.Unit), hyphened(g.b.Powers[e.Power()]))
	case battlelore.PowerRolled:
		return fmt.Sprintf("%s power-rolled %s%s", unit(e.Unit), unit(e.Target), g.faces(&e.Faces))
	case battlelore.PowerStruck:
		figures, back := e.Struck()
		return fmt.Sprintf("%s struck %s %d%s", unit(e.Unit), unit(e.Target), figures+back, when(back > 0, " hexes"))
	case battlelore.LoreStored:
		return fmt.Sprintf("%s stores %d%s", unit(e.Unit), e.Tokens(), when(e.FromLair(), " lair"))
	case battlelore.TokenPut, battlelore.TokenGone:
		return fmt.Sprintf("%s %s %s", unit(e.Unit), word, token())
	case battlelore.TokenRolled:
		return fmt.Sprintf("%s suffers %s%s", unit(e.Unit), token(), g.faces(&e.Faces))
	case battlelore.Mended:
		g.told.figures[e.Unit] += e.Figures()
		return fmt.Sprintf("%s mends %d", unit(e.Unit), e.Figures())
	case battlelore.FlightBegan:
		return unit(e.Unit) + " flies-off"
	case battlelore.FlownOver:
		return fmt.Sprintf("%s flies-over %s", unit(e.Unit), unit(e.Target))
	case battlelore.Landed:
		from := unit(e.Unit)
		g.told.at[e.Unit] = e.To
		return fmt.Sprintf("%s lands %s%s", from, unit(e.Unit), when(e.Fell(), " falling"))
	}
	return g.tellEffect(e)
}

// tellEffect returns an effect of Lore cards and landmarks as vectors write it.
func (g *game) tellEffect(e *battlelore.Event) string {
	unit, who, word := g.toldUnit, seatWords[e.Player], eventWords[e.Kind]
	switch e.Kind {
	case battlelore.UnitPlaced, battlelore.UnitShifted, battlelore.UnitSlipped, battlelore.CreatureCame:
		from := unit(e.Unit)
		g.told.at[e.Unit] = e.To
		return fmt.Sprintf("%s %s %s", from, word, unit(e.Unit))
	case battlelore.UnitReturned:
		from := unit(e.Unit)
		g.told.at[e.Unit], g.told.figures[e.Unit] = e.To, e.Figures()
		return fmt.Sprintf("%s comes-back %s with %d", from, unit(e.Unit), e.Figures())
	case battlelore.UnitPromoted:
		now := g.s.Units[e.Unit].Kind
		was := slices.Index(g.r.Places.Raised, now)
		g.told.figures[e.Unit] = max(g.told.figures[e.Unit]+int(g.r.Kinds[now].Figures)-int(g.r.Kinds[was].Figures), 1)
		return fmt.Sprintf("%s rises to %s", unit(e.Unit), faceWords[e.Colour()])
	case battlelore.CallRolled:
		return fmt.Sprintf("%s calls%s", unit(e.Unit), g.faces(&e.Faces))
	case battlelore.ModifierPlaced:
		return fmt.Sprintf("%s spell", unit(e.Unit))
	case battlelore.LoreStruck, battlelore.DiceTaken:
		return fmt.Sprintf("%s %s%s", unit(e.Unit), word, g.faces(&e.Faces))
	case battlelore.HitsIgnored:
		what, _ := e.Ignored()
		return fmt.Sprintf("%s disregards %d %s", unit(e.Unit), e.Hits(), ignoredWords[what])
	case battlelore.StrikesTurned:
		return unit(e.Unit) + " turned"
	case battlelore.BattleBroken:
		return fmt.Sprintf("%s broken-off %s", unit(e.Unit), unit(e.Target))
	case battlelore.TokensStolen:
		return fmt.Sprintf("%s steals %d of %s", who, e.Tokens(), seatWords[e.Loser()])
	case battlelore.TokensForgone:
		return who + " forgoes"
	case battlelore.SightGained:
		return fmt.Sprintf("%s sight %d", who, e.Cards())
	case battlelore.CardTakenBack:
		return fmt.Sprintf("%s taken-back %s%s", who, when(e.ToRack(), "open "), g.b.Cards[e.Card()].ID)
	case battlelore.LoreRival:
		return fmt.Sprintf("%s rival %s at %s", who, g.b.LoreCards[e.LoreCard()].ID, seatWords[e.Rival()])
	case battlelore.CardForced:
		return fmt.Sprintf("%s forced %s", who, g.b.Cards[e.Card()].ID)
	case battlelore.RuleGave:
		return fmt.Sprintf("%s given %s", unit(e.Unit), hyphened(g.b.Effects[g.b.Gifts[e.Gift()]].Rule))
	case battlelore.PlacePlaced:
		return fmt.Sprintf("%s site-placed %s", who, g.Label(e.To))
	case battlelore.PlaceLost:
		return who + " site-lost"
	case battlelore.PlaceGone:
		return fmt.Sprintf("%s site-gone %s", who, g.Label(e.From))
	}
	return "unknown event"
}
