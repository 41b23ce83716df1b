package library

import (
	"muster/internal/adventures/battlelore"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Objective is a group of hexes worth banners to a camp with a unit on one of them (BL-END-03).
type Objective struct {
	Definition *adventures.Objective
	Ptr        string    // JSON pointer of its table
	At         []hex.Hex // by the labels of the definition; hex.None: the board has no such hex, or there is no board
	Camps      [boards.Camps]bool
	Banners    int // one, unless it says more
}

func (l *linker) setObjectives() {
	for i := range l.Definition.Victory.Objectives {
		o := &l.Definition.Victory.Objectives[i]
		ptr := item("/victory/objectives", i)
		out := Objective{
			Definition: o, Ptr: ptr, At: l.hexesAt(o.At, ptr+"/at"), Camps: camps(o.Camp), Banners: max(o.Banners, 1),
		}
		if l.whole(ptr) {
			l.Objectives = append(l.Objectives, out)
		}
	}
}

// camps returns the camps of a file's word: one, or both without a word.
func camps(word string) (out [boards.Camps]bool) {
	for c := range boards.Camp(boards.Camps) {
		out[c] = word == "" || word == c.String()
	}
	return out
}
