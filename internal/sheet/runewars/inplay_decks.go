package runewars

import (
	"slices"

	"muster/internal/engine/runewars/rulebook"
)

// dealt returns the rows of a table that are in the boxes in play and are wanted.
func dealt[T any](g *Game, list []T, box func(*T) string, wanted func(*T) bool) []*T {
	var out []*T
	for i := range list {
		if row := &list[i]; g.Has(box(row)) && (wanted == nil || wanted(row)) {
			out = append(out, row)
		}
	}
	return out
}

// Fate returns the Fate cards.
func (g *Game) Fate() []*rulebook.Fate {
	return dealt(g, g.Rules.Fate.All(), func(f *rulebook.Fate) string { return f.Box }, nil)
}

// Heroes returns the Hero cards.
func (g *Game) Heroes() []*rulebook.Hero {
	return dealt(g, g.Rules.Heroes.All(), func(h *rulebook.Hero) string { return h.Box }, nil)
}

// Quests returns the Quest cards whose tile is on the board; the others go back into the box (RW-SETUP-22).
func (g *Game) Quests() []*rulebook.Quest {
	laid := g.PlacedTiles()
	return dealt(g, g.Rules.Quests.All(), func(q *rulebook.Quest) string { return q.Box }, func(q *rulebook.Quest) bool {
		return slices.ContainsFunc(laid, func(t *rulebook.Tile) bool { return t.ID == q.Tile })
	})
}

// Rewards returns the Reward cards, without copies.
func (g *Game) Rewards() []*rulebook.Reward {
	return dealt(g, g.Rules.Rewards.All(), func(r *rulebook.Reward) string { return r.Box }, nil)
}

// Tactics returns the Tactics cards, without copies; those for commanders only if there are any (RW-TACT-02).
func (g *Game) Tactics() []*rulebook.Tactics {
	return dealt(g, g.Rules.Tactics.All(), func(t *rulebook.Tactics) string { return t.Box },
		func(t *rulebook.Tactics) bool { return g.Commanders || !t.Commanders && !t.Lieutenant })
}

// Seasons returns the Season cards by season.
func (g *Game) Seasons() []*rulebook.SeasonCard {
	var out []*rulebook.SeasonCard
	for _, season := range rulebook.Seasons() {
		out = append(out, dealt(g, g.Rules.Seasons.All(), func(s *rulebook.SeasonCard) string { return s.Box },
			func(s *rulebook.SeasonCard) bool { return s.Season == season })...)
	}
	return out
}

// Objectives returns the Objective cards of the alignments in play.
func (g *Game) Objectives() []*rulebook.Objective {
	var out []*rulebook.Objective
	for _, alignment := range rulebook.Alignments() {
		plays := slices.ContainsFunc(g.Factions, func(f *rulebook.Faction) bool { return f.Alignment == alignment })
		out = append(out, dealt(g, g.Rules.Objectives.All(), func(o *rulebook.Objective) string { return o.Box },
			func(o *rulebook.Objective) bool { return plays && o.Alignment == alignment })...)
	}
	return out
}

// Titles returns the Title cards.
func (g *Game) Titles() []*rulebook.Title {
	return dealt(g, g.Rules.Titles.All(), func(t *rulebook.Title) string { return t.Box }, nil)
}

// CommanderCards returns the Commander cards, if they are in play.
func (g *Game) CommanderCards() []*rulebook.Commander {
	return dealt(g, g.Rules.Commanders.All(), func(c *rulebook.Commander) string { return c.Box },
		func(*rulebook.Commander) bool { return g.Commanders })
}

// Developments returns the Development cards of the playing factions, if they are in play.
func (g *Game) Developments() []*rulebook.Development {
	var out []*rulebook.Development
	for _, f := range g.Factions {
		out = append(out, dealt(g, g.Rules.Developments.All(), func(d *rulebook.Development) string { return d.Box },
			func(d *rulebook.Development) bool { return g.DevelopmentCards && d.Faction == f.ID })...)
	}
	return out
}

// Orders returns the numbers of each player's Orders (RW-SETUP-02).
func (g *Game) Orders() []int {
	out := []int{1, 2, 3, 4, 5, 6, 7, 8}
	if g.Garrison {
		out = append([]int{0}, out...)
	}
	return out
}
