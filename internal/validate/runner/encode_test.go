package runner

import (
	"bytes"
	"math/rand/v2"
	"reflect"
	"testing"

	"muster/catalog"
)

// fill sets every field of a value at random: texts of any bytes, lists that are nil, empty or not.
func fill(r *rand.Rand, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			fill(r, v.Field(i))
		}
	case reflect.String:
		b := make([]byte, r.IntN(6))
		for i := range b {
			b[i] = byte(r.IntN(256))
		}
		v.SetString(string(b))
	case reflect.Int:
		v.SetInt(int64(r.IntN(1<<20)) - 100)
	case reflect.Uint8:
		v.SetUint(uint64(r.IntN(4)))
	case reflect.Bool:
		v.SetBool(r.IntN(2) == 0)
	case reflect.Slice:
		if n := r.IntN(4) - 1; n >= 0 {
			v.Set(reflect.MakeSlice(v.Type(), n, n))
			for i := range n {
				fill(r, v.Index(i))
			}
		}
	case reflect.Pointer:
		if r.IntN(2) == 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(r, v.Elem())
		}
	default:
		panic("fill does not know " + v.Kind().String())
	}
}

// TestEncoded: every field survives the round trip, and truncated or extended input is rejected.
func TestEncoded(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for range 300 {
		var o Outcome
		fill(r, reflect.ValueOf(&o).Elem())
		o.Whole = true
		text := encodeOutcome(&o)
		if got := decodeOutcome(text); !reflect.DeepEqual(got, &o) {
			t.Fatalf("%+v is read as %+v", o, got)
		}
		if decodeOutcome(text[:r.IntN(len(text))]) != nil || decodeOutcome(append(bytes.Clone(text), 0)) != nil {
			t.Fatal("half an outcome is read")
		}
		var b catalog.Header
		fill(r, reflect.ValueOf(&b).Elem())
		text = encodeBrief(&b)
		if got := decodeBrief(text); !reflect.DeepEqual(got, &b) {
			t.Fatalf("%+v is read as %+v", b, got)
		}
		if decodeBrief(text[:r.IntN(len(text))]) != nil || decodeBrief(append(bytes.Clone(text), 0)) != nil {
			t.Fatal("half a brief is read")
		}
	}
}

// FuzzDecode: decoding any input terminates.
func FuzzDecode(f *testing.F) {
	f.Add(encodeOutcome(&Outcome{Waived: make([]Waived, 2)}))
	f.Add(encodeBrief(&catalog.Header{Kind: "map"}))
	f.Fuzz(func(t *testing.T, text []byte) {
		if o := decodeOutcome(text); o != nil && !reflect.DeepEqual(decodeOutcome(encodeOutcome(o)), o) {
			t.Error("an outcome is read in two ways")
		}
		if b := decodeBrief(text); b != nil && !reflect.DeepEqual(decodeBrief(encodeBrief(b)), b) {
			t.Error("a brief is read in two ways")
		}
	})
}
