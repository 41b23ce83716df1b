package draws

import (
	"bytes"
	"path/filepath"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"

	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/prove/organized"
	"muster/internal/engine/battlelore/record"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/report"
)

// shipped are a map of the library, and its sets by id.
func shipped(t *testing.T, mapID string) (*rulebook.Field, []*deck.Set) {
	t.Helper()
	c := library.New(nil, 1)
	e := c.Library(rulebook.KindMap, mapID)
	if e == nil {
		t.Fatalf("no map %s", mapID)
	}
	rules := library.Use(e)
	var sets []*deck.Set
	for _, camp := range boards.CampNames {
		for _, letter := range []string{"a", "b", "c"} {
			set, faults := deck.Link(c.Library(rulebook.KindDeploycards, camp+"-"+letter).Set, rules)
			if len(faults) > 0 {
				t.Fatal(faults[0].Message())
			}
			sets = append(sets, set)
		}
	}
	return library.FieldFor(e, rules), sets
}

// question asks about sets on a map of the library.
func question(f *rulebook.Field, sets []*deck.Set, mode deploycards.Mode) *Question {
	q := &Question{
		Field:   f,
		Mode:    mode,
		Words:   map[*deck.Set]string{},
		Workers: 2,
		Line: Line{
			Map:         f.Map.ID,
			Reserve:     deploycards.ReserveTwo,
			Owner:       "pennant",
			RevealFirst: "pennant",
			Choices:     "random",
		},
	}
	q.Options = q.Line.Options()
	for _, s := range sets {
		q.Words[s] = s.Def.ID
	}
	return q
}

// TestMatchups: CTA-ORG-03, R-011. Six sets make 15 pairs for one player and 6 for the other, whoever picks first.
func TestMatchups(t *testing.T) {
	_, sets := shipped(t, "two-oaks") // the Pennants' three, then the Standards'
	own := []*deck.Set{sets[0], sets[3]}
	for _, c := range []struct {
		what  string
		named [boards.Camps][]*deck.Set
		opts  deploy.Options
		want  int
	}{
		{"none", [boards.Camps][]*deck.Set{}, deploy.Options{}, 90},
		{"none, the Standards pick first", [boards.Camps][]*deck.Set{}, deploy.Options{Owner: boards.Standard}, 90},
		{"one camp", [boards.Camps][]*deck.Set{own, nil}, deploy.Options{}, 6},
		{"the other", [boards.Camps][]*deck.Set{nil, own}, deploy.Options{}, 6},
		{"both", [boards.Camps][]*deck.Set{own, sets[1:3]}, deploy.Options{}, 1},
	} {
		list := MatchupsOf(c.named, sets, c.opts)
		if len(list) != c.want {
			t.Errorf("%s: %d matchups", c.what, len(list))
		}
		seen := map[string]bool{}
		for _, m := range list {
			var ids []string
			for camp := range m.Sets {
				for _, s := range m.Sets[camp] {
					ids = append(ids, s.Def.ID)
				}
			}
			key := strings.Join(ids, " ")
			if seen[key] || strings.Count(key, ids[0]) != 1 || strings.Count(key, ids[1]) != 1 || ids[2] == ids[3] {
				t.Errorf("%s: %s", c.what, key)
			}
			seen[key] = true
		}
	}
}

// TestMixedReport: of several matchups the one in which a unit is likelier to be lost comes first.
func TestMixedReport(t *testing.T) {
	if testing.Short() {
		t.Skip("long")
	}
	f, sets := shipped(t, "two-oaks")
	all := MatchupsOf([boards.Camps][]*deck.Set{}, sets, deploy.Options{})
	two := []organized.Matchup{
		all[0],
		all[len(all)-1],
	} // Pennants a,b against c and a; Standards b,c against Pennants b,c
	a, err := AnswerMixed(question(f, sets, deploycards.ModeOrganized), two, false)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := a.Lines()
	if err != nil {
		t.Fatal(err)
	}
	text, list := strings.Join(lines, "\n"), a.Facts.(*Mixed).List
	for _, want := range []string{
		"every draw of 2 matchups\n", "\n  Pennants  ", "\n1. Pennants with " + setWords(list[0].Sets[0][:]),
		"\n2. Pennants with " + setWords(list[1].Sets[0][:]), "The worst of them on the board: ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	chance := func(p *organized.Pairing) float64 {
		most := 0.0
		for camp := range boards.Camp(boards.Camps) {
			f, _ := likeliest(p, camp, lost).Float64()
			most = max(most, f)
		}
		return most
	}
	if a, b := chance(list[0]), chance(list[1]); a <= b || a == 0 {
		t.Errorf("a unit is lost in %g, then in %g", a, b)
	}
	for line := range strings.Lines(text) {
		if len([]rune(strings.TrimRight(line, "\n"))) > report.PageWidth {
			t.Errorf("%d wide: %s", len([]rune(line)), line)
		}
	}
}

// TestWitnessOfChoices: an end that no seed of the command line comes to is contrived, and its command plays the file
// that it is saved in.
func TestWitnessOfChoices(t *testing.T) {
	f, sets := shipped(t, "two-oaks")
	q := question(f, sets, deploycards.ModeOrganized)
	q.Saved = func(name string) string { return filepath.Join("some where", name+".json") }
	r := q.enumerate(MatchupsOf([boards.Camps][]*deck.Set{}, sets, deploy.Options{})[:1])
	contrived := 0
	for _, f := range fatesOf(deploycards.ModeOrganized, &r.Pairings[0]) {
		w := q.fateWitness(&f, &r.Pairings[0])
		p, err := q.Play(w)
		if err != nil {
			t.Fatal(err)
		}
		if p.Seed != "" {
			continue
		}
		contrived++
		if want := "muster deploy --replay '" + q.Saved(w.Name()) + "'"; p.Command.String() != want ||
			!w.shows(p.Deployment) {
			t.Errorf("%s: %s, want %s", w.Name(), p.Command, want)
		}
		again, refused := record.Replay(record.Save(p.Deployment, "test"), record.Lookup{
			Map: func(string) *rulebook.Field { return q.Field },
			Set: func(id string) *deck.Set {
				for _, s := range sets {
					if s.Def.ID == id {
						return s
					}
				}
				return nil
			},
		})
		if len(refused) > 0 || !bytes.Equal(record.Save(again, "test"), record.Save(p.Deployment, "test")) {
			t.Errorf("%s does not play again: %v", w.Name(), refused)
		}
	}
	if contrived == 0 {
		t.Error("no witness takes choices of its own")
	}
	if len(q.Played()) == 0 || q.Played()[0].Name == "" {
		t.Error("nothing was played")
	}
}
