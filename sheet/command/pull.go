package command

import (
	"bytes"
	"slices"

	"muster/sheet"
)

// Box is what comes out of one box.
type Box struct {
	Name   string
	Copies int
	Groups []Group
}

// Group is pieces of a kind.
type Group struct {
	Name   string
	Emblem sheet.HTML
	Lines  []Pulled
}

// Pulled is so many of something, and what is to be known of it.
type Pulled struct {
	BoxLine
	Note string
}

// Put adds a line to a group.
func (b *Box) Put(name string, emblem sheet.HTML, l Pulled) {
	i := slices.IndexFunc(b.Groups, func(g Group) bool { return g.Name == name })
	if i < 0 {
		i, b.Groups = len(b.Groups), append(b.Groups, Group{Name: name, Emblem: emblem})
	}
	b.Groups[i].Lines = append(b.Groups[i].Lines, l)
}

// Boxes are those of which anything is wanted, and behind them what none of them has.
func (k *Kit) Boxes(boxes []*Box, none Box) []Box {
	var out []Box
	for _, b := range boxes {
		if len(b.Groups) > 0 {
			out = append(out, *b)
		}
	}
	if len(none.Groups) > 0 {
		none.Name = k.T("In none of the boxes named above")
		out = append(out, none)
	}
	return out
}

// Pull is the page of what comes out of which box.
func (k *Kit) Pull(boxes []Box) []byte {
	return k.part(Pull, k.T("%s: packing list", k.Name), func(x *kitPage, b *bytes.Buffer) { x.WritePullPage(b, boxes) })
}
