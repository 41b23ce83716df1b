package scenariocheck

import (
	"fmt"

	scenarios "muster/adventures/runewars"
	"muster/engine/runewars/rulebook"
	"muster/engine/runewars/scenario"
	"muster/schema/source"
	"muster/validate/check"
)

// counts holds what is in a hand against the faction sheet and the limits.
func (v *view) counts(said *scenarios.Seat, s *scenario.Seat) {
	limit := func(id string) int { return v.Rules.Limit(id).Most }
	say := func(at source.Span, help, format string, args ...any) {
		v.Report(check.Finding{At: at, Message: fmt.Sprintf(format, args...), Help: help})
	}
	tactics := v.key(s.Ptr + "/tactics")
	if said.TacticsCards != nil {
		tactics = v.at(s.Ptr + "/tactics_cards")
	}
	given := said.TacticsCards != nil || len(said.Tactics) > 0
	switch n, sheet := s.TacticsCards, s.Faction.Tactics; {
	case n > limit(rulebook.LimitTactics):
		say(tactics, "take some away", "%d Tactics cards in hand, and %d is the most", n, limit(rulebook.LimitTactics))
	case said.TacticsCards != nil && *said.TacticsCards < len(said.Tactics):
		say(tactics, "raise it, or name fewer", "%d Tactics cards, and %d are named", *said.TacticsCards, len(said.Tactics))
	case given && n != sheet && !v.UnderWay():
		say(tactics, "take as many", "%s begins with %d Tactics cards, and has %d here", s.Faction.ID, sheet, n)
	}
	quests := v.key(s.Ptr + "/quests")
	switch n, usual := s.QuestCards, v.Rules.Limit(rulebook.LimitQuests).Usual; {
	case n > limit(rulebook.LimitQuests):
		say(quests, "take some away", "%d Quest cards in hand, and %d is the most", n, limit(rulebook.LimitQuests))
	case n != usual && !v.UnderWay():
		say(quests, "take as many", "a player begins with %d Quest cards, and %s has %d here", usual, s.Faction.ID, n)
	}
	if n := said.Influence; n != nil && *n != s.Faction.Influence && !v.UnderWay() {
		say(v.at(s.Ptr+"/influence"), fmt.Sprintf("write %d, or drop it", s.Faction.Influence),
			"%s begins with %d influence, and has %d here", s.Faction.ID, s.Faction.Influence, *n)
	}
}
