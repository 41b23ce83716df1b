package arena

import (
	"slices"

	"muster/engine"
)

// Record is a game that can be played again. H is what stands at its head: what the game was set up with, its content
// number and its seed. C is a choice as the game writes it, and R how it ended.
type Record[H any, C any, R comparable] struct {
	Kind    string // of the game
	Format  int    // a number that rises whenever the form, or the way in which the game is played, changes
	Program string // the version that made it
	Head    H
	Turns   []Turn[C]
	Result  R
	Sum     string // of all that stands before it
}

// Turn is one player's turn: the state as it began, and what was chosen.
type Turn[C any] struct {
	Turn    int    `json:"turn"`
	Camp    string `json:"camp"`             // the side whose turn it is; "" where a turn is nobody's
	Player  int    `json:"player,omitempty"` // with several players of a side: which, from 1
	By      string `json:"by,omitempty"`     // where a turn is that of several players: whose each choice was, a letter each
	State   string `json:"state"`            // the fingerprint, printed
	Choices []C    `json:"choices"`
}

// of says whose turn it is, behind something of it.
func (t *Turn[C]) of() string {
	if t.Camp == "" {
		return ""
	}
	return " of the " + t.Camp + "s"
}

// Encoder says what a record has to hold of a game.
type Encoder[S any, A engine.Choice, C any, R comparable] interface {
	// Turn is the turn that goes on in a state, without choices; its State is filled in by others.
	Turn(s *S) Turn[C]
	// Write is a choice as records hold it, Read the choice that they mean; false where it means none.
	Write(s *S, a A) C
	Read(s *S, c C) (A, bool)
	// By is the letter of the player of a seat whose a choice is; "" where each seat has but one.
	By(s *S, a A) string
	// Result is how the game ended.
	Result(s *S) R
	// Words are such an end in words.
	Words(r R) string
}

// Orderer is an Encoder of a game in which players name sets. InOrder returns the choices of a turn from s on, of which
// there is one at least, in the order in which the game asks for them: one at least, and the same slice where it is in
// order.
type Orderer[S any, C any] interface {
	InOrder(s *S, rest []C) []C
}

// LastTurn is the number of the last turn; 0 without any.
func (r *Record[H, C, R]) LastTurn() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return r.Turns[len(r.Turns)-1].Turn
}

// Recorder keeps a game while it is played: it is a Watcher.
type Recorder[S any, A engine.Choice, E any, V any, H any, C any, R comparable] struct {
	game    engine.Game[S, A, E, V]
	encoder Encoder[S, A, C, R]
	record  Record[H, C, R]
	last    S
}

// NewRecorder begins the record of a game with what is to stand at its head.
func NewRecorder[S any, A engine.Choice, E any, V any, H any, C any, R comparable](
	game engine.Game[S, A, E, V], encoder Encoder[S, A, C, R], format int, program string, head H,
) *Recorder[S, A, E, V, H, C, R] {
	return &Recorder[S, A, E, V, H, C, R]{game: game, encoder: encoder, record: Record[H, C, R]{
		Kind: game.Name(), Format: format, Program: program, Head: head,
	}}
}

// Began takes the start down.
func (r *Recorder[S, A, E, V, H, C, R]) Began(s *S, _ []E) { r.stands(s) }

// Asked takes nothing down.
func (r *Recorder[S, A, E, V, H, C, R]) Asked(*S, []A) {}

// Took takes a choice down.
func (r *Recorder[S, A, E, V, H, C, R]) Took(s *S, a A, _ []E) {
	last := &r.record.Turns[len(r.record.Turns)-1]
	last.Choices = append(last.Choices, r.encoder.Write(&r.last, a))
	last.By += r.encoder.By(&r.last, a)
	r.stands(s)
}

// stands takes down where the game has come to.
func (r *Recorder[S, A, E, V, H, C, R]) stands(s *S) {
	rec := &r.record
	r.last = *s
	if r.game.Over(s) {
		rec.Result = r.encoder.Result(s)
		return
	}
	if now := turnOf(r.game, r.encoder, s); len(rec.Turns) == 0 || rec.LastTurn() != now.Turn {
		rec.Turns = append(rec.Turns, now)
	}
}

// Record is the game as it was taken down.
func (r *Recorder[S, A, E, V, H, C, R]) Record() *Record[H, C, R] {
	out := r.record
	out.Turns = slices.Clone(out.Turns)
	out.Sum = out.MakeSum()
	return &out
}

func turnOf[S any, A engine.Choice, E any, V any, C any, R comparable](
	game engine.Game[S, A, E, V], encoder Encoder[S, A, C, R], s *S,
) Turn[C] {
	out := encoder.Turn(s)
	out.State, out.Choices = engine.Printed(game.Fingerprint(s)), []C{}
	return out
}
