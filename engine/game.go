package engine

// Choice is a number that stands for one choice of a player. Each game has a type of its own and says what its bits
// mean; records hold the number, so that a number that was given keeps its meaning.
type Choice interface{ ~uint32 }

// Game is a game that is set up: S is its state, A its choices, E its events, and V what a player sees.
//
// A Game does not change while it is played and is safe for several goroutines; a state is not. A state is a plain
// value to those who hold it: the zero S is no state yet, assigning it makes a copy, and what is done to one of the
// two does not show in the other.
type Game[S any, A Choice, E any, V any] interface {
	// Name is the kind of the game, as records name it: "muster-game".
	Name() string
	// Content is the content number: 32 hexadecimal digits that are the same for games that are played with the same
	// things under the same rules, however their files are written. It may take longer than a game to work out.
	Content() string
	// Seats is how many players there are, 1 or more. They are numbered from 0.
	Seats() int
	// Start makes s the state at the first choice, whatever it was before, and tells log, which may be nil, what has
	// happened until then.
	Start(s *S, log *Log[E])
	// Over reports whether the game is over.
	Over(s *S) bool
	// Decider is the seat whose choice it is. It means nothing once the game is over.
	Decider(s *S) int
	// Legal appends the choices to buf, in ascending order and each once: one at least before the end, none after it.
	Legal(s *S, buf []A) []A
	// Apply takes a choice and plays on to the next one. The error is ErrOver after the end and matches ErrRefused for
	// what is not legal; s is then as it was. Any other error says that Muster failed.
	Apply(s *S, a A, log *Log[E]) error
	// View is the game as a seat sees it: it holds nothing that is hidden from the player. It stands as long as s does
	// not change.
	View(s *S, seat int) V
	// Known is what a seat knows, as bytes: equal bytes for states that the player cannot tell apart. It is for
	// comparing, and says nothing to whoever reads it.
	Known(s *S, seat int) []byte
	// Fork makes out a game in thought, for the player of a seat to play on: what he knows is as it is, and what is
	// hidden from him, the chance to come above all, is made up anew from the seed.
	Fork(s *S, seat int, seed uint64, out *S)
	// Save writes a state as bytes, Restore reads them back for the same Game. The error of Restore says that the bytes
	// are no state of it, and leaves s as it was.
	Save(s *S) ([]byte, error)
	Restore(s *S, data []byte) error
	// Fingerprint tells states of one Game apart by all that they hold, the chance to come included. It is no proof:
	// two states may share one.
	Fingerprint(s *S) uint64
}

// Policy is a player. One Policy plays one seat of one game: it may remember what it saw, and it is not safe for
// several goroutines.
type Policy[V any, A Choice] interface {
	// Choose takes one of the legal choices, of which there is at least one. It keeps neither of its arguments.
	Choose(view V, legal []A) A
}

// Log takes the events of a game down, in their order. A nil Log takes nothing and costs nothing.
type Log[E any] struct{ Events []E }

// Add takes an event down.
func (l *Log[E]) Add(e E) {
	if l != nil {
		l.Events = append(l.Events, e)
	}
}
