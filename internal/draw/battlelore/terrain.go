package battlelore

import (
	"muster/internal/draw/command"

	"muster/internal/engine/battlelore/rulebook"
)

// TerrainOf lists the distinct terrain of any layer on the board, in order of first appearance.
func TerrainOf(f *rulebook.Field) []*rulebook.Terrain { return command.TerrainOf(&f.Field) }
