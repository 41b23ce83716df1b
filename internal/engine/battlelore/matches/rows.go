package matches

import (
	"cmp"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore"
	"muster/internal/engine/command/boards"
)

// LoreRow is a Lore card, how camps fared that played it at least once.
type LoreRow struct {
	ID    string            `json:"id"`
	Name  string            `json:"name"`
	Class int               `json:"class"` // battlelore.Cleric, ...
	Cast  arena.BothResults `json:"cast"`
}

// ClassRow is a class of Lore cards, how camps fared that played at least one of it.
type ClassRow struct {
	Class int               `json:"class"`
	Cast  arena.BothResults `json:"cast"`
}

// CouncilRow is a seat of a player's War Council at a level, 0 for one that is empty: how the player's camp fared.
type CouncilRow struct {
	Player int           `json:"player"`
	Seat   int           `json:"seat"` // battlelore.Cleric, ...
	Level  int           `json:"level"`
	Fared  arena.Results `json:"fared"`
}

func (r *LoreRow) compare(o *LoreRow) int   { return cmp.Compare(r.ID, o.ID) }
func (r *ClassRow) compare(o *ClassRow) int { return cmp.Compare(r.Class, o.Class) }

func (r *CouncilRow) compare(o *CouncilRow) int {
	return cmp.Or(cmp.Compare(r.Player, o.Player), cmp.Compare(r.Seat, o.Seat), cmp.Compare(r.Level, o.Level))
}

// cards adds the cards of a game.
func (s *Sums) cards(g *GameFacts, r *arena.Ref) {
	for i, name := range g.Battle.Cards {
		row := arena.RowOf(&s.Cards, arena.CardRow{ID: name.ID, Name: name.Name}, (*arena.CardRow).Compare)
		row.Add([2]bool{g.Held[0].Has(i), g.Held[1].Has(i)}, [2]bool{g.Played[0].Has(i), g.Played[1].Has(i)},
			int(g.Winner), r)
	}
}

// lore adds the Lore cards of a game, and the members of the councils.
func (s *Sums) lore(g *GameFacts, r *arena.Ref) {
	rules := g.Battle.Rules
	if rules.Lore == nil {
		return
	}
	var classes [boards.Camps][battlelore.Masters]bool
	for i, name := range g.Battle.LoreCards {
		class := rules.Lore.Cards[i].Class
		row := arena.RowOf(&s.Lore, LoreRow{ID: name.ID, Name: name.Name, Class: int(class)}, (*LoreRow).compare)
		for camp := range boards.Camp(boards.Camps) {
			if g.Cast[camp].Has(i) {
				row.Cast[camp].Add(int(camp), int(g.Winner), r)
				classes[camp][class] = true
			}
		}
	}
	for class := range int(battlelore.Masters) {
		row := arena.RowOf(&s.Classes, ClassRow{Class: class}, (*ClassRow).compare)
		for camp := range boards.Camp(boards.Camps) {
			if classes[camp][class] {
				row.Cast[camp].Add(int(camp), int(g.Winner), r)
			}
		}
	}
	for p := range rules.Seats {
		for seat, level := range g.Council[p] {
			row := arena.RowOf(&s.Councils, CouncilRow{Player: p, Seat: seat, Level: int(level)}, (*CouncilRow).compare)
			row.Fared.Add(int(rules.CampOf[p]), int(g.Winner), r)
		}
	}
}

// goals adds the objectives of a game.
func (s *Sums) goals(g *GameFacts, r *arena.Ref) {
	for i := range g.Battle.Objectives {
		o := &g.Battle.Objectives[i]
		row := arena.RowOf(&s.Goals, arena.GoalRow{Ptr: o.Ptr, Name: o.Name, Camps: g.Battle.Rules.Objectives[i].Camps},
			(*arena.GoalRow).Compare)
		row.Add(int(g.Taken[i])-1, int(g.Winner), r) // 0 is none, as arena.Neither is -1
	}
}
