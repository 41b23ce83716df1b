// Package saved is battles as bytes: a State written down, read back, and told from others by one number. The list of
// its fields stands in state.go, what Lore adds in lore.go. Who saved a game knows whether it makes sense; bytes that
// are none are refused.
package saved

import (
	"errors"

	contract "muster/engine"
	"muster/engine/battlelore"
	"muster/engine/command/boards"
	codecs "muster/engine/command/codec"
)

// ErrSaved is the answer to bytes that are no saved State.
var ErrSaved = errors.New("engine: the data is not a saved game")

// stateBytes is more than a State has.
const stateBytes = 5 << 10

// Bytes writes a State as bytes. It is for saving and comparing games, not for play: it allocates.
func Bytes(s *battlelore.State) ([]byte, error) {
	c := codec{codecs.Writer(make([]byte, stateBytes))}
	if err := c.state(s); err != nil {
		return nil, err
	}
	return c.Written(), nil
}

// Read makes of a State what Bytes wrote. It tells bytes of another length from a State, and no more: whether
// the game makes sense is known to who saved it.
func Read(s *battlelore.State, data []byte) error {
	var read battlelore.State
	c := codec{codecs.Reader(data)}
	if err := c.state(&read); err != nil || !c.Whole() {
		return ErrSaved
	}
	*s = read
	return nil
}

// state is a whole State.
func (c *codec) state(s *battlelore.State) error {
	c.begin(s, true)
	if err := c.Chance(&s.Chance); err != nil {
		return err
	}
	c.places(&s.Places)
	c.lore(&s.Lore)
	c.shares(&s.Shares)
	codecs.List64(&c.Codec, s.Given[:])
	return nil
}

// Fingerprint tells states apart by all that they hold, chance included. What is there for Lore, landmarks, allies or
// gifts of special rules alone does not count without them: records that were made before they could be played go on
// being read.
func Fingerprint(s *battlelore.State) uint64 {
	lore := s.Lore != (battlelore.LoreState{})
	given := s.Given != [boards.Camps]uint64{}
	shares := given || s.Shares != (battlelore.Shares{})
	var room [stateBytes]byte
	c := codec{codecs.Writer(room[:])}
	c.begin(s, lore)
	words := s.Chance.Words()
	codecs.List64(&c.Codec, words[:])
	if shares || lore || s.Places != (battlelore.PlaceState{}) {
		c.places(&s.Places)
	}
	if shares || lore {
		c.lore(&s.Lore)
	}
	if shares {
		c.shares(&s.Shares)
	}
	if given {
		codecs.List64(&c.Codec, s.Given[:])
	}
	sum := contract.NewSum()
	sum.Bytes(c.Written())
	return sum.Value()
}
