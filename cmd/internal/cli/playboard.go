package cli

import (
	"fmt"

	"muster/engine"
	"muster/engine/battle"
	"muster/engine/tell"
	"muster/maps/hex"
	"muster/sheet/draw"
)

// board draws a game between two turns or at its end, with the figures that the units have left.
func board(b *battle.Battle, s *engine.State) string {
	scene := draw.Scene{Field: b.Field, Title: fmt.Sprintf("%s, after turn %d", b.Adventure.Name, s.Turn-1)}
	if s.Ended != engine.Playing {
		scene.Title = fmt.Sprintf("%s, at the end", b.Adventure.Name)
	}
	for i := range b.Units {
		u := &s.Units[i]
		if u.At == hex.None {
			continue
		}
		kind := b.Field.Rules.Units.Get(b.Units[i].Type)
		scene.Tokens = append(scene.Tokens, draw.Token{Hex: u.At, Camp: u.Camp, Unit: kind, Figures: int(u.Figures)})
	}
	for i := range b.Objectives {
		o := &b.Rules.Objectives[i]
		for _, h := range b.Objectives[i].At {
			scene.Objectives = append(scene.Objectives, draw.Objective{
				Hex: h, Label: fmt.Sprintf("%s (%s%s)", title(tell.Objective(b, i)), counted(o.Banners, "banner"), takers(o)),
			})
		}
	}
	return draw.Text(scene)
}

// takers names the camp that alone can take an objective.
func takers(o *engine.Objective) string {
	for camp := range hex.Camp(hex.Camps) {
		if o.Camps[camp] && !o.Camps[camp.Other()] {
			return ", " + tell.People(camp)
		}
	}
	return ""
}
