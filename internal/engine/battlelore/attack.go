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
func battleFrame(who Player, unit, foe uint8, how How, at hex.Hex) Frame {
	return Frame{Kind: InBattle, Decider: who, Unit: unit, Target: foe, How: how, At: at}
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
			s.ask(r, castTiming{OnFight, f.Unit, f.Target, f.How})
		}
	case toRoll:
		if r.Lore != nil && s.brokenOff(f) {
			f.Step = battleOver
			if s.Units[f.Unit].At >= 0 && s.Units[f.Target].At >= 0 {
				log.add(s.battleBroken(f.Unit, f.Target))
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
		s.ask(r, castTiming{AfterRoll, f.Unit, f.Target, f.How})
	case toOtherCard:
		f.Step = toCount
		s.ask(r, castTiming{OnRoll, f.Unit, f.Target, f.How})
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
