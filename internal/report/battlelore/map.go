package battlelore

import (
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/field"
	"muster/internal/report/changes"
)

func (t *versionFacts) battleMap(e *library.Entry) {
	var on *field.Field
	if f := e.Field(); f != nil {
		on = &f.Field
	}
	t.Map(e.Map, on)
	for _, x := range e.Map.Places {
		for _, label := range x.At {
			t.Pieces = append(t.Pieces, changes.Piece{Topic: places, Side: x.Camp, Kind: x.Type, At: label})
		}
	}
}
