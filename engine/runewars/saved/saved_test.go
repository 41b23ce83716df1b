package saved

import (
	"crypto/sha256"
	"fmt"
	"reflect"
	"testing"

	"muster/engine/rng"
	"muster/engine/runewars"
)

// leaves calls f with every number of a value, and with where it stands.
func leaves(v reflect.Value, at string, f func(at string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Type != reflect.TypeFor[rng.Rand]() {
				leaves(v.Field(i), at+"."+v.Type().Field(i).Name, f)
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			leaves(v.Index(i), fmt.Sprintf("%s[%d]", at, i), f)
		}
	default:
		f(at, v)
	}
}

// fillState gives every number of a State a value.
func fillState(s *runewars.State) {
	n := 0
	leaves(reflect.ValueOf(s).Elem(), "State", func(_ string, v reflect.Value) {
		n++
		switch {
		case v.Kind() == reflect.Bool:
			v.SetBool(true)
		case v.CanUint():
			v.SetUint(uint64(n%251 + 1))
		default:
			v.SetInt(int64(n%101 - 120))
		}
	})
	s.Chance = rng.New(7, "bytes")
}

// What a saved game and a fingerprint are: bytes in files depend on it.
func TestStateBytes(t *testing.T) {
	var s, read runewars.State
	fillState(&s)
	saved, err := Bytes(&s)
	if err != nil {
		t.Fatal(err)
	}
	if sum := fmt.Sprintf("%d %x", len(saved), sha256.Sum256(saved))[:21]; sum != "7273 e1f54d403a046dca" {
		t.Errorf("the bytes are %q", sum)
	}
	if print := Fingerprint(&s); print != 0xea600a0cbe4704ee {
		t.Errorf("the fingerprint is %#x", print)
	}
	if err := Read(&read, saved); err != nil || read != s {
		t.Errorf("what was saved is read as another state: %v", err)
	}
	if Read(&read, saved[1:]) == nil || Read(&read, append(saved, 0)) == nil || Read(&read, nil) == nil {
		t.Error("bytes too few or too many are read")
	}
	if read != s {
		t.Error("bytes that are refused have changed the state")
	}
}

// Every number of a State is saved and counts in its fingerprint: a field that the list of bytes does not name fails
// here.
func TestEveryNumberIsSaved(t *testing.T) {
	var s runewars.State
	fillState(&s)
	saved, _ := Bytes(&s)
	print := Fingerprint(&s)
	leaves(reflect.ValueOf(&s).Elem(), "State", func(at string, v reflect.Value) {
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		v.SetZero()
		if again, _ := Bytes(&s); string(again) == string(saved) {
			t.Errorf("%s is not saved", at)
		}
		if Fingerprint(&s) == print {
			t.Errorf("%s does not count in the fingerprint", at)
		}
		v.Set(was)
	})
}
