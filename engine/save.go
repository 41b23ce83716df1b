package engine

import (
	"encoding/binary"
	"errors"
	"reflect"

	"muster/engine/rng"
)

// ErrSaved is the answer to bytes that are no saved State.
var ErrSaved = errors.New("engine: these bytes are no saved game")

// MarshalBinary writes a State as bytes, field by field in the order of the struct, numbers with the low byte first.
// It is for saving and comparing games, not for play: it allocates.
func (s *State) MarshalBinary() ([]byte, error) {
	var out []byte
	v := reflect.ValueOf(s).Elem()
	for i := range v.NumField() {
		var err error
		if chance, ok := v.Field(i).Addr().Interface().(*rng.Rand); ok {
			out, err = chance.AppendBinary(out)
		} else {
			out, err = binary.Append(out, binary.LittleEndian, v.Field(i).Interface())
		}
		if err != nil {
			return nil, err
		}
	}
	return out, nil
}

// UnmarshalBinary reads what MarshalBinary wrote. It tells bytes of another length from a State, and no more: whether
// the game makes sense is known to who saved it.
func (s *State) UnmarshalBinary(data []byte) error {
	var read State
	v := reflect.ValueOf(&read).Elem()
	for i := range v.NumField() {
		n := rng.Size
		if chance, ok := v.Field(i).Addr().Interface().(*rng.Rand); ok {
			if len(data) < n || chance.UnmarshalBinary(data[:n]) != nil {
				return ErrSaved
			}
		} else {
			n = binary.Size(v.Field(i).Interface())
			if len(data) < n {
				return ErrSaved
			}
			if _, err := binary.Decode(data[:n], binary.LittleEndian, v.Field(i).Addr().Interface()); err != nil {
				return ErrSaved
			}
		}
		data = data[n:]
	}
	if len(data) > 0 {
		return ErrSaved
	}
	*s = read
	return nil
}
