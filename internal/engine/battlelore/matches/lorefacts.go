package matches

import (
	"maps"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// LoreFacts are the statistics of one game about its Lore; empty without any.
type LoreFacts struct {
	Cast      []int // times that a card was played, by place in Battle.LoreCards
	Cancelled []int // ... in vain
	Powers    []int // times that a power was used, by place in Battle.Powers
	Tokens    [boards.Camps]int
}

func (f *LoreFacts) begin(b *setup.Battle) {
	if b.Rules.Lore != nil {
		f.Cast, f.Cancelled, f.Powers = make(
			[]int,
			len(b.LoreCards),
		), make(
			[]int,
			len(b.LoreCards),
		), make(
			[]int,
			len(b.Powers),
		)
	}
}

// see reads the events of one choice.
func (f *LoreFacts) see(o *observer, events []battlelore.Event) {
	if f.Cast == nil {
		return
	}
	for i := range events {
		switch e := &events[i]; e.Kind {
		case battlelore.LorePlayed:
			f.Cast[e.LoreCard()]++
		case battlelore.LoreCancelled:
			f.Cancelled[e.LoreCard()]++
		case battlelore.PowerUsed:
			f.Powers[e.Power()]++
		case battlelore.TokensGained:
			f.Tokens[o.camp(e.Player)] += e.Tokens()
		}
	}
}

// LoreStats is a Lore card over all games.
type LoreStats struct {
	ID        string `json:"card"`
	Name      string `json:"-"`
	Class     string `json:"class"`
	Games     int    `json:"games"` // in which it was played
	Cast      int    `json:"cast"`  // times
	Cancelled int    `json:"cancelled"`
}

// PowerStats is a power of creatures over all games with such a creature.
type PowerStats struct {
	Name  string `json:"power"`
	There int    `json:"there"` // games
	Games int    `json:"games"` // in which it was used
	Used  int    `json:"used"`  // times
}

// lore adds the cards and powers of a game. The cards are the same in every battle of an adventure; powers come with
// the creatures that are mustered.
func (t *counter) lore(g *Game, b *setup.Battle) {
	r, f := t.report, &g.Facts.Lore
	if f.Cast == nil {
		return
	}
	if r.Lore == nil {
		for i, card := range b.LoreCards {
			r.Lore = append(
				r.Lore,
				LoreStats{ID: card.ID, Name: card.Name, Class: setup.SeatName(int(b.Rules.Lore.Cards[i].Class))},
			)
		}
	}
	for i := range r.Lore {
		r.Lore[i].Games += command.Bit(f.Cast[i] > 0)
		r.Lore[i].Cast += f.Cast[i]
		r.Lore[i].Cancelled += f.Cancelled[i]
	}
	used := map[string]int{}
	for i, name := range b.Powers {
		used[name] += f.Powers[i]
	}
	for name, n := range used { // the order does not matter: each adds to its own row
		if t.powers[name] == nil {
			t.powers[name] = &PowerStats{Name: name}
		}
		row := t.powers[name]
		row.There++
		row.Games += command.Bit(n > 0)
		row.Used += n
	}
}

// closeLore finishes the report of Lore.
func (t *counter) closeLore() {
	r := t.report
	for _, name := range slices.Sorted(maps.Keys(t.powers)) {
		r.Powers = append(r.Powers, *t.powers[name])
	}
}
