package battlelore

import (
	"muster/internal/draw/command"

	"muster/internal/engine/battlelore/rulebook"
)

// Used lists the distinct terrain of any layer on the board, in order of first appearance.
func Used(f *rulebook.Field) []*rulebook.Terrain { return command.Used(&f.Field) }
