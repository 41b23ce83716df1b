package cli

import (
	"bufio"
	"bytes"
	"strings"
	"testing"

	"muster/engine/battlelore/boards"
	"muster/engine/battlelore/kinds"
	"muster/engine/battlelore/library"
	"muster/engine/muster"
)

// asked is a question about every draw on a map of the library.
func asked(t *testing.T, out *bytes.Buffer, mapID string, mode muster.Mode, flags deployFlags) *every {
	t.Helper()
	ws := libraryWorkspace(1)
	e := ws.find(kinds.Map, mapID)
	if e == nil {
		t.Fatalf("no map %s", mapID)
	}
	ws.rules = library.Use(e)
	flags.name, flags.choices, flags.format = mapID, "random", "text"
	a := &app{out: bufio.NewWriter(out), err: out, workers: 2}
	return &every{
		app: a, c: ws, f: e.Catalog().Field(e), mode: mode, flags: flags, opts: flags.options(), words: map[*muster.Set]string{},
		played: map[string]*shown{},
	}
}

// TestMatchups: CTA-ORG-03, R-011. Six sets make 15 pairs for one player and 6 for the other, whoever picks first.
func TestMatchups(t *testing.T) {
	own := []string{"pennant-a", "standard-a"}
	for _, c := range []struct {
		what  string
		flags deployFlags
		want  int
	}{
		{"none", deployFlags{owner: "pennant"}, 90},
		{"none, the Standards pick first", deployFlags{owner: "standard"}, 90},
		{"one camp", deployFlags{sets: [boards.Camps][]string{own, nil}}, 6},
		{"the other", deployFlags{sets: [boards.Camps][]string{nil, own}}, 6},
		{"both", deployFlags{sets: [boards.Camps][]string{own, {"pennant-b", "pennant-c"}}}, 1},
	} {
		var out bytes.Buffer
		list, err := asked(t, &out, "two-oaks", muster.ModeOrganized, c.flags).matchups()
		if err != nil || len(list) != c.want {
			t.Errorf("%s: %d matchups, %v", c.what, len(list), err)
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

// TestOrganizedSummary: of several matchups the one in which a unit is likelier to be lost comes first.
func TestOrganizedSummary(t *testing.T) {
	var out bytes.Buffer
	x := asked(t, &out, "two-oaks", muster.ModeOrganized, deployFlags{})
	all, err := x.matchups()
	if err != nil {
		t.Fatal(err)
	}
	two := []muster.Matchup{all[0], all[len(all)-1]} // Pennants a,b against c and a; Standards b,c against Pennants b,c
	r := muster.EnumerateOrganized(x.f, two, x.opts, 2, nil)
	list := []*muster.OrganizedPairing{&r.Pairings[0], &r.Pairings[1]}
	gravest(list)
	if err := x.report(x.organizedAnswer(r, list)); err != nil {
		t.Fatal(err)
	}
	x.out.Flush()
	text := out.String()
	for _, want := range []string{
		"every draw of 2 matchups\n", "\n  Pennants  ", "\n1. Pennants with " + setWords(list[0].Sets[0][:]),
		"\n2. Pennants with " + setWords(list[1].Sets[0][:]), "The worst of them on the board: ",
	} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
	chance := func(p *muster.OrganizedPairing) float64 {
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
		if len([]rune(strings.TrimRight(line, "\n"))) > pageWidth {
			t.Errorf("%d wide: %s", len([]rune(line)), line)
		}
	}
}
