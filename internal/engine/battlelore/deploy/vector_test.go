package deploy_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/deploycards"
	"muster/internal/engine/battlelore/deck"
	deployment "muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/deploy/pieces"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/testing/deploytest"
	"muster/maps"
)

// A vector is a file of testdata: a header of "key: value" lines, then sections. It lists the rules that it proves,
// the field, the cards, the players' choices and rolls, and all events of the watched kinds in order. An unknown key,
// an unused choice or die, or a rule without a watched event fails.
//
// The sets are pennant-t, pennant-u, standard-t and standard-u. Without a header "sets" a camp has the first of its
// own, in Organized mode both. A vector with "refused" expects that message instead of events. Ids after "silent" are
// proved without a watched event: they show in missing events.
type vector struct {
	rules  []string
	silent []string
	about  string
	watch  []string
	mode   deploycards.Mode
	opts   deployment.Options
	m      maps.Map
	defs   map[string]*deploycards.Set
	sets   [boards.Camps][]string
	wanted string // the refusal
	script [boards.Camps][]string
	dice   []string
	events []string
	epic   epicVector
}

func TestVectors(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no vectors: %v", err)
	}
	for _, name := range files {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txt"), func(t *testing.T) {
			text, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			parseVector(t, string(text)).run(t)
		})
	}
}

// Every rule and ruling that Impromptu and Organized mode rest on has a vector.
func TestVectorsCoverTheRules(t *testing.T) {
	want := strings.Fields(`CTA-01 CTA-02 CTA-03 CTA-04 CTA-05 CTA-06 CTA-07 CTA-08 CTA-09 CTA-09b CTA-10 CTA-11
		CTA-IMP-01 CTA-IMP-02 CTA-IMP-03 CTA-IMP-04 R-022 R-023 R-026 R-027 R-028 R-029 R-030
		R-046 R-047 R-049 R-050 R-052 R-053 R-054 R-055
		CTA-ORG-01 CTA-ORG-02 CTA-ORG-03 CTA-ORG-04 CTA-ORG-05 CTA-ORG-06 CTA-ORG-07 CTA-ORG-08
		R-010 R-011 R-012 R-014 R-015 R-018 R-031 R-032 R-033 R-034 R-035 R-036 R-037 R-038 R-039 R-041 R-042 R-043 R-045`)
	vectorsProve(t, "testdata/*.txt", want)
}

// vectorsProve fails for each rule that no vector among the files names.
func vectorsProve(t *testing.T, pattern string, want []string) {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil {
		t.Fatal(err)
	}
	covered := map[string]bool{}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		v := parseVector(t, string(text))
		for _, id := range slices.Concat(v.rules, v.silent) {
			covered[id] = true
		}
	}
	for _, id := range want {
		if !covered[id] {
			t.Errorf("no vector proves %s", id)
		}
	}
}

// A mistake in a header is found, not skipped.
func TestVectorHeaderIsStrict(t *testing.T) {
	v := &vector{}
	for _, bad := range [][2]string{
		{"mode", "organised"}, {"sets pennant", "pennant-x"}, {"owner", "me"}, {"reveal", "both"},
		{"rules", "CTA-01"}, {"watch", "placed moving"}, {"draw", "1,2,3/4"}, {"draw pennants", "1,2,3/4"},
		{"draw pennant", "1,2,2/4"}, {"seed", "1"},
	} {
		if v.header(t, bad[0], bad[1]) {
			t.Errorf("%s: %s was taken", bad[0], bad[1])
		}
	}
}

func (v *vector) run(t *testing.T) {
	f := deploytest.FieldOf(t, &v.m)
	opts := v.opts
	players := [boards.Camps]*player{}
	for camp := range boards.Camp(boards.Camps) {
		players[camp] = &player{t: t, camp: camp, f: f, script: v.script[camp]}
		opts.Policy[camp] = players[camp]
	}
	dice := &cup{t: t, faces: v.dice}
	opts.Dice = dice
	d, refused := v.deploy(t, f, opts)
	if v.wanted != "" {
		v.checkRefusal(t, refused)
		return
	}
	for _, r := range refused {
		t.Fatalf("refused: %s", r.Message())
	}
	var got []string
	cited := map[string]bool{}
	for i := range d.Events {
		e := &d.Events[i]
		line := compact(f, e)
		if kind, _, _ := strings.Cut(line, " "); slices.Contains(v.watch, kind) {
			got = append(got, line)
			for _, id := range e.Rules() {
				cited[id] = true
			}
		}
	}
	if !slices.Equal(got, v.events) {
		t.Errorf("events\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(v.events, "\n"))
	}
	for _, fault := range v.wrongIDs(cited) {
		t.Error(fault)
	}
	for _, p := range players {
		if len(p.script) > 0 {
			t.Errorf("%s: choices %v were not asked for", p.camp, p.script)
		}
	}
	if len(dice.faces) > 0 {
		t.Errorf("dice %v were not rolled", dice.faces)
	}
}

// wrongIDs returns the vector's ids that the watched events do not support, by the rules that they cite.
func (v *vector) wrongIDs(cited map[string]bool) (out []string) {
	for _, id := range v.rules {
		if !cited[id] {
			out = append(out, "no watched event rests on "+id+": name it under silent if none can")
		}
	}
	for _, id := range v.silent {
		if cited[id] {
			out = append(out, "a watched event rests on "+id+": name it under rule")
		}
	}
	return out
}

// An id is named under "silent" if, and only if, no watched event rests on it.
func TestVectorNamesItsRules(t *testing.T) {
	cited := map[string]bool{"CTA-01": true}
	for _, c := range []struct {
		rules, silent []string
		faults        int
	}{
		{[]string{"CTA-01"}, nil, 0},
		{[]string{"CTA-01"}, []string{"R-301"}, 0},
		{[]string{"CTA-01", "R-301"}, nil, 1},
		{nil, []string{"CTA-01", "R-301"}, 1},
	} {
		v := &vector{rules: c.rules, silent: c.silent}
		if got := v.wrongIDs(cited); len(got) != c.faults {
			t.Errorf("rule %v, silent %v: %v", c.rules, c.silent, got)
		}
	}
}

// deploy plays the vector in its mode.
func (v *vector) deploy(t *testing.T, f *rulebook.Field, opts deployment.Options) (*deployment.Deployment,
	[]pieces.Refusal) {
	if v.epic.seated() {
		return v.deployEpic(t, f, opts)
	}
	var sets [boards.Camps][]*deck.Set
	for camp := range boards.Camp(boards.Camps) {
		ids := v.sets[camp]
		if ids == nil {
			ids = []string{camp.String() + "-t", camp.String() + "-u"}[:int(v.mode)]
		}
		for _, id := range ids {
			sets[camp] = append(sets[camp], deploytest.Link(t, v.defs[id]))
		}
	}
	if v.mode == deploycards.ModeOrganized {
		return deployment.Organized(f, sets, opts)
	}
	return deployment.Impromptu(f, [boards.Camps]*deck.Set{sets[boards.Pennant][0], sets[boards.Standard][0]}, opts)
}

// checkRefusal expects one refusal, with the vector's words and rules.
func (v *vector) checkRefusal(t *testing.T, refused []pieces.Refusal) {
	if len(refused) != 1 {
		t.Fatalf("refused %+v, want %q", refused, v.wanted)
	}
	if got := refused[0].Message(); got != v.wanted {
		t.Fatalf("refused %q, want %q", got, v.wanted)
	}
	for _, id := range v.rules {
		if !slices.Contains(refused[0].Rules(), id) {
			t.Errorf("the refusal rests on %v, not on %s", refused[0].Rules(), id)
		}
	}
}
