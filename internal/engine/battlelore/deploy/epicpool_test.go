package deploy_test

import (
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"

	"pgregory.net/rapid"
)

// What holds of every Epic deployment with two sets a player: five cards of 14, BL-MOV-02, CTA-06, CTA-ORG-01 (bearers
// and figures are only those of the boxes), CTA-ORG-02 (two tokens a colour), R-043 (none stays), VAR-EC-04 (the
// Reserve is called whole); every unit called is on the field or lost; and a saved draw plays to the same end.
func TestEpicMixedInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayEpic(anyEpicGround(t))
		opts := anyOrganized(t)
		policy := opts.Policy
		opts.Policy = [boards.Camps]deploy.Policy{}
		var zones [boards.Camps]int
		for camp := range zones {
			zones[camp] = rapid.IntRange(deploy.FreeZone, 1).Draw(t, "zone")
		}
		sets := anyMixed(t, 9)
		d, refused := deploy.Deploy(f, deploycards.ModeEpic, deploytest.EpicMixed(sets, zones, policy), opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if !d.Pooled() || d.Reserve != deploycards.ReserveAll {
			t.Errorf("pooled %t, reserve %s", d.Pooled(), d.Reserve)
		}
		var taken hex.Set
		stand := [boards.Camps]int{}
		for i := range d.Placed {
			p := &d.Placed[i]
			if label := f.Hexes.Label(p.Hex); taken.Has(p.Hex) || f.Impassable.Has(p.Hex) || p.Token() {
				t.Errorf("%s at %s: token %t", p.Unit.ID, label, p.Token())
			}
			taken.Add(p.Hex)
			stand[p.Camp]++
		}
		checkPieces(t, f, d)
		checkTokens(t, d)
		for camp := range d.Players {
			p := &d.Players[camp]
			called := 0
			for _, card := range p.Hand {
				called += len(card.Entries)
			}
			if len(p.Hand) != deploy.EpicCards || called != stand[camp]+p.Lost {
				t.Errorf(
					"%s: %d cards, %d units called, %d stand, %d lost",
					p.Camp,
					len(p.Hand),
					called,
					stand[camp],
					p.Lost,
				)
			}
		}
		again, refused := record.Replay(record.Save(d, "test"), deploytest.LookupOf(f, sets[:]...))
		if len(refused) > 0 || deploy.Signature(again) != deploy.Signature(d) {
			t.Errorf("played again: %+v", refused)
		}
	})
}

// the players of one deck of Specialists take two each, after the Reserves; what they do needs pieces of the
// pool.
func TestEpicMixedSpecialists(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayEpic(anyEpicGround(t))
		opts := deploy.Options{
			Seed: rapid.Uint64().Draw(t, "seed"), Lore: rapid.Bool().Draw(t, "lore"), Specialists: &deploy.Calling{},
		}
		sets := anyMixed(t, 6)
		d, refused := deploy.Deploy(
			f,
			deploycards.ModeEpic,
			deploytest.EpicMixed(sets, [boards.Camps]int{}, [boards.Camps]deploy.Policy{}),
			opts,
		)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for camp := range d.Players {
			if n := len(d.Players[camp].Specialists); n > deploy.SpecialistsEach {
				t.Errorf("%d Specialists of the %s", n, boards.Camp(camp))
			}
		}
		figures := map[string]int{}
		for _, p := range d.Placed {
			figures[p.Unit.ID] += p.Figures
		}
		for id, n := range figures { // bearers may be hired, figures cannot be made
			all := f.Rules.Plain(id, d.Boxes)
			for camp := range boards.Camp(boards.Camps) {
				stock := f.Rules.Stock(camp.String(), id, d.Boxes)
				if !f.Rules.Units.Get(id).Creature() {
					all += stock.Units + stock.Bearers
				}
			}
			if n > all {
				t.Errorf("%d figures of %s stand, the boxes have %d", n, id, all)
			}
		}
		again, refused := record.Replay(record.Save(d, "test"), deploytest.LookupOf(f, sets[:]...))
		if len(refused) > 0 || deploy.Signature(again) != deploy.Signature(d) {
			t.Errorf("played again: %+v", refused)
		}
	})
}

// CTA-ORG-11, CTA-SPC-02, R-296: the stakes of an Epic battle are offered on own rows 2 to 6, and on no other.
func TestEpicStakesRows(t *testing.T) {
	f := deploytest.LayEpic(nil)
	var rows []int
	watcher := policyOf(func(d *deploy.Decision) int {
		if d.Kind == deploy.ChooseSpecialistHex {
			for _, h := range d.Hexes {
				if row := f.Hexes.OwnRow(d.Camp, h); !slices.Contains(rows, row) {
					rows = append(rows, row)
				}
			}
		}
		return 0
	})
	var sets [boards.Camps][]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		for _, letter := range []string{"t", "u"} {
			def := deploytest.Definition(camp.String())
			def.ID = camp.String() + "-" + letter
			sets[camp] = append(sets[camp], deploytest.Link(t, def))
		}
	}
	opts := deploy.Options{Specialists: &deploy.Calling{Wishes: [][]string{{"archers-stakes"}}}}
	_, refused := deploy.Deploy(
		f,
		deploycards.ModeEpic,
		deploytest.EpicMixed(sets, [boards.Camps]int{}, [boards.Camps]deploy.Policy{watcher, nil}),
		opts,
	)
	if slices.Sort(rows); len(refused) > 0 || !slices.Equal(rows, []int{2, 3, 4, 5, 6}) {
		t.Errorf("refused %+v, rows %v", refused, rows)
	}
	if rulebook.Base().Boards.Get("epic").Setup.Baseline != 2 {
		t.Error("the Epic baseline is not row 2")
	}
}

// anyEpicGround draws an Epic board whose baselines, rows of Scout Guards and marks hold some that cannot be stood on.
func anyEpicGround(t *rapid.T) map[string]string {
	at := map[string]string{}
	wet := rapid.IntRange(2, 20).Draw(t, "dry for one wet")
	for camp := range boards.Camp(boards.Camps) {
		words := deploytest.EpicScoutRow[camp]
		for _, labels := range deploytest.EpicBaseline[camp] {
			words += " " + labels
		}
		for _, label := range strings.Fields(words) {
			if rapid.IntRange(0, wet).Draw(t, label) == 0 {
				at[label] = "R"
			}
		}
	}
	return at
}

// policyOf is a Policy that is a function.
type policyOf func(*deploy.Decision) int

func (f policyOf) Choose(d *deploy.Decision, _ []deploy.Answer) deploy.Answer {
	return deploy.Answer(f(d))
}
