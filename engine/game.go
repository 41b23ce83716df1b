package engine

// Choice is a number that encodes one choice of a player. Each game has its own type and defines the bits. Records hold
// the number, so an assigned number keeps its meaning.
type Choice interface{ ~uint32 }

// Game is a game that is set up: S is its state, A its choices, E its events, and V the view of a player.
//
// A Game is immutable and safe for concurrent use; a state is not. A state is a plain value: the zero S is not a valid
// state, assignment makes a copy, and changes to one copy do not affect the other.
type Game[S any, A Choice, E any, V any] interface {
	// Name is the kind of the game in records: "muster-game".
	Name() string
	// Content is the content number: 32 hexadecimal digits. They are equal for games with the same content and rules,
	// however their files are written. Computing it may take longer than a game.
	Content() string
	// Seats is the number of players, at least 1. Seats are numbered from 0.
	Seats() int
	// Start sets s to the state at the first choice, whatever it was before, and logs the events until then. log may be
	// nil.
	Start(s *S, log *Log[E])
	// Over reports whether the game is over.
	Over(s *S) bool
	// Decider is the seat whose choice it is. It is undefined once the game is over.
	Decider(s *S) int
	// Legal appends the choices to buf, in ascending order and each once: at least one before the end, none after it.
	Legal(s *S, buf []A) []A
	// Apply takes a choice and plays on to the next one. After the end it returns ErrOver. An illegal choice returns an
	// error that matches ErrRefused and leaves s unchanged. Any other error is an internal one.
	Apply(s *S, a A, log *Log[E]) error
	// View is the game as a seat sees it, without anything hidden from the player. It is valid until s changes.
	View(s *S, seat int) V
	// Known encodes the knowledge of a seat: equal bytes for states that the player cannot tell apart. The bytes are
	// for comparison only.
	Known(s *S, seat int) []byte
	// Fork sets out to a simulation of the game for the player of a seat. It keeps what the player knows. Hidden
	// information and future chance are drawn anew from the seed.
	Fork(s *S, seat int, seed uint64, out *S)
	// Save encodes a state as bytes, Restore decodes them for the same Game. If the bytes are not a state of it,
	// Restore returns an error and leaves s unchanged.
	Save(s *S) ([]byte, error)
	Restore(s *S, data []byte) error
	// Fingerprint is a hash of everything in a state of one Game, future chance included. Two states may share one.
	Fingerprint(s *S) uint64
}

// Policy is a player. One Policy plays one seat of one game: it may remember what it saw. It is not safe for concurrent
// use.
type Policy[V any, A Choice] interface {
	// Choose returns one of the legal choices; legal is never empty. It keeps neither argument.
	Choose(view V, legal []A) A
}

// Log records the events of a game in order. A nil Log records nothing and costs nothing.
type Log[E any] struct{ Events []E }

// Add records an event.
func (l *Log[E]) Add(e E) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
