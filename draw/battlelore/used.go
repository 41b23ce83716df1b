package battlelore

import (
	"muster/draw/command"
	"muster/engine/battlelore/field"
	"muster/engine/battlelore/rulebook"
)

// Used lists every terrain of any layer that lies on some cell, each once, in the order in which it is met.
func Used(f *field.Field) []*rulebook.Terrain { return command.Used(&f.Field) }
