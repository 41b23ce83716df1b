package kernel

import (
	"fmt"

	drawing "muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel"
	"muster/internal/engine/command/kernel/narrate"
	"muster/internal/engine/command/kernel/setup"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/report"
)

// Text draws a game between two turns or at its end as text, with the remaining blocks of units.
func Text(b *setup.Battle, s *kernel.State) string { return drawing.Text(Scene(b, s)) }

// Scene returns the field of a game between two turns or at its end.
func Scene(b *setup.Battle, s *kernel.State) drawing.Scene {
	scene := drawing.Scene{
		Field: b.Field, Rules: b.Book, Title: fmt.Sprintf("%s, after turn %d", b.Adventure.Name, int(s.Turn)-1),
	}
	if s.Ended != kernel.Playing {
		scene.Title = b.Adventure.Name + ", at the end"
	}
	for i := range b.Units {
		if u := &s.Units[i]; u.At != hex.None {
			scene.Tokens = append(scene.Tokens, Token(b, i, u))
		}
	}
	for i := range b.Leaders {
		if l := &s.Leaders[i]; l.At != hex.None {
			scene.Leaders = append(scene.Leaders, drawing.Leader{Hex: l.At, Camp: l.Camp, Name: b.Leaders[i].Name})
		}
	}
	for i := range b.Objectives {
		for _, h := range b.Objectives[i].At {
			scene.Objectives = append(scene.Objectives, drawing.Objective{Hex: h, Label: objective(b, i)})
		}
	}
	for c := range boards.Camp(boards.Camps) {
		if at := b.Rules.Exits[c]; !at.Empty() {
			scene.Exits = append(scene.Exits, drawing.Exit{Hexes: at, Label: fmt.Sprintf("%s (%s)", drawing.Sides[c],
				report.Counted(int(b.Rules.ExitWorth[c]), "banner"))})
		}
	}
	return scene
}

// Token returns a unit in its current state, with its blocks.
func Token(b *setup.Battle, i int, u *kernel.Unit) drawing.Token {
	return drawing.Token{
		Hex: u.At, Camp: u.Camp, Unit: b.Book.Units.Get(b.Units[i].Type), Bow: b.Units[i].Bow, Blocks: int(u.Blocks),
	}
}

// objective returns the name of an objective, and its worth for each side.
func objective(b *setup.Battle, i int) string {
	o := &b.Rules.Objectives[i]
	text := words.Capital(narrate.Objective(b, i)) + " (" + report.Counted(o.Banners, "banner")
	for c := range boards.Camp(boards.Camps) {
		if o.Camps[c] && !o.Camps[c.Other()] {
			text += ", " + drawing.Sides[c]
		}
	}
	return text + ")"
}
