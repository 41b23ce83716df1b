package events

import "muster/deploycards"

// modeRules are the rules of an event that happens in every mode, each by its own.
func (e *Event) modeRules() []string {
	switch {
	case e.Mode == deploycards.ModeOrganized:
		return e.organizedRules()
	case e.pooled(): // sets and figures of Epic battles with two sets a player are those of Organized mode
		if e.Kind == DrawMade {
			return []string{"VAR-EC-02", "R-265", "CTA-ORG-03", "R-292"}
		}
		return append(e.organizedRules(), "R-292")
	case e.Mode == deploycards.ModeEpicAllies && e.Kind == DrawMade:
		return []string{"VAR-ER-01", "R-271"}
	case e.Mode == deploycards.ModeEpic && e.Kind == DrawMade:
		return []string{"VAR-EC-02", "R-265"}
	}
	// With one set a player they are those of Impromptu mode.
	switch e.Kind {
	case SetTaken:
		return []string{"CTA-03", "CTA-IMP-01", "R-009"}
	case DrawMade:
		return []string{"CTA-05", "CTA-IMP-01", "R-012"}
	case GuardRevealed:
		return []string{"CTA-IMP-03", "R-014"}
	}
	return []string{"CTA-04", "CTA-IMP-02", "CTA-IMP-04"} // UnitShort, ReserveShort
}

func (e *Event) organizedRules() []string {
	switch e.Kind {
	case SetTaken:
		if e.Copies > 1 {
			return []string{"CTA-03", "CTA-ORG-03", "R-010", "R-291"}
		}
		return []string{"CTA-03", "CTA-ORG-03", "R-010", "R-011"}
	case DrawMade:
		return []string{"CTA-05", "CTA-ORG-03", "R-012"}
	case GuardRevealed:
		return []string{"CTA-ORG-04", "R-014", "R-015"}
	}
	return []string{"CTA-09", "CTA-ORG-05", "CTA-ORG-06", "R-034"} // ReserveShort
}

// levyRules returns those of a token by its hex.
func (e *Event) levyRules() []string {
	rules := []string{"CTA-ORG-01", "CTA-ORG-02", "CTA-ORG-05", "R-018", "R-031", "R-032", "R-033", "R-299"}
	switch e.Placing {
	case FromScoutGuard:
		rules = append(rules, "VAR-EC-02", "R-266")
	case Moved:
		rules = append(rules, "CTA-06", "R-035")
	case FromReserve:
		rules = append(rules, "CTA-09", "R-045")
	}
	if e.Unit.Creature() {
		rules = append(rules, "R-036")
	}
	return rules
}
