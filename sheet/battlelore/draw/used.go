package draw

import (
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
	shared "muster/sheet/command/draw"
)

// Used lists every terrain of any layer that lies on some cell, each once, in the order in which it is met.
func Used(f *field.Field) []*rulebook.Terrain { return shared.Used(&f.Field) }
