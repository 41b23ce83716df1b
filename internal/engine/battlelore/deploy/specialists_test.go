package deploy_test

import (
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/events"
	"muster/internal/engine/battlelore/deploy/pieces"

	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps/hex"

	"pgregory.net/rapid"
)

// anyCalling draws the players' Specialists in an Organized battle, with councils to split in half of them.
func anyCalling(t *rapid.T) deploy.Options {
	opts := anyOrganized(t)
	opts.Lore = rapid.Bool().Draw(t, "lore")
	opts.Owner = boards.Camp(rapid.IntRange(0, 1).Draw(t, "owner"))
	opts.Specialists = &deploy.Calling{}
	if rapid.Bool().Draw(t, "wishes") {
		ids := []string{"stakes", "bow-upgrade", "enrollment", "dwarven", "goblinoid", "vantage-point"}
		if opts.Lore {
			ids = rulebook.Base().Specialists.IDs()
		}
		ids = rapid.Permutation(ids).Draw(t, "cards")
		opts.Specialists.Wishes = [][]string{ids[:2], ids[2:4]}
	}
	return opts
}

// What holds whatever the Specialists do: BL-MOV-02, CTA-06 (legal ground), CTA-SPC-01 (bearers, banners and figures of
// the boxes), CTA-SPC-02 (stakes on own rows that carry them), CTA-ORG-09 (two cards each), CTA-ORG-11, R-086, R-087,
// BL-LOR-01.
func TestSpecialistInvariants(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayFor(deploytest.AnyGround(t))
		opts := anyCalling(t)
		d, refused := deploy.Organized(f, anyMixed(t, 9), opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		var taken hex.Set
		for i := range d.Placed {
			p := &d.Placed[i]
			if taken.Has(p.Hex) || f.Impassable.Has(p.Hex) {
				t.Errorf("%s: two units, or one in the river", f.Hexes.Label(p.Hex))
			}
			taken.Add(p.Hex)
			if p.Figures < f.Rules.Figures(p.Unit) {
				t.Errorf("%s has %d figures", p.Unit.ID, p.Figures)
			}
		}
		if fault := deploy.Overdrawn(d); fault != "" {
			t.Error(fault)
		}
		checkFeatures(t, f, d)
		checkTurns(t, d)
		lore := 0
		for _, p := range d.Players {
			lore += p.Lore
			if len(p.Specialists) > deploy.SpecialistsEach || (p.Council != nil) != opts.Lore {
				t.Errorf("%d cards, council %v", len(p.Specialists), p.Council)
			}
			for _, card := range p.Specialists {
				if card.LoreOnly && !opts.Lore {
					t.Errorf("%s was played with %v", card.ID, p.Council)
				}
			}
		}
		if most := f.Rules.LoreTokens(d.Boxes); lore > most {
			t.Errorf("%d Lore tokens of %d", lore, most)
		}
	})
}

// checkTurns counts what each card did: no more than the level of its master allows, and nothing twice to one unit
// but adding figures (CTA-SPC-05, CTA-SPC-09, CTA-SPC-11).
func checkTurns(t *rapid.T, d *deploy.Deployment) {
	times := map[string]int{}
	done := map[string]hex.Set{} // where the units stand that a card has served
	for i := range d.Events {
		e := &d.Events[i]
		s, ok := e.More.(*events.Specialist)
		if !ok || s.Effect == nil || s.Did == events.WeaponChanged || s.Did == events.WeaponsWait {
			continue
		}
		if s.Did != events.LoreGained && s.Did != events.UnitJoined {
			times[s.Card.ID]++
		}
		level := d.Players[e.Player].Council.Level(s.Card.Master)
		most := s.Effect.HowMany(level)
		if times[s.Card.ID] > most || s.Did == events.LoreGained && e.Count > most {
			t.Errorf("%s of level %d: %d times, %d", s.Card.ID, level, times[s.Card.ID], e.Count)
		}
		served := done[s.Card.ID]
		switch s.Did {
		case events.UnitMovedFreely, events.ReserveMoved:
			if served.Has(e.From) {
				t.Errorf("%s moves a unit twice", s.Card.ID)
			}
		case events.UnitSwapped:
			if served.Has(e.Hex) {
				t.Errorf("%s swaps a unit twice", s.Card.ID)
			}
		}
		if e.Hex != hex.None {
			served.Add(e.Hex)
		}
		done[s.Card.ID] = served
	}
}

func checkFeatures(t *rapid.T, f *rulebook.Field, d *deploy.Deployment) {
	seen := map[hex.Hex]bool{}
	stakes := [boards.Camps]int{}
	for _, x := range d.Features {
		cell := f.Cell(x.Hex)
		if seen[x.Hex] || cell.Feature != nil || cell.Place != nil || f.Hexes.OwnRow(x.Camp, x.Hex) > 5 ||
			!slices.Contains([]string{"countryside", "hill", "cliff"}, cell.Ground.ID) {
			t.Errorf("%s at %s", x.Terrain.ID, f.Hexes.Label(x.Hex))
		}
		seen[x.Hex] = true
		stakes[x.Camp]++
	}
	if stakes[0] > 3 || stakes[1] > 3 {
		t.Errorf("%v stakes", stakes)
	}
}

// The same seed does the same; the recorded choices and the saved draw do it again, councils and cards included.
func TestSpecialistsRepeat(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	rapid.Check(t, func(t *rapid.T) {
		f := deploytest.LayFor(deploytest.AnyGround(t))
		sets := anyMixed(t, 7)
		opts := anyCalling(t)
		if opts.Lore && rapid.Bool().Draw(t, "printed council") && opts.Specialists.Wishes == nil {
			opts.Council[boards.Pennant] = &pieces.Plan{Fixed: map[string]int{"commander": 2, "warrior": 3}}
			opts.Council[boards.Standard] = &pieces.Plan{Levels: 5, Least: map[string]int{"wizard": 1}}
		}
		first, refused := deploy.Organized(f, sets, opts)
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		for camp := range opts.Policy {
			opts.Policy[camp] = deploy.NewScript(first.Choices[camp])
		}
		scripted, _ := deploy.Organized(f, sets, opts)
		if !reflect.DeepEqual(first, scripted) {
			t.Fatal("the recorded choices gave another deployment")
		}
		saved, refused := record.Replay(record.Save(first, "test"), deploytest.LookupOf(f, sets[0], sets[1]))
		if len(refused) > 0 {
			t.Fatal(refused[0].Message())
		}
		if deploy.Signature(first) != deploy.Signature(saved) ||
			string(record.Save(first, "test")) != string(record.Save(saved, "test")) {
			t.Fatal("the saved draw gave another deployment")
		}
	})
}

// Every kind of event of a Specialist or a council comes up in a vector, or in the card of an author below.
func TestSpecialistVectorsCoverTheEvents(t *testing.T) {
	files, err := filepath.Glob("testdata/spc-*.txt")
	if err != nil {
		t.Fatal(err)
	}
	var lines []string
	rules := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		v := parseVector(t, string(text))
		lines = append(lines, v.events...)
		for _, id := range v.rules {
			rules[id] = true
		}
	}
	for _, word := range specialWords() {
		if word != string(events.UnitJoined) &&
			!slices.ContainsFunc(lines, func(s string) bool { return strings.HasPrefix(s, word+" ") }) {
			t.Errorf("no vector has the event %q", word)
		}
	}
	for _, id := range strings.Fields(`CTA-10 CTA-ORG-09 CTA-ORG-10 CTA-ORG-11 CTA-SPC-01 CTA-SPC-02 CTA-SPC-03 CTA-SPC-04
		CTA-SPC-05 CTA-SPC-06 CTA-SPC-07 CTA-SPC-08 CTA-SPC-09 CTA-SPC-10 CTA-SPC-11 VAR-EC-04 VAR-ER-04 BL-LOR-01 BL-WAR-03
		R-057 R-058 R-059 R-060 R-063 R-067 R-081 R-082 R-083 R-084 R-085 R-086 R-088 R-089 R-092 R-094 R-095 R-096 R-097 R-274`) {
		if !rules[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}
