package vectors_test

import (
	"fmt"
	"slices"
	"strings"

	"muster/engine"
	"muster/engine/battle"
	"muster/maps/hex"
)

// loreWords are the kinds of event that only a game with Lore has.
var loreWords = map[engine.EventKind]string{
	engine.TokensGained: "gains", engine.TokensPaid: "pays", engine.LoreDrawn: "lore-drawn", engine.LoreKept: "lore-kept",
	engine.LoreDropped: "dropped", engine.LoreDeckMade: "lore-deck", engine.CouncilSet: "council",
	engine.CriticalRolled: "critical", engine.Trampled: "tramples", engine.PaceRolled: "paces", engine.PowerUsed: "uses",
	engine.PowerRolled: "power-rolled", engine.PowerStruck: "struck", engine.LoreStored: "stores",
	engine.TokenPut: "bears", engine.TokenRolled: "suffers", engine.TokenGone: "sheds", engine.Mended: "mends",
	engine.FlightBegan: "flies-off", engine.FlownOver: "flies-over", engine.Landed: "lands",
	engine.LorePlayed: "casts", engine.LoreAimed: "aims", engine.LoreAimedAt: "aims-at", engine.LoreCancelled: "cancelled",
	engine.LoreReturned: "returned", engine.UnitSlipped: "slips", engine.UnitPromoted: "rises", engine.CallRolled: "calls",
	engine.CreatureCame: "came", engine.SpellLaid: "spell", engine.UnitPlaced: "placed", engine.UnitReturned: "comes-back",
	engine.UnitShifted: "shifted", engine.LoreStruck: "dice", engine.DiceTaken: "taken", engine.HitsIgnored: "disregards",
	engine.StrikesTurned: "turned", engine.BattleBroken: "broken-off", engine.TokensStolen: "steals",
	engine.TokensForgone: "forgoes", engine.SightGained: "sight", engine.CardTakenBack: "taken-back", engine.CardForced: "forced",
	engine.SitePlaced: "site-placed", engine.SiteLost: "site-lost", engine.SiteGone: "site-gone",
	engine.LoreRival: "rival", engine.RuleGave: "given",
}

// usualLore are those that a vector compares when it names none.
var usualLore = []engine.EventKind{
	engine.TokensGained, engine.TokensPaid, engine.LoreDeckMade, engine.CouncilSet, engine.CriticalRolled, engine.Trampled,
	engine.PaceRolled, engine.PowerRolled, engine.PowerStruck, engine.LoreStored, engine.TokenPut, engine.TokenRolled,
	engine.TokenGone, engine.Mended, engine.FlownOver, engine.Landed, engine.LoreCancelled, engine.LoreReturned,
	engine.UnitPromoted, engine.CallRolled, engine.CreatureCame, engine.UnitReturned, engine.LoreStruck, engine.DiceTaken,
	engine.StrikesTurned, engine.BattleBroken, engine.TokensStolen, engine.CardTakenBack, engine.CardForced,
	engine.SiteLost, engine.SiteGone,
}

var ignoredWords = []string{
	engine.IgnoreColour: "colour", engine.IgnoreStrikes: "strikes", engine.IgnoreHits: "hits", engine.IgnoreFlags: "flags",
}

var gainWords = []string{
	engine.ForSymbols: "symbols", engine.ForReward: "reward", engine.ForTurn: "turn", engine.ForCard: "card",
	engine.ForOverflow: "overflow", engine.ForStart: "start", engine.ForSite: "site",
	engine.ForRule: "rule",
}

// withLore adds the kinds of event of a game with Lore.
func withLore(words [engine.EventKinds]string) [engine.EventKinds]string {
	for k, word := range loreWords {
		words[k] = word
	}
	return words
}

// toldUnit is a unit where the events have told it to be.
func (g *game) toldUnit(i uint8) string {
	if h := g.told.at[i]; h != hex.None {
		return g.r.Board.Label(h)
	}
	return g.gone(i)
}

// tellLore is an event of a game with Lore as vectors write it.
func (g *game) tellLore(e *engine.Event) string {
	unit, who := g.toldUnit, seatWords[e.Player]
	card := func() string { return g.b.LoreCards[e.LoreCard()].ID }
	token := func() string { return tokenWord(g.b.Tokens[e.TokenKind()]) }
	word := eventWords[e.Kind]
	switch e.Kind {
	case engine.TokensGained:
		return fmt.Sprintf("%s gains %d %s", who, e.Tokens(), gainWords[e.Gain()])
	case engine.TokensPaid:
		if e.Unit != engine.NoUnit {
			who = unit(e.Unit)
		}
		return fmt.Sprintf("%s pays %d", who, e.Tokens())
	case engine.LoreDrawn:
		return fmt.Sprintf("%s lore-drawn %d keeps %d", who, e.Cards(), e.Kept())
	case engine.LoreKept:
		return fmt.Sprintf("%s lore-kept %d", who, e.Kept())
	case engine.LoreDropped, engine.LoreCancelled, engine.LoreReturned:
		return fmt.Sprintf("%s %s %s", who, word, card())
	case engine.LorePlayed:
		return fmt.Sprintf("%s casts %s for %d", who, card(), e.Tokens())
	case engine.LoreAimed:
		return fmt.Sprintf("%s aims %s at %s", who, card(), unit(e.Unit))
	case engine.LoreAimedAt:
		return fmt.Sprintf("%s aims-at %s at %s", who, card(), sectionWords[e.Section()])
	case engine.LoreDeckMade:
		return fmt.Sprintf("lore-deck %d", e.Cards())
	case engine.CouncilSet:
		sits := []string{who, "council"}
		for seat := range int(engine.Councillors) {
			if e.Sits(uint8(seat)) {
				sits = append(sits, battle.SeatName(seat))
			}
		}
		return strings.Join(sits, " ")
	case engine.CriticalRolled:
		return fmt.Sprintf("%s critical%s", unit(e.Unit), faces(&e.Faces))
	case engine.Trampled:
		return fmt.Sprintf("%s tramples %s for %d", unit(e.Unit), unit(e.Other), e.Hexes())
	case engine.PaceRolled:
		return fmt.Sprintf("%s paces %d%s", unit(e.Unit), e.Hexes(), faces(&e.Faces))
	case engine.PowerUsed:
		return fmt.Sprintf("%s uses %s", unit(e.Unit), hyphened(g.b.Powers[e.Power()]))
	case engine.PowerRolled:
		return fmt.Sprintf("%s power-rolled %s%s", unit(e.Unit), unit(e.Other), faces(&e.Faces))
	case engine.PowerStruck:
		figures, back := e.Struck()
		return fmt.Sprintf("%s struck %s %d%s", unit(e.Unit), unit(e.Other), figures+back, when(back > 0, " hexes"))
	case engine.LoreStored:
		return fmt.Sprintf("%s stores %d%s", unit(e.Unit), e.Tokens(), when(e.FromLair(), " lair"))
	case engine.TokenPut, engine.TokenGone:
		return fmt.Sprintf("%s %s %s", unit(e.Unit), word, token())
	case engine.TokenRolled:
		return fmt.Sprintf("%s suffers %s%s", unit(e.Unit), token(), faces(&e.Faces))
	case engine.Mended:
		g.told.figures[e.Unit] += e.Figures()
		return fmt.Sprintf("%s mends %d", unit(e.Unit), e.Figures())
	case engine.FlightBegan:
		return unit(e.Unit) + " flies-off"
	case engine.FlownOver:
		return fmt.Sprintf("%s flies-over %s", unit(e.Unit), unit(e.Other))
	case engine.Landed:
		from := unit(e.Unit)
		g.told.at[e.Unit] = e.To
		return fmt.Sprintf("%s lands %s%s", from, unit(e.Unit), when(e.Fell(), " falling"))
	}
	return g.tellDeed(e)
}

// tellDeed is what Lore cards and landmarks do, as vectors write it.
func (g *game) tellDeed(e *engine.Event) string {
	unit, who, word := g.toldUnit, seatWords[e.Player], eventWords[e.Kind]
	switch e.Kind {
	case engine.UnitPlaced, engine.UnitShifted, engine.UnitSlipped, engine.CreatureCame:
		from := unit(e.Unit)
		g.told.at[e.Unit] = e.To
		return fmt.Sprintf("%s %s %s", from, word, unit(e.Unit))
	case engine.UnitReturned:
		from := unit(e.Unit)
		g.told.at[e.Unit], g.told.figures[e.Unit] = e.To, e.Figures()
		return fmt.Sprintf("%s comes-back %s with %d", from, unit(e.Unit), e.Figures())
	case engine.UnitPromoted:
		now := g.s.Units[e.Unit].Kind
		was := slices.Index(g.r.Sites.Raised, now)
		g.told.figures[e.Unit] = max(g.told.figures[e.Unit]+int(g.r.Kinds[now].Figures)-int(g.r.Kinds[was].Figures), 1)
		return fmt.Sprintf("%s rises to %s", unit(e.Unit), faceWords[e.Colour()])
	case engine.CallRolled:
		return fmt.Sprintf("%s calls%s", unit(e.Unit), faces(&e.Faces))
	case engine.SpellLaid:
		return fmt.Sprintf("%s spell", unit(e.Unit))
	case engine.LoreStruck, engine.DiceTaken:
		return fmt.Sprintf("%s %s%s", unit(e.Unit), word, faces(&e.Faces))
	case engine.HitsIgnored:
		what, _ := e.Ignored()
		return fmt.Sprintf("%s disregards %d %s", unit(e.Unit), e.Hits(), ignoredWords[what])
	case engine.StrikesTurned:
		return unit(e.Unit) + " turned"
	case engine.BattleBroken:
		return fmt.Sprintf("%s broken-off %s", unit(e.Unit), unit(e.Other))
	case engine.TokensStolen:
		return fmt.Sprintf("%s steals %d of %s", who, e.Tokens(), seatWords[e.Loser()])
	case engine.TokensForgone:
		return who + " forgoes"
	case engine.SightGained:
		return fmt.Sprintf("%s sight %d", who, e.Cards())
	case engine.CardTakenBack:
		return fmt.Sprintf("%s taken-back %s%s", who, when(e.ToRack(), "open "), g.b.Cards[e.Card()].ID)
	case engine.LoreRival:
		return fmt.Sprintf("%s rival %s at %s", who, g.b.LoreCards[e.LoreCard()].ID, seatWords[e.Rival()])
	case engine.CardForced:
		return fmt.Sprintf("%s forced %s", who, g.b.Cards[e.Card()].ID)
	case engine.RuleGave:
		return fmt.Sprintf("%s given %s", unit(e.Unit), hyphened(g.b.Effects[g.b.Gifts[e.Gift()]].Rule))
	case engine.SitePlaced:
		return fmt.Sprintf("%s site-placed %s", who, g.r.Board.Label(e.To))
	case engine.SiteLost:
		return who + " site-lost"
	case engine.SiteGone:
		return fmt.Sprintf("%s site-gone %s", who, g.r.Board.Label(e.From))
	}
	return "unknown event"
}
