package muster

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
	switch e.Kind {
	case FieldOpened:
		return []string{"CTA-01", "R-001", "R-002"}
	case SetTaken:
		return []string{"CTA-03", "CTA-IMP-01", "R-009"}
	case DrawMade:
		return []string{"CTA-05", "CTA-IMP-01", "R-012"}
	case GuardLaid, ReserveHeld:
		return []string{"CTA-05", "R-013"}
	case GuardRevealed:
		return []string{"CTA-IMP-03", "R-014"}
	case UnitPlaced:
		return []string{"CTA-02", "R-021", "R-022"}
	case UnitMoved:
		return []string{"CTA-06", "CTA-11", "R-023", "R-027", "R-028", "R-029"}
	case UnitLost:
		return []string{"CTA-06", "CTA-11", "R-023", "R-028"}
	case UnitShort, ReserveShort:
		return []string{"CTA-04", "CTA-IMP-02", "CTA-IMP-04"}
	case Scouted:
		return []string{"CTA-08", "R-046", "R-049", "R-050"}
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
