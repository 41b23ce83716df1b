package medieval

import (
	"fmt"

	medievaldraw "muster/draw/medieval"
	"muster/engine/command/boards"
	"muster/engine/medieval"
	"muster/engine/medieval/narrate"
	"muster/engine/medieval/setup"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/report"
)

// Text draws a game between two turns or at its end as text, with the remaining blocks of units.
func Text(b *setup.Battle, s *medieval.State) string { return medievaldraw.Text(Scene(b, s)) }

// Scene returns the field of a game between two turns or at its end.
func Scene(b *setup.Battle, s *medieval.State) medievaldraw.Scene {
	scene := medievaldraw.Scene{
		Field: b.Field, Rules: b.Book, Title: fmt.Sprintf("%s, after turn %d", b.Adventure.Name, int(s.Turn)-1),
	}
	if s.Ended != medieval.Playing {
		scene.Title = b.Adventure.Name + ", at the end"
	}
	for i := range b.Units {
		if u := &s.Units[i]; u.At != hex.None {
			scene.Tokens = append(scene.Tokens, Token(b, i, u))
		}
	}
	for i := range b.Leaders {
		if l := &s.Leaders[i]; l.At != hex.None {
			scene.Leaders = append(scene.Leaders, medievaldraw.Leader{Hex: l.At, Camp: l.Camp, Name: b.Leaders[i].Name})
		}
	}
	for i := range b.Objectives {
		for _, h := range b.Objectives[i].At {
			scene.Objectives = append(scene.Objectives, medievaldraw.Objective{Hex: h, Label: objective(b, i)})
		}
	}
	for c := range boards.Camp(boards.Camps) {
		if at := b.Rules.Exits[c]; !at.Empty() {
			scene.Exits = append(scene.Exits, medievaldraw.Exit{Hexes: at, Label: fmt.Sprintf("%s (%s)", medievaldraw.Sides[c],
				report.Counted(int(b.Rules.ExitWorth[c]), "banner"))})
		}
	}
	return scene
}

// Token returns a unit in its current state, with its blocks.
func Token(b *setup.Battle, i int, u *medieval.Unit) medievaldraw.Token {
	return medievaldraw.Token{
		Hex: u.At, Camp: u.Camp, Unit: b.Book.Units.Get(b.Units[i].Type), Bow: b.Units[i].Bow, Blocks: int(u.Blocks),
	}
}

// objective returns the name of an objective, and its worth for each side.
func objective(b *setup.Battle, i int) string {
	o := &b.Rules.Objectives[i]
	text := words.Capital(narrate.Objective(b, i)) + " (" + report.Counted(o.Banners, "banner")
	for c := range boards.Camp(boards.Camps) {
		if o.Camps[c] && !o.Camps[c.Other()] {
			text += ", " + medievaldraw.Sides[c]
		}
	}
	return text + ")"
}
