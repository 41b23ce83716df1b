package gametest

import (
	"encoding/binary"
	"errors"

	"muster/engine"
)

// toy is a game for tests. Two players take one to three stones from a heap. Each holds a hidden card with the bonus
// for that player's last stone, and sometimes a die takes a stone. It is not a war game, so that nothing here can
// depend on one.
type toy struct {
	seed  uint64
	heap  uint8
	fault fault
}

// fault is an invariant that the toy breaks, to test the detection.
type fault int

const (
	sound fault = iota
	unordered
	nothingLegal
	anythingGoes
	leavesATrace
	wrongError
	goesOn
	ownChance
	showsCards
	forgetsToSave
	readsShort
	forkChanges
	sharedCopies
	doesNothing
	tellsTwice
	faults
)

// pebbles is a state of the toy.
type pebbles struct {
	heap, turn, last uint8
	cards            [2]uint8
	chance           engine.Rand
	log              *[64]uint8 // shared by copies; sharedCopies counts in it
}

// taking is a choice: the number of stones.
type taking uint32

// seen is a player's view of the toy.
type seen struct{ heap, card uint8 }

var _ engine.Game[pebbles, taking, string, seen] = toy{}

func (g toy) Name() string    { return "toy" }
func (g toy) Content() string { return "00000000000000000000000000000000" }
func (g toy) Seats() int      { return 2 }

// ownRolls is randomness outside the state.
var ownRolls = engine.NewRand(1, "not in the state")

func (g toy) Start(s *pebbles, log *engine.Log[string]) {
	*s = pebbles{heap: g.heap, chance: engine.NewRand(g.seed, "toy"), log: new([64]uint8)}
	for i := range s.cards {
		s.cards[i] = uint8(1 + s.chance.IntN(6))
	}
	log.Add("the heap is laid")
}

func (g toy) Over(s *pebbles) bool   { return s.heap == 0 }
func (g toy) Decider(s *pebbles) int { return int(s.turn % 2) }

func (g toy) Legal(s *pebbles, buf []taking) []taking {
	if s.heap == 0 || g.fault == nothingLegal && s.heap < 4 {
		return buf
	}
	for n := range taking(min(s.heap, 3)) {
		buf = append(buf, n+1)
	}
	if g.fault == unordered && len(buf) > 1 {
		buf[0], buf[1] = buf[1], buf[0]
	}
	return buf
}

func (g toy) Apply(s *pebbles, a taking, log *engine.Log[string]) error {
	switch {
	case s.heap == 0 && g.fault != goesOn:
		return engine.ErrOver
	case a >= 1 && a <= taking(min(s.heap, 3)) || g.fault == anythingGoes:
	case g.fault == wrongError:
		return errors.New("no")
	default:
		if g.fault == leavesATrace {
			s.last++
		}
		return engine.Refused[taking, string]{Choice: a, In: "taking"}
	}
	if g.fault == doesNothing && a == 2 {
		return nil
	}
	s.last = uint8(a)
	s.heap -= min(uint8(a), s.heap)
	s.turn++
	die := s.chance.Die()
	if g.fault == ownChance {
		die = ownRolls.Die()
	}
	if die == 5 && s.heap > 0 {
		s.heap--
		log.Add("a stone rolls away")
	}
	if g.fault == sharedCopies {
		s.log[0]++
		s.turn += 2 * (s.log[0] % 2)
	}
	log.Add("stones are taken")
	if g.fault == tellsTwice && ownRolls.Die() < 3 {
		log.Add("stones are taken")
	}
	return nil
}

func (g toy) View(s *pebbles, seat int) seen { return seen{s.heap, s.cards[seat]} }

func (g toy) Known(s *pebbles, seat int) []byte {
	known := []byte{s.heap, s.turn, s.last, s.cards[seat]}
	if g.fault == showsCards {
		known = append(known, s.cards[1-seat])
	}
	return known
}

func (g toy) Fork(s *pebbles, seat int, seed uint64, out *pebbles) {
	*out = *s
	out.chance = engine.NewRand(seed, "thought")
	out.cards[1-seat] = uint8(1 + out.chance.IntN(6))
	if g.fault == forkChanges {
		out.last++
	}
}

func (g toy) Save(s *pebbles) ([]byte, error) {
	out := []byte{s.heap, s.turn, s.last, s.cards[0], s.cards[1]}
	if g.fault == forgetsToSave {
		out[2] = 0
	}
	return s.chance.AppendBinary(out)
}

func (g toy) Restore(s *pebbles, data []byte) error {
	if g.fault == readsShort && len(data) == 4+engine.Size {
		data = append(data, 0)
	}
	out := pebbles{log: new([64]uint8)}
	if len(data) != 5+engine.Size {
		return errors.New("toy: these bytes are no heap")
	}
	out.heap, out.turn, out.last = data[0], data[1], data[2]
	copy(out.cards[:], data[3:5])
	if err := out.chance.UnmarshalBinary(data[5:]); err != nil && g.fault != readsShort {
		return err
	}
	*s = out
	return nil
}

func (g toy) Fingerprint(s *pebbles) uint64 {
	sum := engine.NewSum()
	for _, n := range []uint8{s.heap, s.turn, s.last, s.cards[0], s.cards[1]} {
		sum.Number(uint64(n))
	}
	saved, err := s.chance.AppendBinary(nil)
	if err != nil {
		panic(err)
	}
	sum.Number(binary.LittleEndian.Uint64(saved[4:]))
	sum.Number(binary.LittleEndian.Uint64(saved[12:]))
	return sum.Value()
}
