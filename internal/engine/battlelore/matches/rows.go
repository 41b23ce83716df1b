package matches

import (
	"cmp"
	"slices"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
)

// CardRow is a Command card: how camps fared that were dealt it before the first turn, and in how many games a camp
// played it, by camp.
type CardRow struct {
	ID     string            `json:"id"`
	Name   string            `json:"name"`
	Held   Tallies           `json:"held"`
	Played [boards.Camps]int `json:"played"`
}

// LoreRow is a Lore card, how camps fared that played it at least once.
type LoreRow struct {
	ID    string  `json:"id"`
	Name  string  `json:"name"`
	Class int     `json:"class"` // battlelore.Cleric, ...
	Cast  Tallies `json:"cast"`
}

// ClassRow is a class of Lore cards, how camps fared that played at least one of it.
type ClassRow struct {
	Class int     `json:"class"`
	Cast  Tallies `json:"cast"`
}

// CouncilRow is a seat of a player's War Council at a level, 0 for one that is empty: how the player's camp fared.
type CouncilRow struct {
	Player int   `json:"player"`
	Seat   int   `json:"seat"` // battlelore.Cleric, ...
	Level  int   `json:"level"`
	Fared  Tally `json:"fared"`
}

// GoalRow is an objective: how a camp fared that was the first to hold it.
type GoalRow struct {
	Ptr   string             `json:"pointer"` // in the adventure
	Name  string             `json:"name"`
	Camps [boards.Camps]bool `json:"camps"` // the camps that can take it
	First Tallies            `json:"first"`
	Never int                `json:"never"` // games in which no camp held it
}

// rowOf finds a row of a sorted list by its key, and puts one there that is not yet.
func rowOf[R any](list *[]R, row R, compare func(a, b *R) int) *R {
	at, end := 0, len(*list)
	for at < end { // as slices.BinarySearchFunc, but rows are large and stay where they are
		middle := (at + end) / 2
		if compare(&(*list)[middle], &row) < 0 {
			at = middle + 1
		} else {
			end = middle
		}
	}
	if at == len(*list) || compare(&(*list)[at], &row) != 0 {
		*list = slices.Insert(*list, at, row)
	}
	return &(*list)[at]
}

func (r *CardRow) compare(o *CardRow) int   { return cmp.Compare(r.ID, o.ID) }
func (r *LoreRow) compare(o *LoreRow) int   { return cmp.Compare(r.ID, o.ID) }
func (r *ClassRow) compare(o *ClassRow) int { return cmp.Compare(r.Class, o.Class) }
func (r *GoalRow) compare(o *GoalRow) int   { return cmp.Compare(r.Ptr, o.Ptr) }

func (r *CouncilRow) compare(o *CouncilRow) int {
	return cmp.Or(cmp.Compare(r.Player, o.Player), cmp.Compare(r.Seat, o.Seat), cmp.Compare(r.Level, o.Level))
}

// cards adds the cards of a game.
func (s *Sums) cards(g *GameFacts, r *Ref) {
	for i, name := range g.Battle.Cards {
		row := rowOf(&s.Cards, CardRow{ID: name.ID, Name: name.Name}, (*CardRow).compare)
		for camp := range boards.Camp(boards.Camps) {
			if g.Held[camp].Has(i) {
				row.Held[camp].add(camp, g.Winner, r)
			}
			row.Played[camp] += command.Bit(g.Played[camp].Has(i))
		}
	}
}

// lore adds the Lore cards of a game, and the members of the councils.
func (s *Sums) lore(g *GameFacts, r *Ref) {
	rules := g.Battle.Rules
	if rules.Lore == nil {
		return
	}
	var classes [boards.Camps][battlelore.Masters]bool
	for i, name := range g.Battle.LoreCards {
		class := rules.Lore.Cards[i].Class
		row := rowOf(&s.Lore, LoreRow{ID: name.ID, Name: name.Name, Class: int(class)}, (*LoreRow).compare)
		for camp := range boards.Camp(boards.Camps) {
			if g.Cast[camp].Has(i) {
				row.Cast[camp].add(camp, g.Winner, r)
				classes[camp][class] = true
			}
		}
	}
	for class := range int(battlelore.Masters) {
		row := rowOf(&s.Classes, ClassRow{Class: class}, (*ClassRow).compare)
		for camp := range boards.Camp(boards.Camps) {
			if classes[camp][class] {
				row.Cast[camp].add(camp, g.Winner, r)
			}
		}
	}
	for p := range rules.Seats {
		for seat, level := range g.Council[p] {
			row := rowOf(&s.Councils, CouncilRow{Player: p, Seat: seat, Level: int(level)}, (*CouncilRow).compare)
			row.Fared.add(rules.CampOf[p], g.Winner, r)
		}
	}
}

// goals adds the objectives of a game.
func (s *Sums) goals(g *GameFacts, r *Ref) {
	for i := range g.Battle.Objectives {
		o := &g.Battle.Objectives[i]
		row := rowOf(&s.Goals, GoalRow{Ptr: o.Ptr, Name: o.Name, Camps: g.Battle.Rules.Objectives[i].Camps},
			(*GoalRow).compare)
		if taker := g.Taken[i]; taker > 0 {
			row.First[taker-1].add(boards.Camp(taker-1), g.Winner, r)
		} else {
			row.Never++
		}
	}
}
