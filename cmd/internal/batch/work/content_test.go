package work_test

import (
	"muster/catalog"
	"muster/cmd/internal/cli/shell"
	"muster/cmd/internal/games"
)

// contentOf tells versions of an adventure apart, as `muster balance` does.
func contentOf(e *catalog.Entry) string { return shell.Stamp(games.Of(e).Pages.Made(e)...) }
