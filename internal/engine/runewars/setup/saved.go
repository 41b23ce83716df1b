package setup

import (
	"errors"

	contract "muster/engine"
	"muster/internal/engine/codec"
	"muster/internal/engine/runewars"
)

// ErrSaved is the error for bytes that are not a saved State.
var ErrSaved = errors.New("engine: the data is not a saved game")

// stateBytes is an upper bound of the size of a State.
const stateBytes = 12 << 10

// SaveState writes a State as bytes. It is for saving and comparing games, not for play: it allocates.
func SaveState(s *runewars.State) ([]byte, error) {
	c := codec.Writer(make([]byte, stateBytes))
	state(&c, s)
	if err := c.Chance(&s.Chance); err != nil {
		return nil, err
	}
	return c.Encoded(), nil
}

// LoadState restores a State that SaveState wrote. It checks only the length of the bytes, not whether the game is
// consistent: the caller must know that.
func LoadState(s *runewars.State, data []byte) error {
	var read runewars.State
	c := codec.Reader(data)
	state(&c, &read)
	if err := c.Chance(&read.Chance); err != nil || !c.Whole() {
		return ErrSaved
	}
	*s = read
	return nil
}

// Fingerprint returns a hash of a state's whole content, including chance.
func Fingerprint(s *runewars.State) uint64 {
	var room [stateBytes]byte
	c := codec.Writer(room[:])
	state(&c, s)
	words := s.Chance.Words()
	codec.List64(&c, words[:])
	sum := contract.NewSum()
	sum.Bytes(c.Encoded())
	return sum.Value()
}
