package setup

import (
	"errors"

	contract "muster/engine"
	"muster/internal/engine/codec"
	"muster/internal/engine/command/kernel"
)

// ErrSaved is the error for bytes that are not a saved State.
var ErrSaved = errors.New("engine: the data is not a saved game")

// stateBytes is an upper bound of the size of a State.
const stateBytes = 3 << 10

// SaveState encodes a State. It is for saving and comparing games, not for play, because it allocates.
func SaveState(s *kernel.State) ([]byte, error) {
	c := codec.Writer(make([]byte, stateBytes))
	state(&c, s)
	if err := c.Chance(&s.Chance); err != nil {
		return nil, err
	}
	return c.Encoded(), nil
}

// LoadState decodes a State from SaveState. It rejects bytes of a wrong length, but does not check that the game is
// valid.
func LoadState(s *kernel.State, data []byte) error {
	var read kernel.State
	c := codec.Reader(data)
	state(&c, &read)
	if err := c.Chance(&read.Chance); err != nil || !c.Whole() {
		return ErrSaved
	}
	*s = read
	return nil
}

// Fingerprint returns a hash of everything in a state, chance included.
func Fingerprint(s *kernel.State) uint64 {
	var room [stateBytes]byte
	c := codec.Writer(room[:])
	state(&c, s)
	words := s.Chance.Words()
	codec.List64(&c, words[:])
	sum := contract.NewSum()
	sum.Bytes(c.Encoded())
	return sum.Value()
}
