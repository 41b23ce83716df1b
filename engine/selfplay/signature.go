package selfplay

import "muster/engine"

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

// Fingerprint tells states apart by all that they hold, chance included: see engine.State.
func Fingerprint(s *engine.State) uint64 { return s.Fingerprint() }
