package setup

import (
	"errors"

	contract "muster/engine"
	"muster/engine/battlelore"
	bytecodec "muster/engine/codec"
	"muster/engine/command/boards"
)

// ErrSaved is the answer to bytes that are no saved State.
var ErrSaved = errors.New("engine: the data is not a saved game")

// stateBytes is more than a State has.
const stateBytes = 5 << 10

// SaveState writes a State as bytes. It is for saving and comparing games, not for play: it allocates.
func SaveState(s *battlelore.State) ([]byte, error) {
	c := codec{bytecodec.Writer(make([]byte, stateBytes))}
	if err := c.state(s); err != nil {
		return nil, err
	}
	return c.Encoded(), nil
}

// LoadState makes of a State what SaveState wrote. It tells bytes of another length from a State, and no more: whether
// the game makes sense is known to who saved it.
func LoadState(s *battlelore.State, data []byte) error {
	var read battlelore.State
	c := codec{bytecodec.Reader(data)}
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
	bytecodec.List64(&c.Codec, s.Given[:])
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
	c := codec{bytecodec.Writer(room[:])}
	c.begin(s, lore)
	words := s.Chance.Words()
	bytecodec.List64(&c.Codec, words[:])
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
		bytecodec.List64(&c.Codec, s.Given[:])
	}
	sum := contract.NewSum()
	sum.Bytes(c.Encoded())
	return sum.Value()
}
