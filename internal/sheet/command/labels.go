package command

import (
	"bytes"

	"muster/sheet"
)

// Bag is the content of a bag.
type Bag struct {
	Emblem sheet.HTML
	What   string
	Lines  []BoxLine
}

// label is the text on a bag.
type label struct {
	Bag
	Title string // the adventure
}

// Leaf is a standard sheet of labels.
type Leaf struct {
	Across, Down int
	Lines        int // that a label holds
	Labels       []label
}

// Labels returns the page of labels for bags.
func (k *Kit) Labels(bags []Bag) []byte {
	leaves := k.Leaves(bags, k.Opts.Paper == "letter")
	return k.part(Labels, k.T("%s: labels for bags", k.Name), func(x *kitPage, b *bytes.Buffer) {
		x.WriteLabelPage(b, leaves)
	})
}

// Leaves returns the labels of all bags by sheet. Content that does not fit on one label continues on the next.
func (k *Kit) Leaves(bags []Bag, letter bool) []Leaf {
	one := Leaf{Across: 3, Down: 8, Lines: 5} // 70 x 37 mm
	if letter {
		one = Leaf{Across: 3, Down: 10, Lines: 3} // 2 5/8 x 1 in
	}
	var all []label
	for _, b := range bags {
		parts := (len(b.Lines) + one.Lines - 1) / one.Lines
		for i := range parts {
			l := label{b, k.Name}
			l.Lines = b.Lines[i*one.Lines : min((i+1)*one.Lines, len(b.Lines))]
			if parts > 1 {
				l.What += " " + sheet.Number(i+1) + "/" + sheet.Number(parts)
			}
			all = append(all, l)
		}
	}
	var out []Leaf
	for per := one.Across * one.Down; len(all) > 0; all = all[min(per, len(all)):] {
		s := one
		s.Labels = all[:min(per, len(all))]
		out = append(out, s)
	}
	return out
}
