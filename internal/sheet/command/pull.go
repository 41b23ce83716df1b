package command

import (
	"bytes"
	"slices"

	"muster/sheet"
)

// Box is the list of components to take from one box.
type Box struct {
	Name   string
	Copies int
	Groups []Group
}

// Group is a group of components of one kind.
type Group struct {
	Name   string
	Emblem sheet.HTML
	Lines  []Pulled
}

// Pulled is a number of equal components, with notes.
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

// Boxes returns the boxes with required components, then the components found in none.
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

// Pull returns the page that lists what to take from each box.
func (k *Kit) Pull(boxes []Box) []byte {
	return k.part(Pull, k.T("%s: packing list", k.Name), func(x *kitPage, b *bytes.Buffer) { x.WritePullPage(b, boxes) })
}
