package rulebookcheck

import (
	"fmt"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/schema"
	"muster/schema/diag"
	"muster/validate/check"
)

// unitNumbers: numbers that are valid alone but not together. Most come from a row copied from a unit of another class.
func unitNumbers() *check.Check {
	return &check.Check{
		Code: "rulebook/unit-numbers", Severity: diag.Warning,
		Rules: []string{"BL-CRE-01", "BL-CRE-11", "BL-MOV-05", "R-062"},
		Needs: []string{"rulebook/unknown-name"},
		Run: pass.Run(func(p *pass.Pass) {
			for _, r := range judged(p) {
				if r.table != "units" && r.table != "creatures" {
					continue
				}
				var u rulebook.Unit
				schema.DecodeValue(r.values, &u)
				if r.table == "creatures" {
					u.Class = rulebook.Creature
				}
				say := func(key, help, message string, args ...any) {
					p.Report(
						check.Finding{
							At:      p.Doc.Value(r.ptr + "/" + key),
							Message: fmt.Sprintf(message, args...),
							Help:    help,
						},
					)
				}
				if u.Class == "" {
					say("id", "add class: foot or mounted", "%q has no class, so it has no numbers", u.ID)
				}
				if u.Creature() {
					creatureNumbers(p, &u, say)
				} else if u.Level > 0 {
					say(
						"level",
						"remove level, or make the row a creature",
						"%q is not a creature, but has the council level %d",
						u.ID,
						u.Level,
					)
				}
				if u.Move != nil && u.MoveFight != nil && *u.Move < *u.MoveFight {
					say("move", "raise move, or lower move_and_battle",
						"%q moves %d when it does not battle, but %d when it does", u.ID, *u.Move, *u.MoveFight)
				}
				if u.Melee != nil && *u.Melee == 0 {
					say("melee", "give it at least one die", "%q rolls no dice in melee", u.ID)
				}
				if u.Ranged != nil && *u.Ranged > 0 && u.Weapon != "" && !p.Rules.Missile(&u) {
					say(
						"ranged",
						"remove ranged, or choose a missile weapon",
						"%q has %d dice in ranged combat, but %s is not a missile weapon",
						u.ID,
						*u.Ranged,
						u.Weapon,
					)
				}
				if u.Fly[0] > u.Fly[1] {
					say("fly", "write the smaller number first", "%q flies from %d to %d hexes", u.ID, u.Fly[0], u.Fly[1])
				}
				traitNumbers(&u, say)
			}
		}),
	}
}

// traitNumbers: a trait and the number that it needs come together, or neither has an effect (BL-MOV-05).
func traitNumbers(u *rulebook.Unit, say func(key, help, message string, args ...any)) {
	for _, w := range [...]struct {
		trait, key, example string
		given               bool
	}{
		{rulebook.TraitFlies, "fly", "fly = [1, 4]", u.Fly[1] > 0},
		{rulebook.TraitMovesByLoreDice, "move_dice", "move_dice = 8", u.MoveDice > 0},
	} {
		switch has := rulebook.Known(w.trait, u.Traits); {
		case has && !w.given:
			say("traits", "add "+w.example+", for example", "%q has the trait %q, but no %s", u.ID, w.trait, w.key)
		case !has && w.given && u.Creature():
			say(
				w.key,
				fmt.Sprintf("add %q to traits", w.trait),
				"%q has %s, but not the trait %q",
				u.ID,
				w.key,
				w.trait,
			)
		}
	}
}

// creatureNumbers: a creature is one figure (BL-CRE-01), takes levels of the council, and stores no more Lore
// than the price of its most expensive power (BL-CRE-11).
func creatureNumbers(p *pass.Pass, u *rulebook.Unit, say func(key, help, message string, args ...any)) {
	if u.Figures != nil && *u.Figures != 1 {
		say("figures", "remove figures", "the creature %q has %d figures, but a creature is one figure", u.ID, *u.Figures)
	}
	most := 0
	if seat := p.Rules.Classes.Get(rulebook.Creature); seat != nil {
		most = seat.Most
	}
	switch {
	case u.Level == 0:
		say("level", "add level = 1 or more", "the creature %q has no council level", u.ID)
	case u.Level > most:
		say(
			"level",
			fmt.Sprintf("write a level from 1 to %d", most),
			"the creature %q needs %d council levels; no member has more than %d",
			u.ID,
			u.Level,
			most,
		)
	}
	dearest := 0
	for i := range u.Powers {
		dearest = max(dearest, u.Powers[i].Cost)
	}
	switch {
	case u.Store > 0 && len(u.Powers) == 0:
		say(
			"store",
			"add powers, or remove store",
			"the creature %q stores Lore, but has no power that uses it",
			u.ID,
		)
	case u.Store > dearest:
		say(
			"store",
			fmt.Sprintf("write store = %d or less", dearest),
			"the creature %q stores %d Lore, but its most expensive power costs %d",
			u.ID,
			u.Store,
			dearest,
		)
	}
}
