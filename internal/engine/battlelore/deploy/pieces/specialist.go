package pieces

import (
	"fmt"
	"slices"
	"strings"

	"muster/deploycards"
)

// specialistKinds are the refusals about Specialist cards and councils.
func specialistKinds() []RefusalKind {
	return []RefusalKind{
		NoSpecialists, WishLists, TooManySpecialists, UnknownSpecialist, SpecialistTwice, SharedSpecialist,
		LoreOnlySpecialist, VoidSpecialist, BadCouncil,
	}
}

// ofSpecialists reports whether the refusal is about Specialist cards or councils.
func (r Refusal) ofSpecialists() bool { return slices.Contains(specialistKinds(), r.Kind) }

// specialistRules are the ids of the rules that such a refusal rests on.
func (r Refusal) specialistRules() []string {
	switch r.Kind {
	case NoSpecialists:
		if r.Mode == deploycards.ModeEpic {
			return []string{"R-292", "CTA-IMP-04"}
		}
		return []string{"CTA-IMP-04"}
	case WishLists, TooManySpecialists:
		return []string{"CTA-ORG-09", "R-081"}
	case UnknownSpecialist:
		return []string{"CTA-ORG-09"}
	case SpecialistTwice, SharedSpecialist:
		return []string{"CTA-ORG-10", "R-082", "R-291"}
	case LoreOnlySpecialist:
		return []string{"CTA-ORG-11", "R-086"}
	case VoidSpecialist:
		return []string{"VAR-ER-04", "R-274"}
	}
	return []string{"CTA-10", "BL-WAR-03"} // BadCouncil
}

// specialistMessage says such a refusal in one line.
func (r Refusal) specialistMessage() string {
	switch r.Kind {
	case NoSpecialists:
		if r.Mode == deploycards.ModeEpic {
			return "epic mode with one set a player has no Specialist cards; with two sets each it has them"
		}
		return fmt.Sprintf("%s mode has no Specialist cards", r.Mode)
	case WishLists:
		return fmt.Sprintf("%s players name Specialists, but %s mode has %s", r.Text, r.Mode, r.Want)
	case TooManySpecialists:
		return fmt.Sprintf("the %s camp names %s Specialists; a player has up to %s", r.Camp, r.Text, r.Want)
	case UnknownSpecialist:
		if r.Near == "" && !strings.Contains(r.Want, ",") {
			return fmt.Sprintf("there is no Specialist %q", r.Text)
		}
		return fmt.Sprintf("%q is not a single Specialist; use %s", r.Text, r.Want)
	case SpecialistTwice:
		return fmt.Sprintf("the %s camp has the Specialist %q twice; a player can have one of each", r.Camp, r.Text)
	case SharedSpecialist:
		if r.Want == "1" {
			return fmt.Sprintf("two players have the Specialist %q, but there is one of each", r.Text)
		}
		return fmt.Sprintf("more than %s players have the Specialist %q, but there are %s of each", r.Want, r.Text, r.Want)
	case LoreOnlySpecialist:
		return fmt.Sprintf("the Specialist %q is for Lore battles only", r.Text)
	case VoidSpecialist:
		return fmt.Sprintf("the Specialist %q needs the Reserve, which %s mode does not have", r.Text, r.Mode)
	}
	return fmt.Sprintf("the War Council of the %s camp cannot be called: %s", r.Camp, r.Text)
}
