package policy

import (
	"sync"

	"muster/schema"
	"muster/schema/source"
)

// Certain is a win probability of 1: values of positions are parts of it.
const Certain = 1 << 16

// Logit is the size of a logit in the values of features.
const Logit = 1024

// Feature is the value of a feature of a position, in 1024ths of a logit, to the side whose turn it is.
type Feature struct {
	ID     string `toml:"id"`
	Name   string `toml:"name"`
	Mine   int32  `toml:"mine"`   // of the side whose turn it is
	Theirs int32  `toml:"theirs"` // of the other one
}

// Features reads features.toml. It is trusted, as search.toml is; see Rows.
func Features(file []byte) (out []Feature) {
	doc, _ := schema.NewKinds().Load(source.NewFile("features.toml", file))
	schema.DecodeValue(doc.Tree["features"], &out)
	return out
}

// Logits adds up the features of both sides: in 1024ths of a logit, for the side whose turn it is.
func Logits(features []Feature, mine, theirs []int32) (z int32) {
	for i := range features {
		w := &features[i]
		z += w.Mine*mine[i] + w.Theirs*theirs[i]
	}
	return z
}

// steps is the number of known points of the logistic curve, perLogit of them to a logit: beyond the last it is flat.
const (
	perLogit = 256
	steps    = 8*perLogit + 1
)

// curve is the logistic curve to the right of 0, computed in integers, so that every machine plays alike.
var curve = sync.OnceValue(func() *[steps]int32 {
	const (
		one  = 1 << 30
		step = 1069555701 // e to the power of -1/perLogit
	)
	var out [steps]int32
	falls := int64(one)
	for i := range out {
		out[i] = int32(int64(Certain) * one / (one + falls))
		falls = falls * step / one
	}
	return &out
})

// WinChance returns the win probability for a number of 1024ths of a logit.
func WinChance(z int32) int32 {
	if z < 0 {
		return Certain - WinChance(-z)
	}
	return curve()[min(z/(Logit/perLogit), steps-1)]
}
