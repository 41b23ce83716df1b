package runewars

import (
	"slices"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/rulebook"
)

// gained returns the number of dragon runes from events and Objectives (RW-OBJ-01).
func (v *view) gained() int {
	n := 0
	if slices.ContainsFunc(v.Rules.Objectives.All(), func(o rulebook.Objective) bool { return v.there(o.Box) }) {
		n += len(v.Seats)
	}
	for i := range v.Events {
		times := 1
		if v.Events[i].Year == 0 {
			times = v.Options.Years - v.Start.Year + 1
		}
		for _, e := range v.Events[i].Effects {
			switch {
			case e.Do == scenarios.GainRune && e.Seat == none:
				n += times * e.Count * len(v.Seats)
			case e.Do == scenarios.GainRune:
				n += times * e.Count
			case e.Do == scenarios.PutRune && !e.False:
				n += times * len(e.Areas)
			}
		}
	}
	return max(0, n)
}

// dealt reports whether a card that can be drawn repeatedly gives runes. If no such card is known, it assumes those of
// the published boxes, which do.
func (v *view) dealt() bool {
	r := v.Rules
	known := slices.ContainsFunc(r.Seasons.All(), func(c rulebook.SeasonCard) bool { return v.there(c.Box) }) ||
		slices.ContainsFunc(r.Quests.All(), func(q rulebook.Quest) bool { return v.there(q.Box) })
	if !known {
		return true
	}
	gives := func(deeds ...[]rulebook.CardEffect) bool {
		return slices.ContainsFunc(slices.Concat(deeds...), func(d rulebook.CardEffect) bool {
			return d.Do == rulebook.DoGainRune
		})
	}
	return slices.ContainsFunc(r.Seasons.All(), func(c rulebook.SeasonCard) bool {
		return v.there(c.Box) && gives(c.Effects)
	}) || slices.ContainsFunc(r.Quests.All(), func(q rulebook.Quest) bool {
		return v.there(q.Box) && gives(q.Gold, q.Silver, q.Red, q.Won, q.Lost)
	}) || slices.ContainsFunc(r.Tactics.All(), func(c rulebook.Tactics) bool {
		return v.there(c.Box) && gives(c.Effects)
	}) || slices.ContainsFunc(r.Rewards.All(), func(c rulebook.Reward) bool {
		return v.there(c.Box) && gives(c.Effects)
	})
}

// there reports whether rows of a box are in use.
func (v *view) there(box string) bool { return box == "" || slices.Contains(v.Boxes, box) }
