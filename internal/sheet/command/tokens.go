package command

import (
	"bytes"
	"slices"

	"muster/sheet"
)

// Pieces are a group of tokens.
type Pieces struct {
	Name   string
	Emblem sheet.HTML
	Tokens []Piece
}

// Piece is one token: a picture, or a word.
type Piece struct {
	Picture sheet.HTML
	Word    string
	Round   bool
}

// Put adds n equal tokens.
func (p *Pieces) Put(n int, piece Piece) {
	p.Tokens = append(p.Tokens, slices.Repeat([]Piece{piece}, max(n, 0))...)
}

// Sum returns the number of tokens as text.
func (k *Kit) Sum(p Pieces) string { return k.Tn("%d token", "%d tokens", len(p.Tokens)) }

// Tokens returns the page of printable pieces, and of those that an adventure's own rules need. It leaves out groups
// without a token.
func (k *Kit) Tokens(all []Pieces) []byte {
	all = slices.DeleteFunc(slices.Clone(all), func(p Pieces) bool { return len(p.Tokens) == 0 })
	return k.part(Tokens, k.T("%s: tokens to cut out", k.Name), func(x *kitPage, b *bytes.Buffer) {
		x.WriteTokenPage(b, all)
	})
}
