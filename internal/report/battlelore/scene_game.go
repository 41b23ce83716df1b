package battlelore

import (
	"fmt"
	"strings"
	"unicode/utf8"

	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/narrate"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command/boards"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/report"
)

// Text draws a game between two turns or at its end as text, with the remaining figures of units.
func Text(b *setup.Battle, s *battlelore.State) string {
	return bldraw.Text(Scene(b, s)) + alliedUnits(b, s)
}

// Scene returns the field of a game between two turns or at its end.
func Scene(b *setup.Battle, s *battlelore.State) bldraw.Scene {
	scene := bldraw.Scene{Field: ground(b, s), Title: fmt.Sprintf("%s, after turn %d", b.Adventure.Name, s.Turn-1)}
	if s.Ended != battlelore.Playing {
		scene.Title = fmt.Sprintf("%s, at the end", b.Adventure.Name)
	}
	for i := range b.Units {
		u := &s.Units[i]
		if u.At == hex.None {
			continue
		}
		kind := b.Field.Rules.Units.Get(b.Units[i].Type)
		scene.Tokens = append(scene.Tokens, bldraw.Token{Hex: u.At, Camp: u.Camp, Unit: kind, Figures: int(u.Figures)})
	}
	for i := range b.Objectives {
		o := &b.Rules.Objectives[i]
		for _, h := range b.Objectives[i].At {
			scene.Objectives = append(scene.Objectives, bldraw.Objective{
				Hex: h, Label: fmt.Sprintf("%s (%s%s)", words.Capital(narrate.Objective(b, i)), report.Counted(o.Banners, "banner"),
					takers(o)),
			})
		}
	}
	scene.Exits = exits(b)
	return scene
}

// exits returns the hexes from which a camp's units may leave the field.
func exits(b *setup.Battle) []bldraw.Exit {
	var out []bldraw.Exit
	for c := range boards.Camp(boards.Camps) {
		if at := b.Rules.Exits[c]; !at.Empty() {
			out = append(out, bldraw.Exit{Hexes: at, Label: fmt.Sprintf("%s (%s)", narrate.People(c),
				report.Counted(int(b.Rules.ExitWorth[c]), "banner"))})
		}
	}
	return out
}

// ground returns the field with the current landmarks and lairs: those of the start may be gone, and players may have
// added others.
func ground(b *setup.Battle, s *battlelore.State) *rulebook.Field {
	if b.Rules.Places == nil {
		return b.Field
	}
	var was hex.Set
	for i := range b.Rules.Places.Setup {
		was.Add(b.Rules.Places.Setup[i].At)
	}
	var now []rulebook.Place
	for _, site := range s.Places.List[:s.Places.N] {
		now = append(now, rulebook.Place{At: site.At, Terrain: b.PlaceTypes[site.Kind], Owner: b.Rules.CampOf[site.Owner]})
	}
	return b.Field.With(rulebook.Additions{Bare: was, Places: now})
}

// alliedUnits marks the allies' units, as the alliance tokens next to them do (VAR-RA-01).
func alliedUnits(b *setup.Battle, s *battlelore.State) string {
	out := ""
	for p := battlelore.Player(boards.Camps); int(p) < b.Rules.Seats; p++ {
		var at []string
		for i := range b.Units {
			if u := &s.Units[i]; u.At != hex.None && u.Owner == p {
				at = append(at, b.Field.Hexes.Label(u.At))
			}
		}
		if len(at) > 0 {
			out += wrapped(fmt.Sprintf("Units of %s: %s", narrate.Players(b, []battlelore.Player{p}), strings.Join(at, " ")))
		}
	}
	return out
}

// boardWidth is the maximum width of lines below a board.
const boardWidth = 80

// wrapped breaks a line between words, and indents the lines after the first.
func wrapped(text string) string {
	out, width := "", 0
	for i, word := range strings.Fields(text) {
		switch n := utf8.RuneCountInString(word); {
		case i == 0:
			out, width = word, n
		case width+1+n > boardWidth:
			out, width = out+"\n  "+word, 2+n
		default:
			out, width = out+" "+word, width+1+n
		}
	}
	return out + "\n"
}

// takers names the only camp that can take an objective.
func takers(o *battlelore.Objective) string {
	for camp := range boards.Camp(boards.Camps) {
		if o.Camps[camp] && !o.Camps[camp.Other()] {
			return ", " + narrate.People(camp)
		}
	}
	return ""
}
