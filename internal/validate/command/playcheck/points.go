package playcheck

import (
	"fmt"

	"muster/internal/engine/command"
	"muster/internal/engine/command/boards"
	"muster/validate/check"
)

// point is an objective over the games of players who try to win: several report rows added up.
type point struct {
	command.Point
	place int // index among the objectives
	games int
}

// points returns the objectives of an adventure.
func (x *Pass) points() []point {
	out := make([]point, len(x.Greedy.Points))
	for i := range out {
		o := &out[i]
		o.Point, o.place = x.Greedy.Points[i], i
		o.Taken, o.First, o.Won = [boards.Camps]int{}, [boards.Camps]int{}, [boards.Camps]int{}
		for _, r := range x.Judged {
			o.games += len(r.Games)
			for c := range boards.Camps {
				o.Taken[c] += r.Points[i].Taken[c]
				o.First[c] += r.Points[i].First[c]
				o.Won[c] += r.Points[i].Won[c]
			}
		}
	}
	return out
}

// word names an objective in a sentence.
func (o *point) word() string {
	if o.Name == "" {
		return "the objective"
	}
	return fmt.Sprintf("the objective %q", o.Name)
}

// onPoints creates a check that examines each objective, with their number.
func (g *Game) onPoints(code string, needs []string, look func(x *Pass, o *point, looks int)) *check.Check {
	return g.Warning(code, needs, func(x *Pass) {
		list := x.points()
		for i := range list {
			look(x, &list[i], len(list))
		}
	})
}

// untaken reports whether an objective, one of looks, is held in too few games.
func (x *Pass) untaken(o *point, looks int) bool {
	return x.belowLeast(limits()["taken"], o.First[0]+o.First[1], o.games, looks)
}

// takers names the sides that can hold an objective.
func (x *Pass) takers(o *point) string {
	switch sides := &x.game.Sides; {
	case !o.Camps[boards.Standard]:
		return sides[boards.Pennant].Name
	case !o.Camps[boards.Pennant]:
		return sides[boards.Standard].Name
	}
	return "either " + x.game.Side
}
