package setup

import (
	"errors"

	contract "muster/engine"
	"muster/internal/engine/codec"
	"muster/internal/engine/runewars"
)

// ErrSaved is the answer to bytes that are no saved State.
var ErrSaved = errors.New("engine: the data is not a saved game")

// stateBytes is more than a State has.
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

// LoadState makes of a State what SaveState wrote. It tells bytes of another length from a State, and no more: whether
// the game makes sense is known to who saved it.
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

// Fingerprint tells states apart by all that they hold, chance included.
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
