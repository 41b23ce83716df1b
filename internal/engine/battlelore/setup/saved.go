package setup

import (
	"errors"

	contract "muster/engine"
	"muster/internal/engine/battlelore"
	bytecodec "muster/internal/engine/codec"
	"muster/internal/engine/command/boards"
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

// LoadState decodes the output of SaveState. It only checks the length: the caller must know that the state is valid.
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

// Fingerprint identifies states by their whole content, including chance. Fields for Lore, landmarks, allies or gifts
// of special rules count only in games that have them, so that records from before those features can still be read.
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
