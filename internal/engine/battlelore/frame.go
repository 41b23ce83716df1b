package battlelore

import (
	contract "muster/engine"
	"muster/engine/frame"
	"muster/maps/hex"
)

// FrameKind is the kind of a Frame.
type FrameKind uint8

// The kinds of frame, from the turn's phases down to what interrupts them.
const (
	InCommand FrameKind = iota // a card is to be played (BL-TURN-02)
	InOrders                   // units are named, all of them before the first one moves (BL-TURN-03)
	InMoves                    // ordered units move, one after another (BL-MOV-01)
	InCombat                   // ordered units battle, one after another (BL-BAT-01)
	InVolley                   // the second shot of a unit that shoots twice
	InBattle                   // one attack, from the roll to what follows it (BL-BAT-03)
	InFlags                    // a unit's owner says how many flags it ignores (BL-MOR-01)
	InRetreat                  // a unit goes back hex by hex (BL-RET-01)
	InDraw                     // cards are drawn, and one of several kept (BL-END-01)
	InCast                     // a Lore card is being played: at whom, and what its deeds leave open (BL-LOR-03)
	InWindow                   // a player may play a Lore card before what lies below goes on (BL-LOR-02)
	InPower                    // which power a creature uses, or where its Lore symbols go (BL-CRE-10, BL-CRE-11)
	InEndTurn                  // Lore cards or tokens at the turn's end, and too many in hand (BL-END-02, BL-LOR-06)
	InCouncil                  // a player splits the levels of a council in secret (BL-WAR-03)
	InKeep                     // which of the Lore cards dealt are kept (BL-WAR-05)
	InFlight                   // a creature flies hex by hex
	InPlaces                   // players put landmarks and lairs on the field (BL-LMK-02, BL-LMK-08)
	InCalling                  // a creature comes out of its lair
	FrameKinds
)

// Frame is one step, on top of the step that it interrupted. The kind decides the meaning of its fields. Each kind has
// a constructor and accessors in its own file; no other file uses Step, Left, Gone, Foe, At and Roll.
type Frame struct {
	Kind       FrameKind
	Step       uint8  // how far it has come; each kind names its own steps
	Decider    Player // the player of the waiting decision
	Unit       uint8  // the acting unit: the attacker, the unit that retreats
	Target     uint8  // its target
	CombatMode CombatMode
	Left       int8    // the remaining flags, hexes or shots
	Gone       int8    // the number done: hexes covered in a retreat
	At         hex.Hex // where the foe stood when it was attacked
	Roll       [Faces]uint8
}

// CombatMode is the sort of a battle or retreat.
type CombatMode uint8

// The sorts. They add up.
const (
	Melee   CombatMode = 1 << iota // point blank included (BL-BAT-04)
	Back                           // a battle back, which is never answered and leads to nothing (BL-MOR-03)
	Bonus                          // the Bonus Melee Attack after a pursuit (BL-FOL-03)
	Panics                         // the retreat is a frightened unit's (BL-MOR-05)
	Checked                        // the creature that goes back has passed its check
)

// Faces of the battle die.
const (
	Green = iota
	Blue
	Red
	Strike
	Lore
	Flag
	Faces
)

// bare returns a frame in which a player decides, and no unit acts.
func bare(k FrameKind, who Player) Frame {
	return Frame{Kind: k, Decider: who, Unit: NoUnit, Target: NoUnit, At: hex.None}
}

// top returns the current frame.
func (s *State) top() *Frame { return &s.Frames[s.Depth-1] }

// push interrupts the current frame.
func (s *State) push(f Frame) { frame.Push(s.Frames[:], &s.Depth, f) }

// pop returns to the interrupted frame.
func (s *State) pop() { frame.Pop(s.Frames[:], &s.Depth) }

// frameRow defines a kind of frame. Its legal actions come in ascending order, each once.
type frameRow = frame.Row[State, Rules, Frame, Action, Log]

// frameRows has a row for each kind of frame, defined in the frame's own file. It is never changed. Linked rules point
// to it, because a lookup by name would make the rows depend on themselves.
var frameRows = [FrameKinds]frameRow{
	InCommand: commandRow,
	InOrders:  ordersRow,
	InMoves:   movesRow,
	InCombat:  combatRow,
	InVolley:  volleyRow,
	InBattle:  battleRow,
	InFlags:   flagsRow,
	InRetreat: retreatRow,
	InDraw:    drawRow,
	InCast:    castRow,
	InWindow:  windowRow,
	InPower:   powerRow,
	InEndTurn: endTurnRow,
	InCouncil: councilRow,
	InKeep:    dealtRow,
	InFlight:  flightRow,
	InPlaces:  placesRow,
	InCalling: callingRow,
}

// String returns the name of the kind.
func (k FrameKind) String() string {
	if k >= FrameKinds {
		return "no kind of frame"
	}
	return frameRows[k].Name
}

// Refused is the error of an action that is not legal now.
type Refused = contract.Refused[Action, FrameKind]

// Decider returns the player who decides; before the game's end there always is one.
func (s *State) Decider() Player { return s.Frames[max(s.Depth, 1)-1].Decider }

// going returns the current frame and its row; nil when the game is over.
func (s *State) going(r *Rules) (*Frame, *frameRow) {
	if s.Ended != Playing {
		return nil, nil
	}
	f := s.top()
	return f, &r.frames[f.Kind]
}

// Legal appends the legal actions to buf, in ascending order, each once. It is empty only when the game is over.
func Legal(r *Rules, s *State, buf []Action) []Action {
	f, row := s.going(r)
	if row == nil {
		return buf
	}
	return row.Legal(s, r, f, buf)
}

// Apply takes an action and plays on to the next choice. An illegal action is refused and leaves the State unchanged.
// Events go to log, which may be nil.
func Apply(r *Rules, s *State, a Action, log *Log) error {
	f, row := s.going(r)
	if row == nil {
		return contract.ErrOver
	}
	if !row.Do(s, r, f, a, log) {
		return Refused{Choice: a, In: f.Kind}
	}
	s.run(r, log)
	return nil
}

// run plays on until a player has a choice or the game is over.
func (s *State) run(r *Rules, log *Log) { frame.Run(s, r, log, (*State).going) }

// own reports whether a number is a unit of the active player's camp on the field.
func (s *State) own(r *Rules, u uint8) bool {
	camp := r.CampOf[s.Active]
	return u >= r.from[camp] && u < r.to[camp] && s.Units[u].At >= 0
}

// phase goes on to the turn's next phase (BL-TURN-01).
func (s *State) phase(k FrameKind) {
	f := s.top()
	f.Kind, f.Step = k, 0
}

// end ends the game.
func (s *State) end(how End, winner Side, log *Log) {
	s.Ended, s.Winner = how, winner
	log.add(playerEvent(GameEnded, s.Active, how, winner))
}
