package events

import "muster/deploycards"

// Rules are the ids of the rules and rulings that the event rests on.
func (e *Event) Rules() []string {
	rules := e.kindRules()
	switch e.On {
	case OnFord:
		rules = append(rules, "CTA-07")
	case OnBridge:
		rules = append(rules, "R-026")
	case OnPlace:
		rules = append(rules, "R-030")
	}
	return rules
}

func (e *Event) kindRules() []string {
	if rules := e.epicRules(); rules != nil {
		return rules
	}
	switch e.Kind {
	case FieldOpened:
		return []string{"CTA-01", "R-001", "R-002"} // any map will do, and none of its units counts
	case SetTaken, DrawMade, GuardRevealed, UnitShort, ReserveShort:
		return e.modeRules()
	case LevyPlaced:
		return e.levyRules()
	case LevyShort:
		return []string{"CTA-ORG-05", "CTA-ORG-06", "R-034"}
	case LevyExchanged:
		return []string{"CTA-ORG-08", "R-038", "R-039", "R-041", "R-042"}
	case LevyRemoved:
		return []string{"CTA-ORG-08", "R-043"}
	case Special:
		return append([]string(nil), e.More.Rules()...)
	case GuardPlaced, ReserveHeld:
		return []string{"CTA-05", "R-013"}
	case UnitPlaced:
		return []string{"CTA-02", "R-021", "R-022"}
	case UnitMoved:
		return []string{"CTA-06", "CTA-11", "R-023", "R-027", "R-028", "R-029"}
	case UnitLost:
		return []string{"CTA-06", "CTA-11", "R-023", "R-028"}
	case Scouted:
		rules := []string{"CTA-08", "R-046", "R-049", "R-050"}
		if e.pooled() {
			rules = append(rules, "CTA-ORG-07", "R-037")
		}
		return rules
	case DiceRolled:
		return []string{"CTA-08", "R-047"}
	case FirstFound:
		return []string{"CTA-08", "R-046"}
	case ReserveRevealed:
		if e.All {
			return []string{"CTA-09b", "R-052", "R-055"}
		}
		return []string{"CTA-09", "R-052", "R-055"}
	case ReservePlaced:
		return []string{"CTA-09", "CTA-11", "R-053"}
	case ReserveNoRoom:
		return []string{"CTA-09", "R-054"}
	case CreaturePaid:
		return []string{"CTA-10", "R-059", "R-060"}
	}
	return nil
}

// heldRule adds what a unit's displacement rests on where the Scout Guard holds its mark.
func (e *Event) heldRule(rules []string) []string {
	if e.Held {
		return append(rules, "R-267")
	}
	return rules
}

// Yields reports whether a unit gives way to an ally's, and so may go to any hex of the baseline (VAR-ER-03, R-290).
func (e *Event) Yields() bool { return e.Held && e.Mode == deploycards.ModeEpicAllies }

// pooled is Deployment.Pooled of the event's deployment.
func (e *Event) pooled() bool {
	return e.Mode == deploycards.ModeOrganized || e.Mode == deploycards.ModeEpic && e.Mixed
}
