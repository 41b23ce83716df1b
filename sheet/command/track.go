package command

import (
	"bytes"
	"slices"

	"muster/sheet"
)

// UsualTurns is how long a track of turns is where nothing ends the game.
const UsualTurns = 20 // house

// Row is places for a marker, from 1.
type Row struct {
	Emblem sheet.HTML
	Name   string
	Class  string
	Slots  []TrackSlot
}

// Slot is a place of a track.
type TrackSlot struct {
	Number int
	Goal   bool // the game may end here
}

// Slots are so many places, of which those are marked at which the game may end.
func Slots(n int, goals ...int) []TrackSlot {
	var out []TrackSlot
	for i := 1; i <= n; i++ {
		out = append(out, TrackSlot{i, slices.Contains(goals, i)})
	}
	return out
}

// Track is the page of tracks.
func (k *Kit) Track(rows []Row) []byte {
	return k.part(PartTrack, k.T("%s: tracks", k.Name), func(x *kitPage, b *bytes.Buffer) { x.WriteTrackPage(b, rows) })
}
