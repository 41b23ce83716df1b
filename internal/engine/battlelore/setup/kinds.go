package setup

import (
	"slices"
	"strings"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
)

// kindOf converts a type of unit for the engine, trained by its banner (BL-SETUP-02), with a weapon that may not be
// its type's own (CTA-SPC-03).
func (l *linker) kindOf(u *rulebook.Unit, weapon string) battlelore.Kind {
	if weapon != "" && weapon != u.Weapon {
		armed := *u
		armed.Weapon = weapon
		u = &armed
	}
	k := battlelore.Kind{
		Type: l.typeNumber(u.ID), Figures: uint8(small(l.rules.Figures(u))),
		MoveAndBattle: small(l.rules.MoveFight(u)), MoveMax: small(l.rules.Move(u)),
		MeleeDice: small(l.rules.Melee(u)), RangedDice: small(l.rules.Ranged(u)),
		Missile: l.rules.Missile(u), Range: small(l.rules.Range(u)),
		Bold: small(u.Bold), Retreat: oneBack, Support: true, Worth: oneBanner,
		Pursues: l.rules.Training(u).FollowOn == rulebook.Pursuit,
	}
	k.Colour, _ = colourOf(u.Banner)
	if u.Class == rulebook.Mounted {
		k.Class = battlelore.Mounted
	}
	l.arm(&k, u)
	l.raise(&k, u)
	train(&k, u.Traits)
	if u.Creature() {
		l.creature(&k, u)
	}
	return k
}

// arm gives a kind its weapon.
func (l *linker) arm(k *battlelore.Kind, u *rulebook.Unit) {
	w := l.rules.Weapons.Get(u.Weapon)
	if w == nil {
		k.Lore = true // BL-LRE-01
		if u.StrikeHits {
			k.StrikeFrom, k.StrikeTo = strikeNear, strikeNear
		}
		return
	}
	k.StrikeFrom, k.StrikeTo = small(w.StrikeFrom), small(w.StrikeTo)
	k.Spared, k.Frenzy = small(w.StrikeIgnoredByMounted), w.Frenzy
	k.AfterMove, k.Standing = small(w.AfterMoving), small(w.StandingStill) // CTA-WPN-01, R-139
	k.AtMounted, k.InReply = small(w.AgainstMounted), small(w.BattleBack)
	k.Lore = w.LoreGivesTokens
}

// raise gives a kind the special abilities of its race.
func (l *linker) raise(k *battlelore.Kind, u *rulebook.Unit) {
	race := l.rules.Races.Get(u.Race)
	if race != nil {
		k.Frightened = race.Frightened // BL-MER-03: foot and mounted
		if k.Frightened {
			k.Retreat = frightBack
		}
		if u.Class == rulebook.Foot {
			k.Bold = small(u.Bold + race.BoldFoot) // BL-MER-01
			if race.RushFoot {
				k.Rush = rushHexes
			}
		}
	}
	if u.RetreatHexes > 0 {
		k.Retreat = small(u.RetreatHexes)
	}
}

// train gives a kind the traits of its type.
func train(k *battlelore.Kind, traits []string) {
	for _, trait := range traits {
		switch trait {
		case rulebook.TraitChargesTwo:
			k.Rush = rushHexes
		case rulebook.TraitFullStrength:
			k.FreshDice = freshDice
			k.FreshBold = max(0, freshBold-k.Bold) // on top of what it is by race: Bold 2 in all
		case rulebook.TraitNeverRetreats:
			k.NeverBack = true
		case rulebook.TraitNoFlagUnlessHeld:
			k.OwnSupport = true
		}
	}
}

// strange lists the traits of a type that it cannot have.
func strange(u *rulebook.Unit) string {
	var out []string
	for _, trait := range u.Traits {
		if !slices.Contains(rulebook.TroopTraits(), trait) && !(u.Creature() && slices.Contains(creatureTraits, trait)) {
			out = append(out, trait)
		}
	}
	return strings.Join(out, ", ")
}

// typeNumber finds a type in the list of the battle's types.
func (l *linker) typeNumber(id string) int { return slices.Index(l.out.Types, id) }

// kindNumber finds a kind in the rules, or adds it.
func (l *linker) kindNumber(k battlelore.Kind) uint8 {
	for i := range l.out.Rules.Kinds {
		if l.out.Rules.Kinds[i] == k {
			return uint8(i)
		}
	}
	l.out.Rules.Kinds = append(l.out.Rules.Kinds, k)
	return uint8(len(l.out.Rules.Kinds) - 1)
}
