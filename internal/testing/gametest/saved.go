package gametest

import (
	"fmt"
	"reflect"
	"testing"

	"muster/engine"
)

// Fill sets every number of a state, except chance, to a nonzero value. It is for states that are plain values of
// numbers, structs and arrays.
func Fill[S any](s *S) {
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
}

// EveryNumberIsSaved clears each number of a state in turn, except chance: both bytes and fingerprint must change. It
// fails for a field missing from the list of bytes.
func EveryNumberIsSaved[S any](t *testing.T, s *S, bytes func(*S) ([]byte, error), print func(*S) uint64) {
	t.Helper()
	saved, err := bytes(s)
	if err != nil {
		t.Fatal(err)
	}
	was := print(s)
	leaves(reflect.ValueOf(s).Elem(), "State", func(at string, v reflect.Value) {
		had := reflect.New(v.Type()).Elem()
		had.Set(v)
		v.SetZero()
		if again, _ := bytes(s); string(again) == string(saved) {
			t.Errorf("%s is not saved", at)
		}
		if print(s) == was {
			t.Errorf("%s does not count in the fingerprint", at)
		}
		v.Set(had)
	})
}

// leaves calls f with every number of a value, and its path.
func leaves(v reflect.Value, at string, f func(at string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Type != reflect.TypeFor[engine.Rand]() {
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
