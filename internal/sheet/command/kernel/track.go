package kernel

import (
	"cmp"

	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
)

// Lengths of tracks.
const (
	usualBanners = 10 // house: for an unknown goal
	tokenRow     = 12 // maximum row of tokens; more form a heap
)

// tracks returns a row of spaces for each side's banners, one for the turns, and one for each side's tokens.
func (x table) tracks() []command.Row {
	var out []command.Row
	for i := range x.Sides {
		s := &x.Sides[i]
		out = append(out, command.Row{
			Emblem: emblem(s.Camp), Name: s.Name + ": " + x.T("banners"), Class: "banners",
			Slots: command.Slots(cmp.Or(s.Goal, usualBanners), s.Goal),
		})
	}
	turns := x.T("Turns")
	if c, ok := x.Linked.First(); ok {
		turns += ": " + x.T("%s moves first", x.Called(kernel.Sides[c]))
	}
	out = append(out, command.Row{Name: turns, Class: "turn", Slots: command.Slots(cmp.Or(x.Turns,
		command.DefaultTurns), x.Turns)})
	for i := range x.Sides {
		s := &x.Sides[i]
		if n := min(max(x.supply()/boards.Camps, s.Tokens), tokenRow); n > 0 {
			out = append(out, command.Row{
				Emblem: emblem(s.Camp), Name: s.Name + ": " + x.T("Inspired Action tokens, %d at the start", s.Tokens),
				Class: "round", Slots: command.Slots(n),
			})
		}
	}
	return out
}
