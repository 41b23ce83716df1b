package command

import (
	"slices"

	"muster/engine/command/boards"
	"muster/maps/hex"
)

// All is who sees the hands of both camps; otherwise it is the camp whose hands are seen.
const BothHands = boards.Camp(boards.Camps)

// Reel is a game, moment by moment.
type Reel struct {
	As      boards.Camp // who watches, or All
	Seats   []string    // by player
	Moments []Moment
	// Turns are the moments with which turns begin, by turn from 1; what comes before the first is the set-up.
	Turns   []int
	Chances []Chance // with which turns begin, and at last how it ended; none where nobody can say

	cited []string // rules that came up since the newest moment, each once
	marks []Mark   // what is to be shown with the next one
	shown []Piece  // as the newest moment has them
}

// Piece is how a unit or a Leader stands.
type Piece struct {
	Unit     uint8   // its number on the reel
	At       hex.Hex // hex.None when it has left, or has not come
	Strength uint8   // figures, or blocks; of a Leader nothing
	Kind     uint8   // which of its looks it has
	Ordered  bool    // in this turn
}

// Hand is what a player holds.
type Hand struct {
	Packs  []Pack // by kind of card: Command cards first
	Tokens uint8
}

// Pack is the cards of a kind that a player holds. Of those that the one who watches may not see the names are nil.
type Pack struct {
	Cards uint8
	Names []uint8 // indices into the names of the kind
}

// Same reports whether two hands hold the same.
func (h *Hand) Same(o *Hand) bool {
	return h.Tokens == o.Tokens && slices.EqualFunc(h.Packs, o.Packs, func(a, b Pack) bool {
		return a.Cards == b.Cards && slices.Equal(a.Names, b.Names)
	})
}

// Mark is something between two hexes, or on one, that is shown at a moment: an attack. Kind is the game's.
type Mark struct {
	From, To hex.Hex
	Kind     uint8
}

// Chance is the chance that somebody takes a position for.
type Chance struct {
	Moment   int
	Pennants int // that they win, in hundredths
}

// Moment is what is shown at once.
type Moment struct {
	Turn     int // 0: the set-up
	Lines    []string
	Rules    []string // that came up, each once
	Pieces   []Piece  // that stand otherwise than a moment before; all of them in the first one
	Hands    []Hand   // by player
	Banners  [boards.Camps]int
	Strength [boards.Camps]int // on the field
	Sites    []int             // what has come onto the field and stands, by its number on the reel
	Marks    []Mark
	Open     []uint8 // Command cards that lie open
}

// Sees reports whether the one who watches sees the hand of a camp.
func (r *Reel) Sees(c boards.Camp) bool { return r.As == BothHands || r.As == c }

// Cite notes a rule that has come up, for the next moment.
func (r *Reel) Cite(rule string) {
	if !slices.Contains(r.cited, rule) {
		r.cited = append(r.cited, rule)
	}
}

// Mark notes what the next moment is to show.
func (r *Reel) Mark(m Mark) { r.marks = append(r.marks, m) }

// Told is what was told of a choice.
type Told struct {
	Lines []string
	At    int  // where among them the turn begins ...
	Begun bool // ... if one does
	Ended bool // the game is over
	Turn  int  // that is played now
}

// Take adds the moments that a choice makes: none of one of which nothing is told, for what has changed is seen with
// what is told next; two where the lines end a turn and begin another. stands is how everything stands now: the lines,
// rules and marks of it are filled in here, and all of its pieces are looked through for those that stand otherwise.
// chance, which may be nil, says how a turn begins and how the game has ended.
func (r *Reel) Take(t Told, stands func() Moment, chance func() int) {
	if len(t.Lines) == 0 && len(r.Moments) > 0 && !t.Ended {
		return
	}
	if t.Begun && t.At > 0 {
		r.Add(stands(), t.Lines[:t.At], t.Turn-1)
		t.Lines = t.Lines[t.At:]
	}
	if t.Begun {
		r.Turns = append(r.Turns, len(r.Moments))
	}
	if chance != nil && (t.Begun || t.Ended) {
		r.Chances = append(r.Chances, Chance{len(r.Moments), chance()})
	}
	r.Add(stands(), t.Lines, t.Turn)
}

// Add adds a moment of a turn.
func (r *Reel) Add(m Moment, lines []string, turn int) {
	m.Turn, m.Lines = turn, slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return l == "" })
	m.Rules, m.Marks = r.cited, r.marks
	r.cited, r.marks = nil, nil
	if len(r.Moments) == 0 {
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
	r.Moments = append(r.Moments, m)
}
