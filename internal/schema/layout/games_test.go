package layout_test

import (
	"sync"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/medieval"
	rwrules "muster/internal/engine/runewars/rulebook"
	"muster/schema"
)

// games returns the kinds of every game, for formatting embedded files.
var games = sync.OnceValue(func() *schema.Kinds {
	return schema.NewGames(
		schema.Game{Name: rulebook.GameName, Title: rulebook.GameTitle, Kinds: rulebook.KindList()},
		schema.Game{Name: medieval.Game().Name, Title: medieval.Game().Title, Kinds: medieval.Game().KindList()},
		schema.Game{Name: rwrules.GameName, Title: rwrules.GameTitle, Kinds: rwrules.KindList()},
	)
})
