package engine

// Steps of InBattle (BL-BAT-03, R-134): the roll with its hits, the flags, then what may follow.
const (
	toRoll uint8 = iota
	toFlags
	toReply    // a battle back may follow
	replyWaits // ... and the owner of the unit attacked decides
	toGain     // ground may be gained
	gainWaits
	toPursue // the extra hex of a pursuit
	pursueWaits
	toBonus // the Bonus Melee Attack
	bonusWaits
	battleOver
)

// runBattle goes through an attack up to the next choice.
func (s *State) runBattle(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toRoll:
		f.Step = toFlags
		s.strike(r, f, log)
	case toFlags:
		f.Step = toReply
		if flags := f.Roll[Flag]; flags > 0 && s.Units[f.Foe].At >= 0 {
			s.push(Frame{Kind: InFlags, Who: s.Units[f.Foe].Owner, Unit: f.Foe, Foe: f.Unit, Left: int8(flags), At: f.At})
		}
	case toReply:
		f.Step = toGain
		if s.mayReply(r, f) {
			f.Step, f.Who = replyWaits, s.Units[f.Foe].Owner
		}
	case toGain:
		f.Step = battleOver
		if s.mayGain(r, f) {
			f.Step, f.Who = gainWaits, s.Units[f.Unit].Owner
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
	case battleOver:
		s.pop()
	default:
		return true
	}
	return false
}
