package play

import (
	"context"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/report/balance"
)

// worth measures the worth of each thing of an adventure by games in which its side leaves it unused.
func (a *app) worth(ctx context.Context, words []string, f *flags) error {
	ctx, stop := cliutil.Interruptible(ctx)
	defer stop()
	_, e, err := a.single(words, f, "--worth is of one adventure, and the command names")
	if err != nil {
		return err
	}
	game := games.Of(e)
	sweeps := &game.Play.Sweeps
	if sweeps.Worth == nil {
		return cliutil.Usage("run balance without --worth", "%s has no --worth: %s does not support it", e.ID,
			game.Catalog.Title)
	}
	q := balance.WorthQuestion{
		Entry: e, Players: f.who, Games: balance.WorthGames, Seed: f.number, Workers: a.Workers, Tell: a.Progress("games"),
	}
	if f.list == "" && !f.search {
		usual := sweeps.Unlike()
		q.Players = usual[:1]
	}
	if f.games != 0 {
		q.Games = f.games
	}
	x, err := sweeps.Worth(ctx, q)
	if err != nil {
		return err
	}
	a.Full = true // the table is the answer
	return a.Swept(f.format, x)
}
