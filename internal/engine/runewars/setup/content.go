package setup

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"hash"
	"reflect"
)

// Content returns a hash of a game's content: the board and its pieces, the factions, the decks, the numbers and the
// options. It ignores names, notes, the layout of files and the seed. It is not cached, because only writing or reading
// a record needs it.
//
// It covers all fields of the Rules in their order, so that none can be left out. Reordering the fields makes existing
// records invalid: they are refused because their content differs.
func (g *Game) Content() string {
	h := sha256.New()
	sum(h, reflect.ValueOf(g.Rules).Elem())
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// sum adds a value to a hash, with the lengths of lists.
func sum(h hash.Hash, v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			sum(h, v.Field(i))
		}
	case reflect.Slice:
		number(h, uint64(v.Len()))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			sum(h, v.Index(i))
		}
	case reflect.Bool:
		if v.Bool() {
			number(h, 1)
		} else {
			number(h, 0)
		}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		number(h, uint64(v.Int()))
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		number(h, v.Uint())
	default:
		panic("setup: rules hold a " + v.Kind().String()) // a test covers all types
	}
}

func number(h hash.Hash, n uint64) {
	var b [8]byte
	binary.LittleEndian.PutUint64(b[:], n)
	h.Write(b[:])
}
