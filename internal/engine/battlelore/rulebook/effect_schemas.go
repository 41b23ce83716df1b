package rulebook

import (
	"sync"

	"muster/internal/adventures/effect"
)

// The schemas in which the tables say effects. The place of a word in its schema is the number by which an engine may
// know it.

// Names that several schemas share.
const (
	equalToCommand = "Equal to Command"
	loreToken      = "Lore token"
	lostFigures    = "the figures that it has lost"
	figuresLeft    = "the figures that it has"
)

// CommandEffects is the effect schema of Command cards.
func CommandEffects() *effect.Schema { return commandEffects() }

var commandEffects = sync.OnceValue(func() *effect.Schema {
	return &effect.Schema{
		Language: Language(),
		Always:   []string{"do"},
		Entries: []effect.Entry{
			{Word: CardOrder, Verb: effect.Order, Keys: []string{
				"count", "by", "sections", "classes", "banners", "missile", "group", "allies", "epic_commander",
			}},
			{Word: CardRollOrders, Verb: CardRollOrders},
			{Word: CardCopyLast, Verb: CardCopyLast},
			{Word: CardGrant, Verb: effect.Grant, Keys: []string{
				"melee", "ranged", "move_and_battle", "banners", "no_move", "no_melee", "no_ranged", "shots", "epic_melee",
				"epic_ranged",
			}, Stats: map[string]string{
				"melee": effect.StatDiceMelee, "ranged": effect.StatDiceRanged, "move_and_battle": effect.StatMoveBattle,
				"no_move": effect.StatMoveMost, "no_melee": effect.StatNoMelee, "no_ranged": effect.StatNoRanged,
				"shots": effect.StatShots, "epic_melee": effect.StatDiceMelee, "epic_ranged": effect.StatDiceRanged,
			}},
			{Word: CardDraw, Verb: effect.Draw, Keys: []string{"count", "keep"}},
			{Word: CardRemakeDeck, Verb: CardRemakeDeck},
		},
		Unknown: "unknown effect %q",
		Name:    map[string]string{ByCommand: equalToCommand},
		Stat: map[string]string{
			effect.StatDice: "%s in battle", effect.StatDiceRanged: "%s at a distance", effect.StatMoveMost: "no move",
		},
		Grant: "ordered units: WHAT", Nothing: "gives the ordered units nothing",
		Also: func(e *effect.Effect) string {
			return effect.When(e.Is("allies"), " (Reluctant Allies: the ally's too)") +
				effect.When(e.Is("epic_commander"), " (Epic: and as many more as the Commander's level)")
		},
	}
})

// LoreEffects is the effect schema of Lore cards.
func LoreEffects() *effect.Schema { return loreEffects() }

var loreEffects = sync.OnceValue(func() *effect.Schema {
	share := []string{"n", "by", "part"}
	return &effect.Schema{
		Language: Language(),
		Always:   []string{"do", "levels", "only", "epic"},
		Entries: []effect.Entry{
			{Word: LoreOrder, Verb: effect.Order},
			{Word: LoreGrant, Verb: effect.Grant, Keys: []string{"stat", "n", "until"}},
			{Word: LoreMove, Verb: effect.Move, Keys: []string{"n", "clear"}},
			{Word: LorePlace, Verb: effect.SetDown, Keys: []string{"where", "within", "figures"}},
			{Word: LoreHeal, Verb: effect.Heal, Keys: share, Bases: []string{ByLost, ByFigures}},
			{Word: LoreRetreat, Verb: effect.Retreat, Keys: []string{"n"}},
			{Word: LoreRoll, Verb: effect.Roll, Keys: append(share, "hits", "kills", "flags"),
				Bases: []string{ByLost, ByFigures, ByOwn, ByOpponent}},
			{Word: LoreGain, Verb: effect.Gain, Keys: share, Bases: []string{ByPaid, ByOwn, ByOpponent, ByPool}},
			{Word: LoreSteal, Verb: LoreSteal, Keys: share, Bases: []string{ByOwn, ByOpponent, ByPool}},
			{Word: LoreForgo, Verb: LoreForgo, Keys: []string{"until"}},
			{Word: LoreCancel, Verb: effect.Cancel},
			{Word: LoreReroll, Verb: effect.Reroll, Keys: []string{"n", "which"}},
			{Word: LoreIgnore, Verb: effect.Ignore, Keys: []string{"what", "n", "until"}},
			{Word: LoreDraw, Verb: effect.Draw, Keys: []string{"deck", "n", "keep"}},
			{Word: LoreDiscard, Verb: effect.Discard, Keys: append([]string{"deck"}, share...), Bases: []string{ByHand}},
			{Word: LoreSpecial, Verb: LoreSpecial, Keys: []string{"name", "reason", "pick"}},
		},
		Aside:   true,
		Unknown: "unknown effect %q",
		Token:   loreToken,
		Name: map[string]string{
			AtLore: "that Lore card", AtCommand: "that Command card", ByCommand: equalToCommand,
			ByPaid: "the Lore tokens paid for it", ByOwn: "the player's Lore tokens", ByOpponent: "the opponent's Lore tokens",
			ByPool: "the pool", ByHand: "the % cards in the opponent's hand",
			ByLost: lostFigures, ByFigures: figuresLeft,
		},
		Face: faceNames(),
		Stat: map[string]string{StatKeepBattle: "moves the hexes that Lore adds and may still battle"},
	}
})

// PowerEffects is the effect schema of creatures' powers.
func PowerEffects() *effect.Schema { return powerEffects() }

var powerEffects = sync.OnceValue(func() *effect.Schema {
	figures := []string{ByLost, ByFigures}
	return &effect.Schema{
		Language: Language(),
		Always:   []string{"do", "to"},
		Entries: []effect.Entry{
			{Word: PowerToken, Verb: PowerToken, Keys: []string{"token", "n", "per"}},
			{Word: PowerRoll, Verb: effect.Roll, Keys: []string{"n", "by", "part", "per", "hits", "flags"}, Bases: figures},
			{Word: PowerRetreat, Verb: effect.Retreat, Keys: []string{"n", "per"}},
			{Word: PowerLose, Verb: effect.Lose, Keys: []string{"n", "by", "part", "per"}, Bases: figures},
			{Word: PowerGrow, Verb: PowerGrow, Keys: []string{"n", "per"}},
		},
		Unknown: "unknown deed %q",
		Name: map[string]string{
			effect.Battled: "the target", effect.Others: "each other adjacent enemy",
			effect.Adjacent: "each adjacent unit, friend or enemy",
			ToFlown:         "each enemy flown over", effect.Itself: "itself", ByLost: lostFigures, ByFigures: figuresLeft,
		},
		Face: faceNames(),
		Per:  map[string]string{PerLore: "Lore symbol"},
	}
})

// SpecialistEffects is the effect schema of Specialist cards.
func SpecialistEffects() *effect.Schema { return specialistEffects() }

var specialistEffects = sync.OnceValue(func() *effect.Schema {
	some := []string{"count", "levels"}
	troops := append(some, "classes", "banners")
	return &effect.Schema{
		Language: Language(),
		Always:   []string{"do"},
		Entries: []effect.Entry{
			{Word: DoPlaceFeature, Verb: DoPlaceFeature, Keys: append(some, "feature", "rows")},
			{Word: DoChangeWeapon, Verb: DoChangeWeapon, Keys: []string{"race", "from", "to"}},
			{Word: DoCallReserve, Verb: DoCallReserve, Keys: some},
			{Word: DoFreeMove, Verb: effect.Move, Keys: some},
			{Word: DoAddFigures, Verb: DoAddFigures, Keys: troops},
			{Word: DoCopyUnit, Verb: DoCopyUnit, Keys: troops},
			{Word: DoGainLore, Verb: effect.Gain, Keys: some},
			{Word: DoSwapRace, Verb: DoSwapRace, Keys: append(troops, "race", "beside")},
			{Word: DoMoveReserve, Verb: DoMoveReserve, Keys: some},
		},
		Unknown: "unknown effect %q",
		Token:   loreToken,
	}
})

// faceNames are the names of the die's faces.
func faceNames() map[string]string {
	return map[string]string{FaceColour: "its colour", FaceStrike: "a bonus strike", FaceLore: "a Lore symbol"}
}
