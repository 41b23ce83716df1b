package frame

import (
	"slices"
	"unsafe"
)

// Row is what a kind of frame does: S is the state of a game, R its rules, F a frame, A an action and L a log. Each
// function is given the frame on top.
type Row[S, R, F any, A comparable, L any] struct {
	// Name is what goes on, as an error says it after "not legal in".
	Name string
	// Legal appends the actions that are legal. Nothing of buf is kept after it: see List.
	Legal func(s *S, r *R, f *F, buf []A) []A
	// Take carries out one of them.
	Take func(s *S, r *R, f *F, a A, log *L)
	// Run plays on one step, and reports whether a player has a choice now. The frame may be gone after it.
	Run func(s *S, r *R, f *F, log *L) (waits bool)
	// Allows reports whether Legal appends an action, where it does so faster than the list; nil elsewhere.
	Allows func(s *S, r *R, f *F, a A) bool
	// Attempt is Allows and Take in one, where both would work out the same; nil elsewhere.
	Attempt func(s *S, r *R, f *F, a A, log *L) bool
}

// List appends the actions that are legal to buf. It is Legal, but a buf on the caller's stack stays there.
func (row *Row[S, R, F, A, L]) List(s *S, r *R, f *F, buf []A) []A {
	list := row.Legal(s, r, f, unseen(buf))
	if unsafe.SliceData(list) == unsafe.SliceData(buf) {
		return buf[:len(list)] // the compiler sees that the caller's list is the caller's buf
	}
	return list
}

// short is how long a list may be that is searched without an allocation. Rows with longer ones have Allows.
const short = 64

// lists reports whether an action is in the list. It is apart from Do, so that no other row clears the buffer.
//
//go:noinline
func (row *Row[S, R, F, A, L]) lists(s *S, r *R, f *F, a A) bool {
	var buf [short]A
	return slices.Contains(row.List(s, r, f, buf[:0]), a)
}

// Do carries out an action, and reports whether it is legal. One that is not leaves the state as it was.
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

// Run plays on until a player has a choice, or the game does not go on. Going is the frame on top with its row, or nil.
func Run[S, R, F any, A comparable, L any](s *S, r *R, log *L, going func(*S, *R) (*F, *Row[S, R, F, A, L])) {
	for {
		f, row := going(s, r)
		if row == nil || row.Run(s, r, f, log) {
			return
		}
	}
}
