package rng

// Size is how many bytes a saved generator takes.
const Size = 20

// AppendBinary appends the generator's state.
func (r *Rand) AppendBinary(b []byte) ([]byte, error) { return r.pcg.AppendBinary(b) }

// UnmarshalBinary reads what AppendBinary wrote; the error says that it is something else.
func (r *Rand) UnmarshalBinary(b []byte) error { return r.pcg.UnmarshalBinary(b) }
