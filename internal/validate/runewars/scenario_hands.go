package runewars

import (
	"fmt"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/schema/source"
	"muster/validate/check"
)

// counts compares a hand with the faction sheet and the limits.
func (v *view) counts(written *scenarios.Seat, s *library.Seat) {
	limit := func(id string) int { return v.Rules.Limit(id).Most }
	say := func(at source.Span, help, format string, args ...any) {
		v.Report(check.Finding{At: at, Message: fmt.Sprintf(format, args...), Help: help})
	}
	tactics := v.key(s.Ptr + "/tactics")
	if written.TacticsCards != nil {
		tactics = v.at(s.Ptr + "/tactics_cards")
	}
	given := written.TacticsCards != nil || len(written.Tactics) > 0
	switch n, sheet := s.TacticsCards, s.Faction.Tactics; {
	case n > limit(rulebook.LimitTactics):
		say(tactics, "remove some", "%d Tactics cards in hand (limit %d)", n, limit(rulebook.LimitTactics))
	case written.TacticsCards != nil && *written.TacticsCards < len(written.Tactics):
		say(tactics, "raise it, or name fewer",
			"tactics = %d, but %d are listed", *written.TacticsCards, len(written.Tactics))
	case given && n != sheet && !v.UnderWay():
		say(tactics, "use this number", "%s starts with %d Tactics cards, but has %d here", s.Faction.ID, sheet, n)
	}
	quests := v.key(s.Ptr + "/quests")
	switch n, usual := s.QuestCards, v.Rules.Limit(rulebook.LimitQuests).Default; {
	case n > limit(rulebook.LimitQuests):
		say(quests, "remove some", "%d Quest cards in hand (limit %d)", n, limit(rulebook.LimitQuests))
	case n != usual && !v.UnderWay():
		say(quests, "use this number", "a player starts with %d Quest cards, but %s has %d here", usual, s.Faction.ID, n)
	}
	if n := written.Influence; n != nil && *n != s.Faction.Influence && !v.UnderWay() {
		say(v.at(s.Ptr+"/influence"), fmt.Sprintf("write %d, or remove it", s.Faction.Influence),
			"%s starts with %d influence, but has %d here", s.Faction.ID, s.Faction.Influence, *n)
	}
}
