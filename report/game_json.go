package report

import (
	"bytes"
	"encoding/json"

	"muster/internal/engine/arena"
)

// PairOf is a value for each side. In JSON it is an object with a key for each side.
type PairOf[T any] [2]T

// MarshalJSON returns the JSON of the pair.
func (p PairOf[T]) MarshalJSON() ([]byte, error) {
	var text bytes.Buffer
	enc := json.NewEncoder(&text)
	enc.SetEscapeHTML(false) // as answers are written
	err := enc.Encode(struct {
		Pennant  T `json:"pennant"`
		Standard T `json:"standard"`
	}{p[0], p[1]})
	return text.Bytes(), err
}

// Ended returns the number of games by the name of their end, without zeros.
func Ended(names []string, games []int) map[string]int {
	out := map[string]int{} // encoding/json sorts the keys
	for how, n := range games {
		if n > 0 {
			out[names[how]] = n
		}
	}
	return out
}

// Result is the common part of the JSON of a game of two sides.
type Result struct {
	Version   int            `json:"version"`
	Adventure string         `json:"adventure"`
	Content   string         `json:"content"`
	Seed      uint64         `json:"seed,string"`
	Players   PairOf[string] `json:"players"`
	Ended     string         `json:"ended"`
	Winner    string         `json:"winner"`
	Turns     int            `json:"turns"`
	Choices   int            `json:"choices"`
	Banners   PairOf[int]    `json:"banners"`
	Goal      PairOf[int]    `json:"goal"`
}

// Game is one of several games of two sides.
type Game struct {
	Index   int            `json:"index"`
	Seed    uint64         `json:"seed,string"`
	Players PairOf[string] `json:"players"`
	Ended   string         `json:"ended"`
	Winner  string         `json:"winner"`
	Turns   int            `json:"turns"`
	Choices int            `json:"choices"`
	Banners PairOf[int]    `json:"banners"`
	Command string         `json:"command"`
}

// Policy is a policy's wins with each side. Of two equal policies, the first had the first side.
type Policy struct {
	Policy string      `json:"policy"`
	Won    PairOf[int] `json:"won"`
	Of     PairOf[int] `json:"of"`
}

// PlayedBatch is the common part of the JSON of several games of two sides.
type PlayedBatch struct {
	Version     int                  `json:"version"`
	Adventure   string               `json:"adventure"`
	Seed        string               `json:"seed"`
	Players     PairOf[string]       `json:"players"`
	Swapped     bool                 `json:"swap"`
	Asked       int                  `json:"asked"`
	Played      int                  `json:"played"`
	Interrupted bool                 `json:"interrupted"`
	Wins        PairOf[GameShare]    `json:"wins"`
	Draws       GameShare            `json:"draws"`
	Policies    []Policy             `json:"policies"`
	Ended       map[string]int       `json:"ended"`
	Turns       arena.Spread         `json:"turns"`
	Choices     arena.Spread         `json:"choices"`
	Banners     PairOf[arena.Spread] `json:"banners"`
	Idle        arena.Spread         `json:"turns_without_order"`
	Quiet       arena.Spread         `json:"turns_without_loss"`
}

// Batch returns the common part for the games, with the wins.
func (w *Wins) Batch(adventure, seed string) PlayedBatch {
	share := func(n int) GameShare { return ShareOf(EstimateOf(n, w.All)) }
	out := PlayedBatch{
		Version: Version, Adventure: adventure, Seed: seed, Players: w.Players, Swapped: w.Swap, Played: w.All,
		Wins: PairOf[GameShare]{share(w.Won[0]), share(w.Won[1])}, Draws: share(w.Drawn),
	}
	for place, name := range w.Players {
		won, of := w.ByPlace(place)
		out.Policies = append(out.Policies, Policy{name, won, of})
	}
	return out
}
