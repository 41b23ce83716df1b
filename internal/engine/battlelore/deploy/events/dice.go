package events

import (
	"strconv"
)

// Face is a side of the battle die; each is on it once.
type Face uint8

// The faces.
const (
	GreenHelmet Face = iota
	BlueHelmet
	RedHelmet
	Strike
	Lore
	Flag
	Faces
)

// FaceNames are the faces in words, by Face.
var FaceNames = [Faces]string{"green", "blue", "red", "strike", "lore", "flag"}

func (f Face) String() string { return FaceNames[f%Faces] }

// Throw is one camp's dice of a scouting tie.
type Throw [ScoutDice]Face

// Green counts what wins the tie (CTA-08).
func (t Throw) Green() int {
	n := 0
	for _, f := range t {
		if f == GreenHelmet {
			n++
		}
	}
	return n
}

func (t Throw) String() string { return string(t.Append(nil)) }

// Append writes String behind what there is.
func (t Throw) Append(b []byte) []byte {
	for _, f := range t {
		b = append(append(b, f.String()...), ' ')
	}
	b = strconv.AppendInt(append(b, '('), int64(t.Green()), 10)
	return append(b, " green)"...)
}

// ScoutDice is the number of dice of each side in a tie (CTA-08).
const ScoutDice = 6
