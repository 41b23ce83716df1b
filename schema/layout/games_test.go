package layout_test

import (
	"sync"

	"muster/engine/battlelore/rulebook"
	medievalrules "muster/engine/medieval/rulebook"
	rwrules "muster/engine/runewars/rulebook"
	"muster/schema"
)

// games returns the kinds of every game, for formatting embedded files.
var games = sync.OnceValue(func() *schema.Kinds {
	return schema.NewGames(
		schema.Game{Name: rulebook.GameName, Title: rulebook.GameTitle, Kinds: rulebook.KindList()},
		schema.Game{Name: medievalrules.GameName, Title: medievalrules.GameTitle, Kinds: medievalrules.KindList()},
		schema.Game{Name: rwrules.GameName, Title: rwrules.GameTitle, Kinds: rwrules.KindList()},
	)
})
