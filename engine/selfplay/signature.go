package selfplay

import (
	"encoding/binary"

	"muster/engine"
	"muster/maps/hex"
)

// FNV-1a of 64 bits, over numbers rather than bytes that are written somewhere.
const (
	fnvBasis = 14695981039346656037
	fnvPrime = 1099511628211
)

// signature sums numbers up, each as eight bytes from the lowest.
type signature struct{ value uint64 }

func newSignature() signature { return signature{fnvBasis} }

func (s *signature) add(n uint64) {
	for range 8 {
		s.value = (s.value ^ n&0xff) * fnvPrime
		n >>= 8
	}
}

// Fingerprint tells states apart by all that they hold, chance included. What is there for Lore,
// landmarks, allies or gifts of special rules alone does not count without them: records that were made before they could
// be played go on being read.
func Fingerprint(s *engine.State) uint64 {
	bytes, err := binary.Append(make([]byte, 0, 4096), binary.LittleEndian, s)
	if err != nil {
		panic("selfplay: a state is no flat value: " + err.Error())
	}
	lore := s.Lore != (engine.LoreState{})
	unitSize, modsSize := binary.Size(s.Units[0]), 0
	if !lore { // Mods is the last field of a Unit
		modsSize = binary.Size(&s.Units[0].Mods)
	}
	for _, field := range []struct { // the last fields of a State, from its end
		holds bool
		value any
	}{
		{s.Given != [hex.Camps]uint64{}, &s.Given},
		{s.Shares != (engine.Shares{}), &s.Shares}, {lore, &s.Lore}, {s.Sites != (engine.SiteState{}), &s.Sites},
	} {
		if field.holds {
			break
		}
		bytes = bytes[:len(bytes)-binary.Size(field.value)]
	}
	sum := uint64(fnvBasis)
	for i, b := range bytes {
		if i < len(s.Units)*unitSize && i%unitSize >= unitSize-modsSize {
			continue
		}
		sum = (sum ^ uint64(b)) * fnvPrime
	}
	return sum
}
