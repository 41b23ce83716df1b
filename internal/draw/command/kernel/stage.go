package kernel

import (
	"cmp"

	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/maps/hex"
)

// Flag marks an objective held by a side.
type Flag struct {
	At    []hex.Hex // of the objective
	Camp  boards.Camp
	There bool // at first
	Title string
}

// AppendStage draws the scene without its pieces. Each flag, unit and Leader of the scene becomes a group of its own,
// as in shared.Picture.Stage. Leaders come after the units, each with two looks, alone and with a unit. Pieces on no
// hex are hidden.
func AppendStage(b []byte, s Scene, flags []Flag) []byte {
	bare := s
	bare.Tokens, bare.Leaders = nil, nil
	below := bare.bare()
	for _, o := range s.Objectives { // leave room for a piece: the star is next to it
		below.Taken.Add(o.Hex)
	}
	return command.Append(b, below, func(p *command.Picture) {
		props := make([]command.Prop, len(flags))
		for i := range flags {
			props[i] = flags[i].prop(p)
		}
		var cast []command.Actor
		for _, t := range s.Tokens {
			cast = append(cast, s.unit(t))
		}
		for _, l := range s.Leaders {
			cast = append(cast, s.leader(l))
		}
		p.Stage(props, cast, drop)
	})
}

// Drop is the distance of a block below the middle of its hex.
const Drop = drop

// Centres returns the centres of a board's hexes in picture units.
func Centres(b *boards.Board) []draw.Point { return command.Centres(b) }

// unit returns a movable unit; its number is its blocks.
func (s *Scene) unit(t Token) command.Actor {
	out := command.Actor{At: t.Hex, Left: t.Blocks, Number: blocksLeft, Rim: blockShape}
	row := cmp.Or(t.Unit, new(rulebook.Unit))
	title := s.Language.Called(cmp.Or(row.Name, row.ID))
	if t.Bow {
		title = s.Language.T("%s with Bow markers", title)
	}
	t.Blocks, t.Unit = 0, row
	out.Looks = []command.Appearance{{
		Title: title + ", " + s.Language.Called(Sides[t.Camp]),
		Draw:  func(b []byte) []byte { return appendBlock(b, s.Rules, t) },
	}}
	return out
}

// leader returns a movable Leader: alone it uses the whole hex, with a unit its corner.
func (s *Scene) leader(l Leader) command.Actor {
	title := cmp.Or(l.Name, s.Language.T("Leader")) + ", " + s.Language.Called(Sides[l.Camp])
	return command.Actor{
		At: l.Hex, Left: -1,
		Looks: []command.Appearance{
			{Title: title, Draw: func(b []byte) []byte { return appendRim(appendLeader(b, l.Camp), blockShape) }},
			{Title: title, Draw: func(b []byte) []byte { return appendRim(appendLed(b, l.Camp), ledShape) }},
		},
	}
}

// appendRim writes the highlight of an ordered Leader.
func appendRim(b []byte, shape string) []byte {
	return append(b, `<path class="rim" fill="none" d="M0 0`+shape+`"/>`...)
}

// flagShapes are small flags in the corner of a hex, next to the class of a unit there, by owner.
var flagShapes = [boards.Camps]string{
	boards.Pennant: "m-48-8v-32h14l-5 8 5 8h-14", boards.Standard: "m-48-8v-32h14v16h-14",
}

// prop returns the flag on every hex of its objective; an objective without a hex shows nothing.
func (f *Flag) prop(p *command.Picture) command.Prop {
	out := command.Prop{At: hex.None, There: f.There, Over: true, Appearance: command.Appearance{Title: f.Title}}
	if len(f.At) == 0 {
		return out
	}
	out.At = f.At[0]
	out.Draw = func(b []byte) []byte {
		var d draw.Path
		from := p.Centre(out.At)
		for _, h := range f.At {
			at := p.Centre(h)
			d.Stamp(draw.Pt(at.X-from.X, at.Y-from.Y), flagShapes[f.Camp])
		}
		for _, part := range []string{
			`<path fill="`, cloths[f.Camp], `" stroke="`, draw.Ink, `" stroke-width="3" stroke-linejoin="round" d="`,
			string(d), `"/>`,
		} {
			b = append(b, part...)
		}
		return b
	}
	return out
}
