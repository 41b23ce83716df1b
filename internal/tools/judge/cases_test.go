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

// TestKinds checks that there are thirty broken and thirty sound kinds, that each can be generated, and that the manual
// describes each.
func TestKinds(t *testing.T) {
	page, err := os.ReadFile("../../../docs/explanation/judging.md")
	if err != nil {
		t.Fatal(err)
	}
	count := map[bool]int{}
	var names []string
	for _, k := range Kinds() {
		count[k.Sound] += k.Count
		names = append(names, k.Name)
		if changes[k.Name] == nil {
			t.Errorf("nobody makes %s", k.Name)
		}
		if k.Sound != (len(k.Codes) == 0) || k.Says == "" || k.Count < 1 {
			t.Errorf("%+v", k)
		}
		row := fmt.Sprintf("| `%s` | %d | %s | ", k.Name, k.Count, k.Says)
		for i, code := range k.Codes {
			if i > 0 {
				row += ", "
			}
			row += "`" + code + "`"
		}
		if k.Sound {
			row += "–"
		}
		if !bytes.Contains(page, []byte(row+" |\n")) {
			t.Errorf("docs/explanation/judging.md has no row %s |", row)
		}
	}
	if count[false] != 30 || count[true] != 30 || len(changes) != len(names) {
		t.Errorf("%d broken and %d sound, %d ways", count[false], count[true], len(changes))
	}
	slices.Sort(names)
	if len(slices.Compact(names)) != len(changes) {
		t.Error("two kinds have one name")
	}
}

// TestMake checks that a seed gives the same adventures for any number of workers, and another seed gives others. Each
// is formatted, describes its change, and has no error that checks find without games.
func TestMake(t *testing.T) {
	kinds := []string{"uneven-goals", "shut-in", "idle-rule", "turned"}
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
			if _, why, err := played(t.Context(), c.Files, 2); why != "" || err != nil {
				t.Errorf("%s: %s, %v", c.ID, why, err)
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
	run := Run{Kinds: []string{"shut-in", "renamed"}, Games: 2, Workers: 2}
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
	if got := strings.Join(names, " "); len(all) != 8 || got != "shut-in-1 renamed-1 renamed-2" {
		t.Errorf("%d are all, some are %s", len(all), got)
	}
}

// TestMakeEnds checks the errors of an interrupted run, and of a kind that cannot be generated.
func TestMakeEnds(t *testing.T) {
	ctx, stop := context.WithCancel(t.Context())
	stop()
	if _, err := Make(ctx, 1, Run{Kinds: []string{"renamed"}, Games: 5, Workers: 1}); err == nil {
		t.Error("a run that was ended makes adventures")
	}
}

// TestUntouched checks that an unchanged draft equals its adventure.
func TestUntouched(t *testing.T) {
	from := shipped()
	for _, id := range from.ids {
		x := from.draft(id)
		x.armies()
		x.ownMap()
		for name, tree := range map[string]map[string]any{"adventure": x.tree, "map": x.field} {
			back, ok := source.FastPath(source.NewFile(id, written(tree)))
			if !ok || fmt.Sprint(back) != fmt.Sprint(tree) {
				t.Errorf("%s: the %s is\n%v\nand was\n%v", id, name, back, tree)
			}
		}
		before := fmt.Sprint(from.draft(id).tree)
		turn := from.draft(id)
		if turned(turn, nil) {
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
