package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/inference"
	common "muster/internal/report/balance"
	"muster/report"
)

// Course is how games of one player in every seat go.
type Course struct {
	Seasons     [3]int       `json:"seasons"`           // lower quartile, median, upper quartile
	Minutes     [2]int       `json:"minutes"`           // of the middle half of the games, estimated
	FirstBattle int          `json:"first_battle"`      // season, median of the games with a battle; 0 without any
	FirstWinner Share        `json:"first_battle_wins"` // games won by the seat that won the first battle
	FirstLeader Share        `json:"first_leader_wins"` // ... by the first seat to lead in dragon runes
	MostBattles Share        `json:"most_battles_wins"` // ... by the seat that won more battles than each other one
	Changes     int          `json:"lead_changes"`      // mean, in hundredths
	Settled     int          `json:"settled"`           // season from which the winner leads for good, median; 0 if unknown
	Watch       common.Watch `json:"watch"`
}

// paced is the row of this game in the table of paces.
const paced = "runewars"

// courseOf sums up games.
func courseOf(x *setting, games []one) (c Course) {
	var seasons, battle, changes, settled arena.Counts
	first, leader, most := [2]int{}, [2]int{}, [2]int{} // won, games
	add := func(to *[2]int, seat uint8, g *one) {
		if seat > 0 {
			to[1]++
			if g.Winner == seat-1 {
				to[0]++
			}
		}
	}
	for i := range games {
		g := &games[i]
		f := g.Facts
		seasons.Add(f.Seasons)
		changes.Add(f.Leader.Changes)
		if f.Blood.Season > 0 {
			battle.Add(f.Blood.Season)
		}
		add(&first, f.Blood.Won, g)
		add(&leader, f.Leader.First, g)
		add(&most, mostBattles(f.Won[:x.seats()]), g)
		if g.won >= 0 && f.Leader.Now == g.Winner+1 && f.Leader.Since > 0 {
			settled.Add(f.Leader.Since)
		}
	}
	c = Course{
		FirstBattle: battle.At(500), FirstWinner: shareOf(first[0], first[1]), FirstLeader: shareOf(leader[0], leader[1]),
		MostBattles: shareOf(most[0], most[1]), Changes: common.Rounded(100*changes.Sum(), len(games)),
	}
	if 2*settled.Total() > len(games) { // else most winners did not lead at the end
		c.Settled = settled.At(500)
	}
	c.Seasons = [3]int{seasons.At(250), seasons.At(500), seasons.At(750)}
	seats := max(len(x.people), 1)
	for i, n := range [2]int{c.Seasons[0], c.Seasons[2]} {
		c.Minutes[i] = common.MinutesOf(n*seats, common.SecondsOf(paced))
	}
	c.Watch = watch(x, games, c.Seasons[1])
	return c
}

// mostBattles returns the seat that won more battles than each other one, plus one; 0 for none.
func mostBattles(won []int) (seat uint8) {
	best := 0
	for i, n := range won {
		switch {
		case n > best:
			best, seat = n, uint8(i)+1
		case n == best:
			seat = 0
		}
	}
	return seat
}

// watch finds a game of the usual number of seasons, and an odd one: the most changes of the lead. `muster play` lets
// the first home realm begin, so other games cannot be shown.
func watch(x *setting, games []one, usual int) (w common.Watch) {
	var odd *one
	for i := range games {
		g := &games[i]
		if g.first != 0 {
			continue
		}
		if w.Usual == nil && g.Facts.Seasons == usual {
			w.Usual = seen(x, g)
		}
		if n := g.Facts.Leader.Changes; n > 0 && (odd == nil || n > odd.Facts.Leader.Changes) {
			odd = g
		}
	}
	if odd != nil {
		w.Odd, w.OddSays = seen(x, odd), fmt.Sprintf("the lead changes %s",
			report.Counted(odd.Facts.Leader.Changes, "time"))
	}
	return w
}

// seen returns a game with the command that plays it.
func seen(x *setting, g *one) *common.Seen {
	return &common.Seen{Seed: g.Seed, Players: g.Players, Command: again(x.word, g.Seed, g.Players)}
}

// year names the year of a season counted from 1 by its year: "year 3".
func year(season int) string { return fmt.Sprintf("year %d", (season+3)/4) }

// says describes how games usually go.
func (c *Course) says(p *Played) string {
	text := fmt.Sprintf("%s years on average (%d to %d)", p.mean(), p.Years.Min, p.Years.Max)
	if p.Years.Min == p.Years.Max {
		text = "always " + report.Counted(p.Years.Min, "year")
	}
	low, high := c.Minutes[0], c.Minutes[1]
	if low == high {
		text += fmt.Sprintf(", about %d minutes", low)
	} else {
		text += fmt.Sprintf(", about %d to %d minutes", low, high)
	}
	out := []string{text + fmt.Sprintf(", %s", report.Counted(p.Battles.Median, "battle"))}
	if c.FirstBattle > 0 {
		battle := "The first battle comes in " + year(c.FirstBattle)
		if c.FirstWinner.Games > 0 {
			battle += fmt.Sprintf("; its winner wins %s%% of games", report.Whole(c.FirstWinner.Thousandths))
		}
		out = append(out, battle)
	}
	lead := fmt.Sprintf("The lead in dragon runes changes %d.%d times a game", (c.Changes+5)/100, (c.Changes+5)/10%10)
	if c.Settled > 0 {
		lead += "; half of the winners lead for good from " + year(c.Settled)
	}
	return strings.Join(append(out, lead), ". ")
}

// why lists the events that go with winning beyond chance; "" for a single seat.
func (p *Played) why(seats int) string {
	if seats < 2 {
		return ""
	}
	var said []string
	looks := []struct {
		text string
		of   Share
	}{
		{"moving first", Share{}}, {"leading first in dragon runes", p.Course.FirstLeader},
		{"winning the first battle", p.Course.FirstWinner}, {"winning the most battles", p.Course.MostBattles},
	}
	if len(p.Order) > 0 {
		looks[0].of = p.Order[0]
	}
	share := int64((thousand + seats - 1) / seats)
	for _, l := range looks {
		if inference.Beyond(l.of.Won, l.of.Games, share, looked(2*len(looks))) {
			said = append(said, fmt.Sprintf("%s (%s%% wins)", l.text, report.Whole(l.of.Thousandths)))
		}
	}
	if len(said) == 0 {
		return "no first move, first lead or battle is shown to decide games"
	}
	return fmt.Sprintf("goes with winning: %s; an equal share is %s%%", strings.Join(said, ", "),
		report.Whole((thousand+seats/2)/seats))
}

// UnmarshalJSON leaves the course of a saved answer out: sheets quote nothing of it, and its commands are texts there.
func (c *Course) UnmarshalJSON([]byte) error { return nil }
