package battlelore

import (
	"muster/draw"
	"muster/internal/draw/command"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// Actor is a movable unit of a picture, with all its states during a game.
type Actor struct {
	At      hex.Hex // its hex at the start, or hex.None
	Camp    boards.Camp
	Ally    bool
	Figures int              // at first
	Kinds   []*rulebook.Unit // the first one is its kind at the start
}

// Prop is a landmark or lair that is on a hex for some time.
type Prop struct {
	At      hex.Hex
	Terrain *rulebook.Terrain
	There   bool // at first
}

// AppendStage draws the scene without its tokens. Each prop and each actor is a group of its own, which a script moves,
// shows and hides. A prop is a g.prop, an actor a g.unit with a g for each of its kinds and a text.left with its
// figures; both are in the given order. An empty g.trail is below the actors.
func AppendStage(b []byte, s Scene, props []Prop, actors []Actor) []byte {
	s.Tokens = nil
	bare := s.bare()
	for _, o := range s.Objectives { // leave room for a piece: the star is next to it
		bare.Taken.Add(o.Hex)
	}
	return command.Append(b, bare, func(q *command.Picture) {
		p := s.on(q)
		list := make([]command.Prop, len(props))
		for i, x := range props {
			list[i] = p.prop(x)
		}
		cast := make([]command.Actor, len(actors))
		for i, x := range actors {
			cast[i] = p.actor(x)
		}
		p.Stage(list, cast, tokenDrop)
	})
}

// Centres returns the centres of a board's hexes in picture units.
func Centres(b *boards.Board) []draw.Point { return command.Centres(b) }

func (p *picture) prop(x Prop) command.Prop {
	return command.Prop{At: x.At, There: x.There, Appearance: command.Appearance{
		Title: p.scene.Language.Called(rowName(x.Terrain.Name, x.Terrain.ID)),
		Draw: func(b []byte) []byte {
			b = append(b, `<svg x="-54" y="-62" width="108" height="124"`...)
			return append(b, Tile(p.rules, x.Terrain, nil)[len("<svg"):]...)
		},
	}}
}

func (p *picture) actor(x Actor) command.Actor {
	out := command.Actor{At: x.At, Left: x.Figures, Number: command.Number{At: draw.Pt(36, -33), Radius: 13}}
	for _, k := range x.Kinds {
		t := Token{Camp: x.Camp, Unit: k, Ally: x.Ally}
		out.Looks = append(out.Looks, command.Appearance{
			Title: p.scene.Language.Called(rowName(k.Name, k.ID)) + ", " + p.scene.Language.Called(x.Camp.Soldiers()) +
				playerNumber(t),
			Draw: func(b []byte) []byte { return appendToken(b, p.rules, t) },
		})
	}
	return out
}

// Drop is the distance of a token below the middle of its hex.
const Drop = tokenDrop
