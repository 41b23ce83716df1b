package main

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"muster/schema/source"
)

// TestKinds checks that there are sixty broken and sixty sound cases in three games, that each kind can be generated,
// and that the manual describes each.
func TestKinds(t *testing.T) {
	page, err := os.ReadFile("../../../docs/explanation/judging.md")
	if err != nil {
		t.Fatal(err)
	}
	count, all, makes := map[bool]int{}, map[string]bool{}, makers()
	for _, k := range Kinds() {
		count[k.Sound] += k.Count
		if all[k.Key()] {
			t.Errorf("two kinds are %s", k.Key())
		}
		all[k.Key()] = true
		if makes[k.Game] == nil || makes[k.Game].changes()[k.Name] == nil {
			t.Errorf("nobody makes %s", k.Key())
		}
		if k.Sound != (len(k.Codes) == 0) || k.Says == "" || k.Count < 1 {
			t.Errorf("%+v", k)
		}
		if !bytes.Contains(page, []byte("`"+k.Name+"`")) {
			t.Errorf("docs/explanation/judging.md does not tell of %s", k.Name)
		}
	}
	if count[false] != 60 || count[true] != 60 {
		t.Errorf("%d broken and %d sound", count[false], count[true])
	}
	for game, m := range makes {
		for name := range m.changes() {
			if !all[game+"/"+name] {
				t.Errorf("kinds.toml has no %s of %s", name, game)
			}
		}
	}
}

// TestMake checks that a seed gives the same adventures for any number of workers, and another seed gives others. Each
// is formatted, describes its change, and has no error that checks find without games.
func TestMake(t *testing.T) {
	kinds := []string{"battlelore/uneven-goals", "medieval/shut-in", "runewars/no-start"}
	if testing.Short() {
		kinds = kinds[:1]
	}
	text := func(seed uint64, workers int) string {
		made, err := Make(t.Context(), seed, Run{Kinds: kinds, Games: 20, Workers: workers})
		if err != nil {
			t.Fatal(err)
		}
		var b strings.Builder
		for _, c := range made {
			_, why, unset, err := opened(t.Context(), makers()[c.Kind.Game], c.Files)
			if why != "" || (unset != "") != c.Kind.Unset || err != nil {
				t.Errorf("%s: %s%s, %v", c.ID, why, unset, err)
			}
			for _, f := range c.Files {
				fmt.Fprintf(&b, "== %s\n%s", f.Name, f.Text)
				if !bytes.Contains(f.Text, []byte(c.Kind.Says)) {
					t.Errorf("%s does not say what was done", f.Name)
				}
			}
		}
		return b.String()
	}
	one := text(5, 1)
	if one != text(5, 3) {
		t.Error("three workers make others than one")
	}
	if one == text(6, 2) {
		t.Error("another seed makes the same")
	}
}

// TestMakeSome checks that the first adventures of a kind do not depend on the total number.
func TestMakeSome(t *testing.T) {
	run := Run{Kinds: []string{"medieval/shut-in", "battlelore/renamed"}, Games: 2, Workers: 2}
	all, err := Make(t.Context(), 1, run)
	if err != nil {
		t.Fatal(err)
	}
	run.Broken, run.Sound = 1, 2
	some, err := Make(t.Context(), 1, run)
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range some {
		names = append(names, c.ID)
		i := slices.IndexFunc(all, func(a *Case) bool { return a.ID == c.ID })
		if i < 0 || !bytes.Equal(all[i].Files[0].Text, c.Files[0].Text) {
			t.Errorf("%s is another one among all", c.ID)
		}
	}
	if got := strings.Join(names, " "); len(all) != 5 || got != "medieval-shut-in-1 renamed-1 renamed-2" {
		t.Errorf("%d are all, some are %s", len(all), got)
	}
}

// TestMakeEnds checks the errors of an interrupted run, and of a kind that cannot be generated.
func TestMakeEnds(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Make(ctx, 1, Run{Kinds: []string{"medieval/renamed"}, Games: 5, Workers: 1}); err == nil {
		t.Error("a run that was ended makes adventures")
	}
}

// TestUntouched checks that an unchanged draft equals its definition.
func TestUntouched(t *testing.T) {
	for game, from := range makers() {
		for _, id := range from.ids() {
			x := from.draft(id)
			x.armies()
			if x.family != nil {
				x.ownMap()
			}
			for name, tree := range map[string]map[string]any{x.kind: x.tree, "map": x.field} {
				back, ok := source.FastPath(source.NewFile(id, written(tree)))
				if !ok || fmt.Sprint(back) != fmt.Sprint(tree) {
					t.Errorf("%s: the %s is\n%v\nand was\n%v", id, name, back, tree)
				}
			}
			before := fmt.Sprint(from.draft(id).tree)
			turn := from.draft(id)
			if game != "runewars" && turned(turn, nil) {
				turned(turn, nil)
				turn.armies()
				again := from.draft(id)
				again.armies()
				if fmt.Sprint(turn.tree) != fmt.Sprint(again.tree) {
					t.Errorf("%s turned twice is not what it was", id)
				}
			}
			if before != fmt.Sprint(from.draft(id).tree) {
				t.Errorf("%s itself was changed", id)
			}
		}
	}
}

// TestScreens checks that the ledger of search reads what it writes, and that a case outside of it is played.
func TestScreens(t *testing.T) {
	file := t.TempDir() + "/screens.txt"
	l := readScreens("")
	l.keep("00ff", "medieval-walk-off-1", []int{20, 4})
	if err := l.write(file); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got := readScreens(string(text)).find("00ff"); !slices.Equal(got, []int{20, 4}) || l.find("0") != nil {
		t.Errorf("%v of\n%s", got, text)
	}
	k := Kind{truth: map[string]int{"search_stronger_least": 65, "stronger_most": 58}}
	g := &outcome{games: 24, wins: []int{14, 10}}
	if why := k.within("search_", map[string]int{"stronger": g.stronger()}); !k.asks(bySearch) || why == "" {
		t.Errorf("58 of 100 are enough for 65: %q", why)
	}
}
