package frame

import (
	"slices"
	"unsafe"
)

// Row is the functions of a kind of frame: S is the state of a game, R its rules, F a frame, A an action and L a log.
// Each function receives the top frame.
type Row[S, R, F any, A comparable, L any] struct {
	// Name is the current step in errors, after "not legal in".
	Name string
	// Legal appends the legal actions. It must not keep buf: see List.
	Legal func(s *S, r *R, f *F, buf []A) []A
	// Take carries out one of them.
	Take func(s *S, r *R, f *F, a A, log *L)
	// Run plays on one step, and reports whether a player has a choice now. It may remove the frame.
	Run func(s *S, r *R, f *F, log *L) (waits bool)
	// Allows reports whether Legal would append an action, if it is faster than the list; else nil.
	Allows func(s *S, r *R, f *F, a A) bool
	// Attempt combines Allows and Take, if both would compute the same; else nil.
	Attempt func(s *S, r *R, f *F, a A, log *L) bool
}

// List appends the legal actions to buf. It equals Legal, but a buf on the caller's stack stays there.
func (row *Row[S, R, F, A, L]) List(s *S, r *R, f *F, buf []A) []A {
	list := row.Legal(s, r, f, unseen(buf))
	if unsafe.SliceData(list) == unsafe.SliceData(buf) {
		return buf[:len(list)] // the compiler sees that the list is in the caller's buf
	}
	return list
}

// short is the maximum length of a list that is searched without an allocation. Rows with longer ones have Allows.
const short = 64

// lists reports whether an action is in the list. It is separate from Do, so that only these rows clear the buffer.
//
//go:noinline
func (row *Row[S, R, F, A, L]) lists(s *S, r *R, f *F, a A) bool {
	var buf [short]A
	return slices.Contains(row.List(s, r, f, buf[:0]), a)
}

// Do carries out an action, and reports whether it is legal. An illegal one leaves the state unchanged.
func (row *Row[S, R, F, A, L]) Do(s *S, r *R, f *F, a A, log *L) bool {
	switch {
	case row.Allows != nil:
		if !row.Allows(s, r, f, a) {
			return false
		}
	case row.Attempt != nil:
		return row.Attempt(s, r, f, a, log)
	case !row.lists(s, r, f, a):
		return false
	}
	row.Take(s, r, f, a, log)
	return true
}

// Run plays on until a player has a choice or the game is over. going returns the top frame and its row, or nil.
func Run[S, R, F any, A comparable, L any](s *S, r *R, log *L, going func(*S, *R) (*F, *Row[S, R, F, A, L])) {
	for {
		f, row := going(s, r)
		if row == nil || row.Run(s, r, f, log) {
			return
		}
	}
}
