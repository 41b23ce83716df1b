package arena

import (
	"slices"

	"muster/engine"
)

// Record is a game that can be replayed. H is its head: the setup of the game, its content number and its seed. C is a
// choice as the game writes it, and R is the result.
type Record[H any, C any, R comparable] struct {
	Kind    string // of the game
	Format  int    // increases whenever the format or the rules of play change
	Program string // the version that made it
	Head    H
	Turns   []Turn[C]
	Result  R
	Sum     string // checksum of everything before it
}

// Turn is one player's turn: the state at its start and the choices.
type Turn[C any] struct {
	Turn    int    `json:"turn"`
	Camp    string `json:"camp"`             // the side whose turn it is; "" for a turn without one
	Player  int    `json:"player,omitempty"` // the player of the side, from 1, if it has several
	By      string `json:"by,omitempty"`     // in a shared turn, a letter for the player of each choice
	State   string `json:"state"`            // the fingerprint, printed
	Choices []C    `json:"choices"`
}

// of returns the side whose turn it is as a suffix: " of the pennants"; "" for a turn without one.
func (t *Turn[C]) of() string {
	if t.Camp == "" {
		return ""
	}
	return " of the " + t.Camp + "s"
}

// Encoder provides the parts of a record that are specific to a game.
type Encoder[S any, A engine.Choice, C any, R comparable] interface {
	// Turn returns the turn of a state, without choices; the caller sets State.
	Turn(s *S) Turn[C]
	// Write encodes a choice for a record. Read decodes it; it returns false for an invalid one.
	Write(s *S, a A) C
	Read(s *S, c C) (A, bool)
	// By returns the letter of the player that makes a choice for a seat; "" if each seat has one player.
	By(s *S, a A) string
	// Result returns the result of the game.
	Result(s *S) R
	// Words describes a result in words.
	Words(r R) string
}

// Orderer is an Encoder of a game in which players choose sets. InOrder returns the choices of a turn from s on in the
// order in which the game asks for them. Both slices have at least one choice; for choices in order it returns the same
// slice.
type Orderer[S any, C any] interface {
	InOrder(s *S, rest []C) []C
}

// LastTurn returns the number of the last turn; 0 without turns.
func (r *Record[H, C, R]) LastTurn() int {
	if len(r.Turns) == 0 {
		return 0
	}
	return r.Turns[len(r.Turns)-1].Turn
}

// Recorder is a Watcher that records a game while it is played.
type Recorder[S any, A engine.Choice, E any, V any, H any, C any, R comparable] struct {
	game    engine.Game[S, A, E, V]
	encoder Encoder[S, A, C, R]
	record  Record[H, C, R]
	last    S
}

// NewRecorder starts the record of a game with its head.
func NewRecorder[S any, A engine.Choice, E any, V any, H any, C any, R comparable](
	game engine.Game[S, A, E, V], encoder Encoder[S, A, C, R], format int, program string, head H,
) *Recorder[S, A, E, V, H, C, R] {
	return &Recorder[S, A, E, V, H, C, R]{game: game, encoder: encoder, record: Record[H, C, R]{
		Kind: game.Name(), Format: format, Program: program, Head: head,
	}}
}

// Began records the start.
func (r *Recorder[S, A, E, V, H, C, R]) Began(s *S, _ []E) { r.stands(s) }

// Asked records nothing.
func (r *Recorder[S, A, E, V, H, C, R]) Asked(*S, []A) {}

// Took records a choice.
func (r *Recorder[S, A, E, V, H, C, R]) Took(s *S, a A, _ []E) {
	last := &r.record.Turns[len(r.record.Turns)-1]
	last.Choices = append(last.Choices, r.encoder.Write(&r.last, a))
	last.By += r.encoder.By(&r.last, a)
	r.stands(s)
}

// stands records the current turn.
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

// Record returns the recorded game.
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
