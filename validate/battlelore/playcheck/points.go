package playcheck

import (
	"fmt"

	"muster/engine/battlelore/matches"
	"muster/engine/command/boards"
	"muster/validate/battlelore/pass"
)

// point is an objective over the games of players who want to win: a row of them, added up.
type point struct {
	matches.PointStats
	place int // among the objectives
	games int
}

// points are the objectives of an adventure.
func (x *played) points() []point {
	out := make([]point, len(x.greedy.Points))
	for i := range out {
		o := &out[i]
		o.PointStats, o.place = x.greedy.Points[i], i
		o.Taken, o.First, o.Won = [boards.Camps]int{}, [boards.Camps]int{}, [boards.Camps]int{}
		for _, r := range x.judged {
			o.games += len(r.Games)
			for camp := range boards.Camps {
				o.Taken[camp] += r.Points[i].Taken[camp]
				o.First[camp] += r.Points[i].First[camp]
				o.Won[camp] += r.Points[i].Won[camp]
			}
		}
	}
	return out
}

// word is an objective in a sentence.
func (o *point) word() string {
	if o.Name == "" {
		return "the objective"
	}
	return fmt.Sprintf("the objective %q", o.Name)
}

// onPoints makes a check's Run of a look at each objective, one of so many.
func onPoints(look func(p *pass.Pass, x *played, o *point, looks int)) func(*pass.Pass) {
	return onPlayed(func(p *pass.Pass, x *played) {
		list := x.points()
		for i := range list {
			look(p, x, &list[i], len(list))
		}
	})
}

// untaken reports whether an objective, one of so many, is held in too few games.
func (o *point) untaken(p *pass.Pass, looks int) bool {
	return belowLeast(p, "taken", o.First[0]+o.First[1], o.games, looks)
}

// takers are those who can hold an objective.
func (o *point) takers() string {
	switch {
	case !o.Camps[boards.Standard]:
		return boards.Pennant.People()
	case !o.Camps[boards.Pennant]:
		return boards.Standard.People()
	}
	return "either camp"
}
