package rulebook

import (
	"sync"

	"muster/internal/adventures/effect"
)

// The effects of cards: the words of CardDialect.
const (
	DoOrder       = effect.Order
	DoChain       = "chain"
	DoRollOrders  = "roll-orders"
	DoRally       = "rally"
	DoCopyLast    = "copy-last"
	DoStrikeFirst = "strike-first"
	DoGrant       = effect.Grant
	DoInspire     = "inspire"
	DoGain        = effect.Gain
	DoDraw        = effect.Draw
	DoMoveLeader  = "move-leader"
	DoRemakeDeck  = "remake-deck"
)

// CardDialect is the schema of effects for Command cards and actions. An engine may number a word by its index.
func CardDialect() *effect.Schema { return cardDialect() }

var cardDialect = sync.OnceValue(func() *effect.Schema {
	return &effect.Schema{
		Language: Language(),
		Always:   []string{"do"},
		Entries: []effect.Entry{
			{Word: DoOrder, Verb: effect.Order, Keys: []string{
				"count", "by", "sections", "classes", "arms", "missile", "engaged", "group", "leaders",
			}},
			{Word: DoChain, Verb: DoChain, Keys: []string{"count"}},
			{Word: DoRollOrders, Verb: DoRollOrders},
			{Word: DoRally, Verb: DoRally},
			{Word: DoCopyLast, Verb: DoCopyLast},
			{Word: DoStrikeFirst, Verb: DoStrikeFirst, Keys: []string{"dice"}},
			{Word: DoGrant, Verb: effect.Grant, Keys: []string{
				"classes", "arms", "close", "fire", "move_and_battle", "shots", "no_move", "no_close", "no_fire", "fire_first",
				"move_after", "pass_friends",
			}, Stats: map[string]string{
				"close": effect.StatDiceMelee, "fire": effect.StatDiceRanged, "move_and_battle": effect.StatMoveBattle,
				"shots": effect.StatShots, "no_move": effect.StatMoveMost, "no_close": effect.StatNoMelee,
				"no_fire": effect.StatNoRanged, "fire_first": StatFireFirst, "move_after": StatMoveAfter,
				"pass_friends": StatPassFriends,
			}},
			{Word: DoInspire, Verb: DoInspire},
			{Word: DoGain, Verb: effect.Gain, Keys: []string{"count"}},
			{Word: DoDraw, Verb: effect.Draw, Keys: []string{"count", "keep"}},
			{Word: DoMoveLeader, Verb: DoMoveLeader, Keys: []string{"count"}},
			{Word: DoRemakeDeck, Verb: DoRemakeDeck},
		},
		Unknown: "unknown effect %q",
		Token:   "Inspired Action token",
		Name:    map[string]string{ByCommand: "equal to Command"},
		Stat: map[string]string{
			effect.StatDiceMelee: "%s in close combat", effect.StatDiceRanged: "%s of fire", effect.StatMoveMost: "no move",
			effect.StatNoMelee: "no close combat", effect.StatNoRanged: "no fire in the combat phase",
			effect.StatShots: "fire %d times, one after the other", StatFireFirst: "fire before the moves",
			StatMoveAfter: "a second move after the combats", StatPassFriends: "pass through own units",
		},
		Grant: "ordered units: WHAT", Nothing: "gives the ordered units nothing",
		Also: func(e *effect.Effect) string {
			return effect.When(e.Is("engaged"), ", next to an enemy unit") +
				effect.When(e.Is("leaders"), " with a Leader, and Leaders alone or apart")
		},
	}
})
