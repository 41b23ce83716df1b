package setup

import (
	"slices"
	"strconv"

	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/rulebook"
)

// linkDie reads the sides of the die from the table of faces (MED-HIT-01).
func (l *linker) linkDie() {
	var sides []uint8
	for _, f := range l.rules.Faces.All() {
		sides = append(sides, slices.Repeat([]uint8{faceOf(&f)}, max(f.Sides, 0))...)
	}
	if len(sides) != kernel.Sides {
		l.refuse(Refusal{Kind: FixedNumber, Text: "faces", Want: strconv.Itoa(kernel.Sides) + " sides"})
		return
	}
	copy(l.out.Rules.Die[:], sides)
}

// faceOf returns the number of a face.
func faceOf(f *rulebook.Face) uint8 {
	switch f.Means {
	case rulebook.FaceSwords:
		return kernel.Swords
	case rulebook.FaceFlag:
		return kernel.Flag
	case rulebook.FaceLeader:
		return kernel.Helmet
	}
	return uint8(max(slices.Index(classes[:], f.Class), 0))
}
