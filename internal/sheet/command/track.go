package command

import (
	"bytes"
	"slices"

	"muster/sheet"
)

// DefaultTurns is the length of a turn track if the game has no turn limit.
const DefaultTurns = 20 // house

// Row is a row of spaces for a marker, from 1.
type Row struct {
	Emblem sheet.HTML
	Name   string
	Class  string
	Slots  []TrackSlot
}

// TrackSlot is a space of a track.
type TrackSlot struct {
	Number int
	Goal   bool // the game may end here
}

// Slots returns n spaces; those at which the game may end are marked.
func Slots(n int, goals ...int) []TrackSlot {
	var out []TrackSlot
	for i := 1; i <= n; i++ {
		out = append(out, TrackSlot{i, slices.Contains(goals, i)})
	}
	return out
}

// Track returns the page of tracks.
func (k *Kit) Track(rows []Row) []byte {
	return k.part(PartTrack, k.T("%s: tracks", k.Name), func(x *kitPage, b *bytes.Buffer) { x.WriteTrackPage(b, rows) })
}
