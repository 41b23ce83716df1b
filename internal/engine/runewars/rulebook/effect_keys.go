package rulebook

import "slices"

// effectKeys are the keys that a word of DeedWords reads, in addition to the common ones.
var effectKeys = map[string][]string{
	DoGainInfluence: {"count"}, DoLoseInfluence: {"count"}, DoGainTactics: {"count"}, DoLoseTactics: {"count"},
	DoGainQuests: {"count"}, DoGainReward: {"by", "where"}, DoLoseReward: {"where"}, DoGainHero: {"count"},
	DoGainObjective: {}, DoGainRune: {"by", "count"}, DoMoveRune: {"by", "where"}, DoRaiseDial: {"by", "count", "dial"},
	DoLowerDial: {"by", "count", "dial"}, DoPutUnits: {"by", "count", "unit", "shapes", "where"},
	DoMoveUnits: {"by", "where"}, DoDestroyUnits: {"by", "count", "unit", "shapes", "where"},
	DoRoutUnits: {"by", "count", "unit", "shapes", "where"}, DoStandUnits: {"by", "where"},
	DoDamageHero: {"by", "count", "where"}, DoHealHero: {"by", "where"}, DoTrainHero: {"by", "count", "where"},
	DoStandHero: {"by", "where"}, DoMoveHero: {"by", "count"}, DoDesolate: {"by", "where"}, DoFreeze: {"by", "where"},
	DoRestore: {"by", "where"}, DoBuild: {"by", "where"}, DoRepair: {"by", "where"}, DoFindCity: {},
	DoRazeCity: {"by", "where"}, DoLook: {"by", "where"},
}

// Reads reports whether an effect with a word reads a key.
func Reads(do, key string) bool {
	if slices.Contains([]string{"do", "who", "may", "or", "if", "pays"}, key) {
		return true
	}
	return slices.Contains(effectKeys[do], key)
}

// EffectLists are the keys of a table's rows that hold card effects.
func EffectLists(table string) []string {
	switch table {
	case "exploration", "rewards", "tactics", "seasons", "titles":
		return []string{"effects"}
	case "quests":
		return []string{"gold", "silver", "red", "won", "lost"}
	case "developments":
		return []string{"bought", "harvest"}
	}
	return nil
}

// FightLists are the keys of a table's rows that hold effects of a battle.
func FightLists(table string) []string {
	switch table {
	case "rewards", "tactics":
		return []string{"battle"}
	case "commanders":
		return []string{"effects"}
	case "developments":
		return []string{"defence"}
	}
	return nil
}
