package setup

import (
	"crypto/sha256"
	"fmt"
	"reflect"
	"testing"

	"muster/internal/engine/command/boards"
)

// What Content sums up of each kind of table, with every field set, and that every field is among it. The numbers are
// part of recorded games: a field that is new comes into the texts so that without it they stay what they are.
func TestContentTexts(t *testing.T) {
	for _, tt := range []struct{ want, got string }{
		{"ad5a5c304a645e49", textOf(t, cellText)},
		{"54d89a790cd62652", textOf(t, kindText)},
		{"216a4553ff0ffbc3", textOf(t, cardText)},
		{"a3ccfe4e34ff477d", textOf(t, placeText)},
		{"58575767fb34d02e", textOf(t, objectiveText)},
		{"fbaf407d2ea0534a", textOf(t, giftText)},
		{"61e2b095dbd649ec", textOf(t, placesText)},
		{"b004fb38ea48d9a8", textOf(t, loreText)},
	} {
		if tt.got != tt.want {
			t.Errorf("%q, want %q", tt.got, tt.want)
		}
	}
}

// textOf is the sum of a table's text with every field set, and without any.
func textOf[T any](t *testing.T, text func(T) string) string {
	t.Helper()
	var full, empty T
	v := reflect.ValueOf(&full).Elem()
	(&filler{}).fill(v)
	was := text(full)
	leaves(v, v.Type().Name(), func(at string) {
		if text(full) == was {
			t.Errorf("%s is not among what tells battles apart", at)
		}
	})
	return fmt.Sprintf("%x", sha256.Sum256([]byte(was+text(empty))))[:16]
}

// filler gives every field of a value a number of its own, and every list two entries.
type filler struct{ n int }

func (f *filler) fill(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			f.fill(v.Field(i))
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			f.fill(v.Index(i))
		}
	case reflect.Bool:
		v.SetBool(true)
	case reflect.Int, reflect.Int8, reflect.Int16:
		f.n++
		v.SetInt(int64(f.n%100 + 1))
		if v.Type() == reflect.TypeFor[boards.Camp]() {
			v.SetInt(1)
		}
	case reflect.Uint8, reflect.Uint32, reflect.Uint64:
		f.n++
		v.SetUint(uint64(f.n%200 + 1))
	default:
		panic("no content is a " + v.Type().String())
	}
}

// leaves changes every number of a value, one after another, and says where.
func leaves(v reflect.Value, at string, changed func(at string)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			leaves(v.Field(i), at+"."+v.Type().Field(i).Name, changed)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			leaves(v.Index(i), fmt.Sprintf("%s[%d]", at, i), changed)
		}
	default:
		was := reflect.New(v.Type()).Elem()
		was.Set(v)
		v.SetZero()
		changed(at)
		v.Set(was)
	}
}
