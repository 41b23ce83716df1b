package command

import (
	"slices"

	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// BothHands shows the hands of both camps; any other value is the camp whose hands are shown.
const BothHands = boards.Camp(boards.Camps)

// Replay is a replay of a game, split into moments.
type Replay struct {
	As     boards.Camp // the viewer's camp, or All
	Seats  []string    // by player
	Frames []Frame
	// Turns are the moments with which turns begin, by turn from 1; earlier moments are the set-up.
	Turns   []int
	Chances []Chance // at the start of each turn and at the end; empty if unknown

	cited []string // rules that came up since the newest moment, each once
	marks []Mark   // marks for the next moment
	shown []Piece  // as the newest moment has them
}

// Piece is the state of a unit or a Leader.
type Piece struct {
	Unit     uint8   // its number on the replay
	At       hex.Hex // hex.None when it has left, or has not come
	Strength uint8   // figures, or blocks; of a Leader nothing
	Kind     uint8   // which of its looks it has
	Ordered  bool    // in this turn
}

// Hand is a player's hand.
type Hand struct {
	Packs  []Pack // by kind of card: Command cards first
	Tokens uint8
}

// Pack is a player's cards of one kind. The names of cards hidden from the viewer are nil.
type Pack struct {
	Cards uint8
	Names []uint8 // indices into the names of the kind
}

// Same reports whether two hands are equal.
func (h *Hand) Same(o *Hand) bool {
	return h.Tokens == o.Tokens && slices.EqualFunc(h.Packs, o.Packs, func(a, b Pack) bool {
		return a.Cards == b.Cards && slices.Equal(a.Names, b.Names)
	})
}

// Mark marks an action between two hexes, or on one, such as an attack. Kind depends on the game.
type Mark struct {
	From, To hex.Hex
	Kind     uint8
}

// Chance is the estimated win chance of a position.
type Chance struct {
	Frame    int
	Pennants int // that they win, in hundredths
}

// Frame is one step of the replay.
type Frame struct {
	Turn     int // 0: the set-up
	Lines    []string
	Rules    []string // that came up, each once
	Pieces   []Piece  // pieces that changed since the previous moment; all of them in the first one
	Hands    []Hand   // by player
	Banners  [boards.Camps]int
	Strength [boards.Camps]int // on the field
	Sites    []int             // sites on the field, by their number in the replay
	Marks    []Mark
	Open     []uint8 // Command cards on the rack
}

// Sees reports whether the viewer sees the hand of a camp.
func (r *Replay) Sees(c boards.Camp) bool { return r.As == BothHands || r.As == c }

// Cite adds a rule to the next moment.
func (r *Replay) Cite(rule string) {
	if !slices.Contains(r.cited, rule) {
		r.cited = append(r.cited, rule)
	}
}

// Mark adds a mark to the next moment.
func (r *Replay) Mark(m Mark) { r.marks = append(r.marks, m) }

// Log is the log of a choice.
type Log struct {
	Lines []string
	At    int  // where among them the turn begins ...
	Begun bool // ... if one does
	Ended bool // the game is over
	Turn  int  // that is played now
}

// Take adds the moments of a choice. A choice without log lines adds none: the next moment shows its changes. A choice
// that ends a turn and begins another adds two. stands returns the current state; Take fills in its lines, rules and
// marks, and finds all pieces that have changed. chance, which may be nil, returns the win chances at the start of a
// turn and at the end of the game.
func (r *Replay) Take(t Log, stands func() Frame, chance func() int) {
	if len(t.Lines) == 0 && len(r.Frames) > 0 && !t.Ended {
		return
	}
	if t.Begun && t.At > 0 {
		r.Add(stands(), t.Lines[:t.At], t.Turn-1)
		t.Lines = t.Lines[t.At:]
	}
	if t.Begun {
		r.Turns = append(r.Turns, len(r.Frames))
	}
	if chance != nil && (t.Begun || t.Ended) {
		r.Chances = append(r.Chances, Chance{len(r.Frames), chance()})
	}
	r.Add(stands(), t.Lines, t.Turn)
}

// Add adds a moment of a turn.
func (r *Replay) Add(m Frame, lines []string, turn int) {
	m.Turn, m.Lines = turn, slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == "" })
	m.Rules, m.Marks = r.cited, r.marks
	r.cited, r.marks = nil, nil
	if len(r.Frames) == 0 {
		r.shown = slices.Clone(m.Pieces)
	} else {
		m.Pieces = slices.DeleteFunc(m.Pieces, func(p Piece) bool {
			i := int(p.Unit)
			if r.shown[i] == p {
				return true
			}
			r.shown[i] = p
			return false
		})
	}
	r.Frames = append(r.Frames, m)
}
