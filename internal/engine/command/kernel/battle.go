package kernel

import "muster/maps/hex"

// battleRow is the row of InBattle: one attack, with the choice to evade and those after its roll.
var battleRow = frameRow{
	Name: "an attack", Legal: (*State).legalBattle, Take: (*State).takeBattle,
	Run: (*State).runBattle,
}

// Steps of InBattle (MED-BAT-01).
const (
	toAnswer   uint8 = iota // the attack is announced: the defender may play a card
	toEvade                 // it may evade
	evadeWaits              // its player decides
	toRoll                  // the dice are rolled, and hits and checks count
	toParting               // a Parthian Shot of the evading unit
	toGoBack                // then the evading unit retreats
	toFlags                 // flags and retreats
	toReply                 // a battle back may follow
	replyWaits
	toAdvance // Momentum Advance
	advanceWaits
	toAdvanceOn // the additional hex
	onWaits
	toBonus // the bonus close combat
	bonusWaits
	battleOver
)

// Vacated returns the hex of the target of InBattle at the time of the attack: the one to advance into.
func (f *Frame) Vacated() hex.Hex { return f.At }

// ExtraDice returns the dice that a reaction adds to the roll of InBattle.
func (f *Frame) ExtraDice() int { return int(f.Left) }

// EvadeWaits reports whether the target's player in InBattle decides about evading, ReplyWaits whether about battling
// back.
func (f *Frame) EvadeWaits() bool { return f.Kind == InBattle && f.Step == evadeWaits }
func (f *Frame) ReplyWaits() bool { return f.Kind == InBattle && f.Step == replyWaits }

// main reports whether an attack opened the combat: no battle back, first strike or Parthian Shot.
func (f *Frame) main() bool { return f.CombatMode&(Back|First|Parting) == 0 }

// runBattle goes through an attack up to the next choice.
func (s *State) runBattle(r *Rules, f *Frame, log *Log) bool {
	switch f.Step {
	case toAnswer:
		f.Step = toRoll
		if f.main() && f.CombatMode&(Close|Alone) == Close {
			f.Step = toEvade
			s.ask(r, f) // MED-DECK-16, MED-DECK-20
		}
	case toEvade:
		f.Step = toRoll
		switch {
		case s.Fight.Struck && !s.meets(f): // MED-DECK-16
			f.Step = battleOver
		case !s.Fight.Struck && s.mayEvade(r, f): // MED-DECK-16
			f.Step, f.Decider = evadeWaits, s.Units[f.Target].Camp // MED-EVD-01
		}
	case toRoll:
		f.Step = toFlags // MED-BAT-01
		if f.CombatMode&Evaded != 0 {
			f.Step = toParting
		}
		if f.CombatMode&Alone != 0 {
			f.Step = toAdvance
		}
		s.throw(r, f, log)
		s.count(r, f, log)
	case toParting:
		f.Step = toGoBack
		s.partingShot(r, f, log)
	case toGoBack: // MED-EVD-02
		f.Step = battleOver
		if foe := &s.Units[f.Target]; foe.At >= 0 {
			s.push(evasionFrame(foe, f.Target, f.Unit))
		}
	case toFlags: // MED-RET-01: after the hits
		f.Step = toReply               // MED-BAT-01
		if f.CombatMode&Parting != 0 { // MED-HIT-07
			f.Step = battleOver
			return false
		}
		if flags := int(f.Roll[Flag]); flags > 0 {
			if foe := &s.Units[f.Target]; foe.At >= 0 { // MED-RET-01, MED-RET-04, MED-LDR-36
				s.push(flagsFrame(foe.Camp, f.Target, f.Unit, flags)) // MED-RET-01
			}
		}
	case toReply:
		f.Step = toAdvance // MED-BAT-01
		if s.mayReply(f) {
			f.Step, f.Decider = replyWaits, s.Units[f.Target].Camp
		}
	case battleOver:
		if f.main() {
			s.Fight = Fight{}
		}
		s.pop()
	default:
		return s.runAfter(r, f)
	}
	return false
}

// meets reports whether attacker and target are still on their hexes of the announcement.
func (s *State) meets(f *Frame) bool {
	return s.Units[f.Unit].At == s.Fight.From && s.Units[f.Target].At == f.At
}

// runAfter runs the steps after an attack that was won.
func (s *State) runAfter(r *Rules, f *Frame) bool {
	switch f.Step {
	case toAdvance:
		f.Step = battleOver
		if s.mayAdvance(r, f) {
			f.Step, f.Decider = advanceWaits, s.Units[f.Unit].Camp
		}
	case toAdvanceOn: // MED-BAT-08
		f.Step = toBonus
		if to := s.onward(r, f); !to.Empty() {
			f.Step = onWaits
		}
	case toBonus:
		f.Step = battleOver
		if s.mayBonus(r, f) {
			f.Step = bonusWaits
		}
	default:
		return true
	}
	return false
}
