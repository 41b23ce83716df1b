package layout_test

import (
	"sync"

	battlelore "muster/engine/battlelore/kinds"
	medieval "muster/engine/medieval/kinds"
	runewars "muster/engine/runewars/kinds"
	"muster/schema"
)

// games are the kinds of every game: what ships is laid out by those of its own.
var games = sync.OnceValue(func() *schema.Kinds {
	return schema.NewGames(
		schema.Game{Name: battlelore.Name, Title: battlelore.Title, Kinds: battlelore.List()},
		schema.Game{Name: medieval.Name, Title: medieval.Title, Kinds: medieval.List()},
		schema.Game{Name: runewars.Name, Title: runewars.Title, Kinds: runewars.List()},
	)
})
