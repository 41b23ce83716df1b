package narrate

import "muster/internal/engine/runewars"

// cause is the cause of an event other than the Order or the season.
type cause uint8

// The causes.
const (
	byItself cause = iota
	bySeasonCard
	byTactics
	byReward
	byTitle
	byToken
	byDevelopment
	byQuest
	byScenario
)

// causeRules are the rules of the causes; a scenario has none.
var causeRules = [...]string{
	bySeasonCard: "RW-SEAS-03", byTactics: "RW-TACT-01", byReward: "RW-TERM-14", byTitle: "RW-TITLE-02",
	byToken: "RW-EXPL-01", byDevelopment: "RW-DEV-01", byQuest: "RW-QST-01", byScenario: "",
}

// begins are the events that start a cause; it lasts until its effects are done.
var begins = map[runewars.EventKind]cause{
	runewars.SeasonCardDrawn: bySeasonCard, runewars.TacticsPlayed: byTactics, runewars.RewardUsed: byReward,
	runewars.TitleUsed: byTitle, runewars.TokenFound: byToken, runewars.DevelopmentBought: byDevelopment,
	runewars.ScriptBegan: byScenario,
}

// ends are the events that end a cause.
var ends = map[runewars.EventKind]bool{
	runewars.CardDone: true, runewars.SeasonBegan: true, runewars.IconsRead: true, runewars.TokensCleared: true,
	runewars.FateShuffled: true, runewars.HeroesAct: true, runewars.OrderBegan: true, runewars.BonusWon: true,
	runewars.AreaActivated: true, runewars.CityGave: true, runewars.BattleEvent: true, runewars.QuestFinished: true,
	runewars.QuestFailed: true, runewars.FateDrawn: true, runewars.RunesCounted: true,
}

// follow records the cause of the next events.
func (t *Narrator) follow(e *runewars.Event) {
	if by, is := begins[e.Kind]; is {
		t.by = by
	}
	if ends[e.Kind] {
		t.by = byItself
	}
	if e.Kind == runewars.FateRead && t.doing == aQuest || e.Kind == runewars.DuelEnded && t.unseen {
		t.by = byQuest
	}
}

// idle words that a played or turned up card had no effect. Cards that stay open need no immediate effect.
func (t *Narrator) idle() {
	if t.before == runewars.TacticsPlayed || t.before == runewars.SeasonCardDrawn {
		t.line("", causeRules[begins[t.before]], "no effect")
	}
}

// rule returns the rule of the cause, or another one without a cause.
func (t *Narrator) rule(other string) string {
	if t.by != byItself {
		return causeRules[t.by]
	}
	return other
}
