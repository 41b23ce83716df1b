package rulebook

import "muster/internal/adventures/effect"

// Properties that a grant may change in addition to the common ones.
const (
	StatFireFirst   = "fire-first"
	StatMoveAfter   = "move-after"
	StatPassFriends = "pass-friends"
)

// Language returns the verbs of the game's effects: the common ones of such games, and those below.
func Language() effect.Language {
	return effect.Language{
		Own: []effect.Verb{
			{Word: DoChain, Format: narrateChain,
				Meaning: "orders a Leader with its unit, then units and Leaders each next to one that is ordered, `count` in " +
					"all; no Leader leaves its unit"},
			{Word: DoRollOrders, Format: narrateRollOrders,
				Meaning: "rolls a die for each card of Command: a class orders a unit of it. A Leader's face orders a " +
					"Leader, with the unit or alone. A flag orders any unit or Leader"},
			{Word: DoRally, Format: narrateRally,
				Meaning: "rolls a die for each card of Command: a class gives a block back to a unit of it that has lost one, " +
					"and orders that unit"},
			{Word: DoCopyLast, Format: narrateCopyLast,
				Meaning: "does what the card says that the opponent played in the opponent's last turn, left and right swapped"},
			{Word: DoStrikeFirst, Format: narrateStrikeFirst,
				Meaning: "played by a defender in close combat: the defending unit rolls before the attacker, with `dice` more"},
			{Word: DoInspire, Format: narrateInspire,
				Meaning: "lets the player spend tokens on one Inspired Action for the ordered units, if a chain was ordered"},
			{Word: DoMoveLeader, Format: narrateMoveLeader,
				Meaning: "moves one own Leader, ordered or not, up to `count` hexes, alone or out of its unit"},
			{Word: DoRemakeDeck, Format: narrateRemakeDeck,
				Meaning: "shuffles the discards into the deck at the end of the turn"},
		},
		Stats: []effect.Stat{
			{Word: StatFireFirst, Plain: true, Meaning: "fires before the movement phase, once"},
			{Word: StatMoveAfter, Plain: true, Meaning: "moves a second time after the combats"},
			{Word: StatPassFriends, Plain: true, Meaning: "passes through own units as it moves"},
		},
	}
}

func narrateChain(_ *effect.Text, e *effect.Effect) string {
	return "orders a Leader with its unit, then units and Leaders each next to one that is ordered, " +
		effect.Count(e.To.Most.N.At(1), "order") + " in all"
}

func narrateRollOrders(*effect.Text, *effect.Effect) string {
	return "rolls a die for each card of Command: a class orders a unit of it, a Leader's face a Leader, a flag one of " +
		"choice"
}

func narrateRally(*effect.Text, *effect.Effect) string {
	return "rolls a die for each card of Command: a class gives a block back to a unit of it, which is ordered"
}

func narrateCopyLast(*effect.Text, *effect.Effect) string {
	return "does what the opponent's last card says, with left and right swapped"
}

func narrateStrikeFirst(_ *effect.Text, e *effect.Effect) string {
	dice := ""
	if n := e.N.N.At(1); n != 0 {
		dice = ", with " + effect.Plus(n, "die")
	}
	return "in answer to a close combat: the defending unit rolls first" + dice
}

func narrateInspire(*effect.Text, *effect.Effect) string {
	return "one Inspired Action may be paid for"
}

func narrateMoveLeader(_ *effect.Text, e *effect.Effect) string {
	return "moves one own Leader up to " + effect.Count(e.N.N.At(1), "hex") + ", alone or out of its unit"
}

func narrateRemakeDeck(*effect.Text, *effect.Effect) string {
	return "shuffles the discards into the deck at the end of the turn"
}
