package command

import (
	"muster/draw"
	commanddraw "muster/internal/draw/command"
	"muster/internal/engine/command/field"
	"muster/internal/sheet/mapframe"
	"muster/internal/words"
	"muster/maps/hex"
	"muster/sheet"
)

// cliffSign is a barred side as on the map: the ticks point down the drop.
const cliffSign = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104"><path fill="none" stroke="` + draw.Ink +
	`" stroke-width="11" d="M-52 24L0-6L52 24M-39 16v-24M-13 1v-24M13 1v-24M39 16v-24"/></svg>`

// MapSigns are the signs of a map for the legend below its picture.
type MapSigns struct {
	Sides, Units []sheet.Sign
	Ground       []*field.Terrain // of the map, in the order of the rulebook
	Goals        []sheet.Sign     // objectives and exits
}

// Key returns the frame's data for the picture of a field: all its terrain in the style of the board, and the signs.
func (s MapSigns) Key(in *words.Language, f *field.Field, style draw.Style) mapframe.Key {
	out := mapframe.Key{
		Hex: 2 * draw.HalfWidth, Extent: in.T("%d by %d hexes", f.Hexes.Spec().Width, f.Hexes.Rows()),
	}
	for i := range s.Goals {
		s.Goals[i].Group = in.T("Goals")
	}
	out.Signs = append(append(out.Signs, s.Sides...), s.Units...)
	for _, t := range s.Ground {
		out.Signs = append(out.Signs, sheet.Sign{
			Group: in.T("Ground"), Picture: commanddraw.StyledTile(f.Rules, t, style),
			Name: sheet.Upper(sheet.Clean(in.Called(sheet.Either(t.Name, t.ID)))),
		})
	}
	for h := range hex.Hex(f.Hexes.Len()) {
		if f.Cell(h).Cliffs != 0 {
			out.Signs = append(out.Signs, sheet.Sign{Group: in.T("Ground"), Picture: cliffSign, Name: in.T("Cliff edge")})
			break
		}
	}
	out.Signs = append(out.Signs, s.Goals...)
	return out
}
