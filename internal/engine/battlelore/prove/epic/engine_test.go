package epic_test

import (
	"fmt"
	"slices"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/prove/epic"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
)

// The exact answers for the Epic modes combine cards that were evaluated one by one. Here the engine itself plays
// every case of a test set, with every choice that makes a difference. On its ground wings, Scout Guard and allies
// block each other, so losses caused by other cards are found.

// engineCount holds cases, units and the maximum of a class.
type engineCount struct{ cases, worst, total int }

func (c *engineCount) note(units int) {
	if units > 0 {
		c.cases++
		c.total += units
		c.worst = max(c.worst, units)
	}
}

func (c engineCount) check(t *testing.T, name string, cases, worst, total int) {
	t.Helper()
	if got := (engineCount{cases, worst, total}); got != c {
		t.Errorf("%s: %+v are counted, the engine plays %+v", name, got, c)
	}
}

// scouter goes through every hex of the Scout Guard. With figures for all units nothing else makes a difference.
type scouter struct{ deploytest.Explorer }

func (s *scouter) Choose(d *deploy.Decision, legal []deploy.Answer) deploy.Answer {
	if d.Kind != deploy.ChooseScoutHex {
		return 0
	}
	return s.Explorer.Choose(d, legal)
}

// crowded is ground with little room: only these hexes of the baseline and of the Standards' Scout Guard row are open.
func crowded(camp boards.Camp, open ...string) map[string]string {
	f := deploytest.LayEpic(nil)
	ground := map[string]string{}
	rows := f.Hexes.Baseline(camp).Or(f.Hexes.OwnRows(camp, f.Board.Setup.ScoutGuard, f.Board.Setup.ScoutGuard))
	for h := range rows.Each() {
		if label := f.Hexes.Label(h); !slices.Contains(open, label) {
			ground[label] = "R"
		}
	}
	return ground
}

// VAR-EC-02, VAR-EC-03, VAR-EC-04, R-267: every case of a set in one zone, with every choice for its Scout Guard.
func TestEpicEqualsEngine(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	camp := boards.Standard
	f := deploytest.LayEpic(crowded(camp, "D2", "b2", "d2", "g2", "h2", "k2", "F5", "G5", "D5", "J5"))
	set := deploytest.Link(t, deploytest.Definition(camp.String(),
		[]string{"bs . . bs", ". . .", ". . . .", ". bs ."}, []string{". gb . .", ". . .", ". . . .", "dr dr ."},
		[]string{". . . bs", ". dr .", ". . . .", ". . ."}, []string{"gb . . .", ". . .", ". . . .", ". . gb"}))
	r := epic.Enumerate(
		f,
		[]*deck.Set{deploytest.Link(t, deploytest.Definition("pennant"))},
		[]*deck.Set{set},
		deploy.Options{},
	)
	if len(r.Refused) > 0 {
		t.Fatal(r.Refused[0].Message())
	}
	var sure, risk [3]engineCount // lost, displaced, no room
	for _, c := range epicLayouts(4) {
		least, most := [3]int{99, 99, 99}, [3]int{}
		x := &scouter{}
		for more := true; more; more = x.Next() {
			players := []deploy.Player{
				{Camp: boards.Pennant, Sets: []*deck.Set{deploytest.Link(t, deploytest.Definition("pennant"))}},
				{Camp: camp, Sets: []*deck.Set{set}, Draw: &c.draw, Policy: x},
			}
			d, refused := deploy.Deploy(f, deploycards.ModeEpic, players, deploy.Options{Dice: &deploytest.Loaded{}})
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			var n [3]int
			for i := range d.Events {
				e := &d.Events[i]
				switch {
				case e.Camp != camp:
				case e.Kind == events.UnitLost:
					n[0]++
					n[1]++
				case e.Kind == events.UnitMoved, e.Kind == events.UnitShort && (e.Held || f.Impassable.Has(e.From)):
					n[1]++
				case e.Kind == events.ReserveNoRoom, e.Kind == events.Special && e.More.Kind() == "scout-no-room":
					n[2] += e.Count
				}
			}
			for i := range n {
				least[i], most[i] = min(least[i], n[i]), max(most[i], n[i])
			}
		}
		for i := range least {
			for range c.alike {
				sure[i].note(least[i])
				risk[i].note(most[i])
			}
		}
	}
	s := r.Sets[camp][0]
	for i, class := range []*epic.Class{&s.Lost, &s.Displaced, &s.NoRoom} {
		name := []string{"lost", "displaced", "no room"}[i]
		sure[i].check(t, name+", sure", class.Sure.Cases, class.Sure.Worst, class.Sure.Total)
		risk[i].check(t, name+", risk", class.Risk.Cases, class.Risk.Worst, class.Risk.Total)
	}
	if risk[0].cases == 0 || sure[0] == risk[0] {
		t.Errorf("the scene proves little: lost %+v, %+v", sure[0], risk[0])
	}
}

// layout is cards that are laid out, and the number of draws that differ only in blank cards.
type layout struct {
	draw  deck.Draw
	alike int
}

// epicLayouts are the draws of five of seven cards and every way to lay them out. All cards but the first full ones
// are blank, so that one blank card represents all.
func epicLayouts(full int) []layout {
	return layouts(deploy.EpicCards, full, func(n []int) deck.Draw {
		return deck.Draw{Right: n[0], Centre: n[1], Left: n[2], Reserve: n[3], Scout: n[4]}
	})
}

func layouts(size, full int, draw func([]int) deck.Draw) []layout {
	var out []layout
	seen := map[string]int{}
	var lay func(cards []int)
	lay = func(cards []int) {
		if len(cards) < size {
			for n := 1; n <= deck.CardsInSet; n++ {
				if !slices.Contains(cards, n) {
					lay(append(slices.Clone(cards), n))
				}
			}
			return
		}
		key := ""
		for _, n := range cards {
			key += fmt.Sprint(min(n, full+1))
		}
		if _, ok := seen[key]; !ok {
			seen[key] = len(out)
			out = append(out, layout{draw: draw(cards)})
		}
		out[seen[key]].alike++
	}
	lay(nil)
	return out
}

// VAR-ER-01, VAR-ER-03: every case of two allies, whose units lose their hexes to each other.
func TestAlliesEqualsEngine(t *testing.T) {
	camp := boards.Pennant
	f := deploytest.LayEpic(crowded(camp, "D16", "b16", "d16", "g16", "h16", "k16"))
	sets := [deploy.Allies]*deck.Set{
		deploytest.Link(
			t,
			deploytest.Definition(
				"pennant",
				[]string{"bs . . bs", ". bs .", "bs . . .", ". . ."},
				[]string{"gb . . .", "gb gb .", ". bs . .", ". . ."},
			),
		),
		deploytest.Link(
			t,
			deploytest.Definition(
				"pennant",
				[]string{". gg . .", "gg . gg", ". . bs .", ". . ."},
				[]string{". . bs .", ". gg .", "bs bs . .", ". . ."},
			),
		),
	}
	sets[0].Def.Letter, sets[1].Def.ID, sets[1].Def.Letter = "A", "pennant-u", "B"
	others := [deploy.Allies]*deck.Set{
		deploytest.Link(t, deploytest.Definition("standard")),
		deploytest.Link(t, deploytest.Definition("standard")),
	}
	others[1].Def.ID = "standard-u"
	r := epic.EnumerateAllies(f, [][deploy.Allies]*deck.Set{sets}, [][deploy.Allies]*deck.Set{others}, deploy.Options{})
	if len(r.Refused) > 0 {
		t.Fatal(r.Refused[0].Message())
	}
	var lost, yielded engineCount
	trios := layouts(
		boards.SectionCount,
		2,
		func(n []int) deck.Draw { return deck.Draw{Right: n[0], Centre: n[1], Left: n[2]} },
	)
	for _, red := range trios {
		for _, blue := range trios {
			var players []deploy.Player
			for ally, draw := range []deck.Draw{red.draw, blue.draw} {
				players = append(players, deploy.Player{Camp: camp, Sets: sets[ally : ally+1], Zone: ally, Draw: &draw})
			}
			for ally := range others {
				players = append(players, deploy.Player{Camp: camp.Other(), Sets: others[ally : ally+1], Zone: ally})
			}
			d, refused := deploy.Deploy(f, deploycards.ModeEpicAllies, players, deploy.Options{})
			if len(refused) > 0 {
				t.Fatal(refused[0].Message())
			}
			gone, gave := 0, 0
			for i := range d.Events {
				if e := &d.Events[i]; e.Camp == camp {
					if e.Kind == events.UnitLost {
						gone++
					}
					if e.Held {
						gave++
					}
				}
			}
			for range red.alike * blue.alike {
				lost.note(gone)
				yielded.note(gave)
			}
		}
	}
	c := r.Camps[camp][0]
	lost.check(t, "lost", c.Lost.Cases, c.Lost.Worst, c.Lost.Total)
	yielded.check(t, "yielded", c.Yielded.Cases, c.Yielded.Worst, c.Yielded.Total)
	if lost.cases == 0 || yielded.cases == 0 {
		t.Error("the scene proves little")
	}
}
