package battlelore

import "muster/maps/hex"

// battleRow is the row of InBattle: one attack, with the choices after its roll.
var battleRow = frameRow{
	Name: "an attack", Legal: (*State).legalAfter, Take: (*State).takeAfter,
	Run: (*State).runBattle,
}

// Steps of InBattle (BL-BAT-03, R-134): the roll with its hits, the flags, then the following choices. Saved games
// hold these numbers, so later steps are added at the end.
const (
	toMeet    uint8 = iota // attacker and target are named
	toRoll                 // the dice fall
	toOwnCard              // they lie on the table: the roller may play a Lore card, then the others
	toOtherCard
	toCount // they count
	toFlags
	toLaterPower // a creature's power that waits for the attack may follow (BL-CRE-10)
	toReply      // a battle back may follow
	replyWaits   // ... and the owner of the unit attacked decides
	toGain       // ground may be gained
	gainWaits
	toPursue // the extra hex of a pursuit
	pursueWaits
	toBonus // the Bonus Melee Attack
	bonusWaits
	battleOver
	toPower // after toCount: a creature may use a power that this roll has paid for (BL-CRE-10, R-305)
	toHits  // and then its hits
)

// battleFrame returns the frame of an attack by a unit on a foe on a hex.
func battleFrame(who Player, unit, foe uint8, how CombatMode, at hex.Hex) Frame {
	return Frame{Kind: InBattle, Decider: who, Unit: unit, Target: foe, CombatMode: how, At: at}
}

// Vacated returns the hex of the target of InBattle at the time of the attack: the one to gain when it is gone.
func (f *Frame) Vacated() hex.Hex { return f.At }

// runBattle goes through an attack up to the next choice.
func (s *State) runBattle(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toMeet:
		f.Step = toRoll
		if r.Lore != nil {
			s.Lore.Battle.From = s.Units[f.Unit].At
			s.ask(r, castTiming{OnFight, f.Unit, f.Target, f.CombatMode})
		}
	case toRoll:
		if r.Lore != nil && s.brokenOff(f) {
			f.Step = battleOver
			if s.Units[f.Unit].At >= 0 && s.Units[f.Target].At >= 0 {
				log.add(unitEvent(s, BattleBroken, f.Unit, 0, 0).at(f.Target))
			}
			return false
		}
		f.Step = toCount
		s.throw(r, f, log)
		if r.Lore != nil {
			f.Step = toOwnCard
		}
	case toOwnCard:
		f.Step = toOtherCard
		s.ask(r, castTiming{AfterRoll, f.Unit, f.Target, f.CombatMode})
	case toOtherCard:
		f.Step = toCount
		s.ask(r, castTiming{OnRoll, f.Unit, f.Target, f.CombatMode})
	case toCount:
		if r.Lore != nil && s.brokenOff(f) {
			f.Step = battleOver
			return false
		}
		hits, turned := s.count(r, f, log)
		if r.Lore == nil {
			f.Step = toFlags
			s.takeHits(r, f, hits, turned, log) // BL-BAT-03, R-134: the hits
			return false
		}
		f.Step = toPower
		s.Lore.Battle.Hits, f.Left = uint8(min(hits, all)), int8(min(turned, all))
	case toPower:
		f.Step = toHits
		s.openPower(r, f, powerWaits, log)
	case toHits:
		f.Step = toFlags
		s.takeHits(r, f, int(s.Lore.Battle.Hits), int(f.Left), log)
	case toFlags: // BL-BAT-03, R-134: then the flags
		f.Step = toLaterPower
		if flags := min(int(f.Roll[Flag]), all) - s.flagsSpared(r, f.Target); flags > 0 && s.Units[f.Target].At >= 0 {
			s.push(flagsFrame(s.Units[f.Target].Owner, f.Target, f.Unit, flags, s.Units[f.Target].At))
		}
	case toLaterPower:
		f.Step = toReply
		s.openPower(r, f, laterWaits, log)
	case toReply: // BL-BAT-03, R-134: then what may follow
		f.Step = toGain
		if s.mayReply(r, f) {
			f.Step, f.Decider = replyWaits, s.Units[f.Target].Owner
		}
		s.closeRoll(r)
	case toGain:
		f.Step = battleOver
		if s.mayGain(r, f) {
			f.Step, f.Decider = gainWaits, s.director(&s.Units[f.Unit])
		}
	case toPursue:
		f.Step = toBonus
		if s.mayPursue(r, f) {
			f.Step = pursueWaits
		}
	case toBonus:
		f.Step = battleOver
		if u := &s.Units[f.Unit]; u.Marks&Barred == 0 && r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()]) {
			f.Step = bonusWaits
		}
	case bonusWaits:
		if u := &s.Units[f.Unit]; u.At >= 0 && r.engaged[u.At].Meets(&s.Camps[u.Camp.Other()]) {
			return true
		}
		f.Step = battleOver // a Lore card has undone it
	case battleOver:
		s.closeRoll(r)
		s.pop()
	default:
		return true
	}
	return false
}

// mayReply reports whether the unit attacked may battle back: in melee, Bold, and still in its hex (BL-MOR-02,
// BL-SUP-02, R-176).
func (s *State) mayReply(r *Rules, f *Frame) bool {
	foe := &s.Units[f.Target]
	if f.CombatMode&(Melee|Back) != Melee { // not against a shot; BL-MOR-03, R-183: nor against a battle back
		return false
	}
	return foe.At == f.Vacated() && s.Units[f.Unit].At >= 0 && r.bold(s, f.Target)
}

// mayGain reports whether the attacker may enter the hex that its enemy left in melee (BL-FOL-01, BL-FOL-04, R-192).
func (s *State) mayGain(r *Rules, f *Frame) bool {
	u := &s.Units[f.Unit]
	return f.CombatMode&(Melee|Back) == Melee && u.At >= 0 && s.Units[f.Target].At != f.Vacated() &&
		r.bonds(u)&NoFollow == 0 &&
		r.ways[u.At].Has(f.Vacated()) && !s.Taken.Has(f.Vacated())
}

// mayPursue reports whether a unit that gained ground may go one hex on: not from ground that stops it (BL-FOL-02,
// BL-FOL-04, CTA-TER-03).
func (s *State) mayPursue(r *Rules, f *Frame) bool {
	u := &s.Units[f.Unit]
	if s.stopsAt(r, u.At) && u.Mods.Has&NoStop == 0 {
		return false
	}
	ways := r.ways[u.At].Minus(s.Taken)
	return !ways.Empty()
}

// legalAfter lists what may follow the roll, at the step that waits.
func (s *State) legalAfter(r *Rules, f *Frame, buf []Action) []Action {
	buf = append(buf, PassAction()) // BL-FOL-04, R-191: nothing is forced
	switch f.Step {
	case replyWaits:
		buf = append(buf, BattleBackAction(f.Target, f.Unit))
	case gainWaits:
		buf = append(buf, GainGroundAction(f.Unit, f.Vacated()))
	case pursueWaits: // BL-FOL-02; R-186: the hex of a pursuit comes after the ground that was gained
		ways := r.ways[s.Units[f.Unit].At].Minus(s.Taken)
		buf = list(buf, Pursue, f.Unit, &ways)
	case bonusWaits:
		buf = s.bonusTargets(r, f.Unit, buf)
		buf = s.legalCasts(r, f.Decider, beforeFight(f.Unit), buf)
	}
	return buf
}

// bonusTargets are the enemies next to a unit: the Bonus Melee Attack may fall on any of them.
func (s *State) bonusTargets(r *Rules, i uint8, buf []Action) []Action {
	u := &s.Units[i]
	from, to := r.enemies(u.Camp)
	for foe := from; foe < to; foe++ {
		if r.engaged[u.At].Has(s.Units[foe].At) {
			buf = append(buf, AttackAction(i, foe))
		}
	}
	return buf
}

// takeAfter carries out what follows the roll.
func (s *State) takeAfter(r *Rules, f *Frame, a Action, log *Log) {
	switch f.Step {
	case replyWaits:
		f.Step = battleOver // BL-MOR-03: whatever its result, there is no ground to gain
		if a.Kind() == BattleBack {
			log.add(unitEvent(s, BattledBack, f.Target, 0, 0).at(f.Unit))
			foe, unit := f.Target, f.Unit
			s.push(battleFrame(s.Units[foe].Owner, foe, unit, Melee|Back, s.Units[unit].At))
		}
	case gainWaits:
		f.Step = battleOver
		if a.Kind() == GainGround {
			s.follow(r, f.Unit, f.Vacated(), GroundGained, log)
			// BL-FOL-03: after the bonus attack there is ground to gain and nothing more.
			if r.Kinds[s.Units[f.Unit].Kind].Pursues && f.CombatMode&Bonus == 0 {
				f.Step = toPursue
			}
		}
	case pursueWaits:
		f.Step = toBonus
		to := s.Units[f.Unit].At
		if a.Kind() == Pursue {
			to = a.Hex()
		}
		s.follow(r, f.Unit, to, Pursued, log) // to stay is a pursuit too
	case bonusWaits:
		if a.Kind() == PlayLore {
			s.cast(r, f.Decider, a.LoreCard(), beforeFight(f.Unit), log)
			return
		}
		f.Step = battleOver
		if a.Kind() == Attack {
			s.attack(r, a.Unit(), a.Target(), Melee|Bonus, log)
		}
	}
}

// follow moves a unit after a battle; that is movement for what looks at moved or entered.
func (s *State) follow(r *Rules, i uint8, to hex.Hex, as EventKind, log *Log) {
	u := &s.Units[i]
	if to == u.At {
		log.add(unitEvent(s, as, i, 0, 0).along(to, to))
		return
	}
	s.shift(r, i, to, as, 1, log)
	u.Marks |= Moved
	if s.barredAt(r, u, to) {
		u.Marks |= Barred
	}
}
