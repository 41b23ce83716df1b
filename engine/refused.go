package engine

import (
	"errors"
	"fmt"
)

// ErrOver is the error of a choice after the end of the game.
var ErrOver = errors.New("engine: the game is over")

// ErrRefused matches every Refused.
var ErrRefused = errors.New("engine: the choice is not legal")

// Refused is the error of a choice that is not legal now. In is the current situation in the game's own terms.
type Refused[A Choice, W any] struct {
	Choice A
	In     W
}

// Error returns the choice and the situation.
func (e Refused[A, W]) Error() string {
	return fmt.Sprintf("engine: %v: not legal in %v", e.Choice, e.In)
}

// Is reports whether the target is ErrRefused.
func (e Refused[A, W]) Is(target error) bool { return target == ErrRefused }
