package playcheck

import (
	_ "embed"
	"fmt"
	"sync"

	"muster/internal/engine/command/boards"
	"muster/internal/engine/inference"
	"muster/internal/engine/policy"
	"muster/internal/validate/wording"
	"muster/schema"
	"muster/schema/source"
	"muster/validate/check"
)

//go:embed runner.toml
var runnerFile []byte

// runner returns the name of the player that walks off by the exits at once.
var runner = sync.OnceValue(func() string {
	doc, _ := schema.NewKinds().Load(source.NewFile("runner.toml", runnerFile))
	var row struct {
		ID      string           `toml:"id"`
		Weights map[string]int32 `toml:"weights"`
	}
	schema.DecodeValue(doc.Tree["runner"], &row)
	return policy.Word(row.ID, greedy, row.Weights)
})

// walks are the games of a player that walks off at once, on a side with an exit, against each judge.
type walks struct {
	games, won int
	left       int     // won games in which a unit left
	shown      *Played // the first of them
}

// add adds the games of a pair.
func (w *walks) add(camp boards.Camp, r *Report) {
	for i := range r.Games {
		g := &r.Games[i]
		if w.games++; g.Winner != int(camp) {
			continue
		}
		if w.won++; g.Left > 0 {
			if w.left++; w.shown == nil {
				w.shown = g
			}
		}
	}
}

// asGood is how many percentage points more greedy may win without being better than walking off. It is house.
const asGood = 5

// ExitFree: a side with an exit wins too often by walking off at once, against every way to play.
func (g *Game) ExitFree() *check.Check {
	return g.Warning("play/exit-free", needs("play/no-choice", "play/endless"), func(x *Pass) {
		for c := range boards.Camp(boards.Camps) {
			w := x.walks[c]
			if w == nil || 2*w.left < w.won || x.greedyShare(c) > perCent(w.won, w.games)+asGood ||
				!x.beyondMost(limits()["walked-off"], w.won, w.games, 1) {
				continue
			}
			side := &x.game.Sides[c]
			x.Report(check.Finding{
				At: x.Doc.Value(x.Exits[c]),
				Message: fmt.Sprintf("%s %d%% of %s when %s off by the exits at once, and %d%% with greedy (limit %d%%)",
					side.does("win", "wins"), perCent(w.won, w.games), wording.Count(w.games, "game", "games"),
					side.they("walk", "walks"), x.greedyShare(c), x.Held(limits()["walked-off"]).AtMost()),
				Witness: x.witness(w.shown, fmt.Sprintf("won with %s that left, in turn %d",
					wording.Count(w.shown.Left, "unit", "units"), w.shown.Turns)),
				Help: "move the exits behind the enemy, lower their value, or raise the number of banners that the side needs",
			})
		}
	})
}

// greedyShare returns the per cent of games that greedy wins on a side against the judges.
func (x *Pass) greedyShare(camp boards.Camp) int {
	n, won := 0, 0
	for i := range inference.Judges() {
		r := x.Judged[i]
		if camp == boards.Standard {
			r = x.Judged[i*len(inference.Judges())]
		}
		n, won = n+len(r.Games), won+r.Wins[camp]
	}
	return perCent(won, n)
}
