package main

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/docs"
)

// fixture is a module with tested, untested and untestable rules. Its ids have one more digit than real rulings.
var fixture = map[string]string{
	"go.mod": "module fixture\n\ngo 1.26\n",
	"march/march.go": `package march

// Steps is how far a unit goes.
func Steps(mounted, hurried bool) int {
	n := 1
	if mounted { // R-9001
		n += 2
	}
	if hurried { // R-9002
		n++
	}
	return n
}

// Least is the lesser (R-9003).
func Least(a, b int) int {
	if a < b {
		return a
	}
	return b
}

// Called is a name (R-9005): turning its sum into a difference does not compile.
func Called(name string) string {
	return "the " + name
}
`,
	"march/march_test.go": `package march

import "testing"

// R-9001
func TestMounted(t *testing.T) {
	if Steps(true, false) != 3 || Steps(false, false) != 1 {
		t.Fatal("wrong")
	}
}

// R-9002
func TestHurried(t *testing.T) {
	Steps(false, true)
}

// R-9003
func TestLeast(t *testing.T) {
	if Least(1, 2) != 1 || Least(2, 1) != 1 || Least(2, 2) != 2 {
		t.Fatal("wrong")
	}
}

// R-9005
func TestCalled(t *testing.T) {
	if Called("bog") != "the bog" {
		t.Fatal("wrong")
	}
}
`,
	"ground/tables/ground.toml": `[[ground]]
id = "bog"
notes = "R-9004"
cost = 2
`,
	"ground/ground.go": `package ground

import "embed"

//go:embed tables/*.toml
var tables embed.FS

// Text is the table.
func Text() string {
	text, err := tables.ReadFile("tables/ground.toml")
	if err != nil {
		panic(err)
	}
	return string(text)
}
`,
	"ground/ground_test.go": `package ground

import (
	"strings"
	"testing"
)

// R-9004
func TestGround(t *testing.T) {
	if !strings.Contains(Text(), "cost = 2") {
		t.Fatal("wrong")
	}
}
`,
}

func fixtureRule(id, enforced, tested string) docs.Rule {
	return docs.Rule{ID: id, State: "done", Enforced: "`" + enforced + "`", Tested: "`" + tested + "`"}
}

var fixtureRules = []docs.Rule{
	fixtureRule("R-9001", "march/march.go", "march/march_test.go"),
	fixtureRule("R-9002", "march/march.go", "march/march_test.go"),
	fixtureRule("R-9003", "march/march.go", "march/march_test.go"),
	fixtureRule("R-9004", "ground/tables/ground.toml", "ground/ground_test.go"),
	fixtureRule("R-9005", "march/march.go", "march/march_test.go"),
	{ID: "R-9006", State: "gap"},
}

func unpack(t *testing.T) string {
	t.Helper()
	root := t.TempDir()
	for name, text := range fixture {
		to := filepath.Join(root, name)
		if err := os.MkdirAll(filepath.Dir(to), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(to, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return root
}

func mutate(t *testing.T, root, known string, seed uint64, only ...string) (string, int) {
	t.Helper()
	var out bytes.Buffer
	r := run{root: root, gocmd: "go", out: &out, rules: fixtureRules, known: known, seed: seed, count: 10, tries: 20,
		workers: 2, limit: time.Minute, only: only}
	holes, err := r.do()
	if err != nil {
		t.Fatal(err)
	}
	return out.String(), holes
}

const lesser = "R-9003 march/march.go Least\na < b => a <= b"

// seedOf returns the first seed for which a mutant is the first of its rule.
func seedOf(t *testing.T, root, key string) uint64 {
	t.Helper()
	k := &code{root: root, sources: map[string]*source{}, tables: map[string]*table{}}
	id, _, _ := strings.Cut(key, " ")
	for seed := range uint64(100) {
		all, err := k.candidates(id, []string{"march/march.go"})
		if err != nil {
			t.Fatal(err)
		}
		if shuffled(seed, all)[0].key() == key {
			return seed
		}
	}
	t.Fatalf("no seed draws %s", key)
	return 0
}

func TestVerdicts(t *testing.T) {
	root := unpack(t)
	seed := seedOf(t, root, lesser)
	out, holes := mutate(t, root, "", seed)
	for _, want := range []string{
		"R-9001       killed by march TestMounted\n",
		"R-9002       SURVIVED\n",
		"R-9003       SURVIVED\n    march/march.go:17 Least\n    a < b => a <= b\n",
		"R-9004       killed by ground TestGround\n    ground/tables/ground.toml:4 bog\n    cost = 2 => cost = 3\n",
		"R-9005       killed by march TestCalled\n",
		"5 rules: 3 killed, 0 equivalent, 2 survived",
	} {
		if !strings.Contains(out, want) {
			t.Errorf("the report lacks %q:\n%s", want, out)
		}
	}
	if holes != 2 {
		t.Errorf("%d holes, want 2", holes)
	}

	again, _ := mutate(t, root, "", seed)
	if again != out {
		t.Errorf("the same seed gives another report:\n%s\nthan:\n%s", again, out)
	}
}

func TestKnownEquivalents(t *testing.T) {
	root := unpack(t)
	seed := seedOf(t, root, lesser)
	known := "# a comment\n" + lesser + "\nbecause: of two that are equal either is the lesser\n"
	// The next candidate is tried instead, and its tests fail.
	out, holes := mutate(t, root, known, seed, "R-9003")
	if holes != 0 || !strings.Contains(out, "R-9003       killed by march TestLeast\n") {
		t.Errorf("%d holes, want none:\n%s", holes, out)
	}

	stale := known + "\nR-9003 march/march.go Least\na > b => a >= b\nbecause: it was so once\n"
	out, holes = mutate(t, root, stale, seed, "R-9003")
	if holes != 1 || !strings.Contains(out, "what is no longer there:\nR-9003 march/march.go Least\na > b => a >= b\n") {
		t.Errorf("%d holes, want the stale entry:\n%s", holes, out)
	}
}

// TestNoLine checks that a rule that no line enforces is reported, unless the list gives a reason.
func TestNoLine(t *testing.T) {
	root := unpack(t)
	kept := fixtureRules
	fixtureRules = append(slices.Clone(kept), fixtureRule("R-9013", "march/march_test.go", "march/march_test.go"))
	defer func() { fixtureRules = kept }()
	out, _ := mutate(t, root, "", 1, "R-9001")
	if !strings.Contains(out, "1 rules name no line that can be broken: [R-9013]") {
		t.Errorf("R-9013 is not told:\n%s", out)
	}
	out, holes := mutate(t, root, "R-9013\nbecause: there is no such thing\n", 1, "R-9001")
	if strings.Contains(out, "no line") || holes != 0 {
		t.Errorf("R-9013 is told, %d holes:\n%s", holes, out)
	}
	if out, holes = mutate(t, root, "R-9001\nbecause: it was so once\n", 1, "R-9002"); holes == 0 {
		t.Errorf("a reason for a rule that has lines is taken:\n%s", out)
	}
}

func TestParseEquivalents(t *testing.T) {
	for text, want := range map[string]string{
		"R-9003 a.go F\na => b\n":                               "line 1: an entry is",
		"\nR-9003 a.go F\na to b\nbecause: x\n":                 "line 2: an entry is",
		lesser + "\nbecause: x\n\n" + lesser + "\nbecause: y\n": "listed twice",
	} {
		if _, err := parseEquivalents(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	if _, err := parseEquivalents(known); err != nil {
		t.Error(err)
	}
}

// TestGoTests checks that the tests of a rule are those of the files that name it; in Go files only the tests that name
// it, if any do.
func TestGoTests(t *testing.T) {
	text := "package p\n\n// R-9001\nfunc TestA(t *testing.T) {}\n\n" +
		"// R-9002 of two\n// lines\nfunc TestB(t *testing.T) {}\n"
	for id, want := range map[string]string{"R-9001": "TestA", "R-9002": "TestB", "R-9003": "TestA TestB"} {
		if got := strings.Join(goTests(text, id), " "); got != want {
			t.Errorf("%s: %s, want %s", id, got, want)
		}
	}
}

// TestInnerComment checks that a comment inside a multi-line statement refers to its own line, not to that statement.
func TestInnerComment(t *testing.T) {
	root := t.TempDir()
	text := `package p

func Made() func(n int) int {
	return func(n int) int {
		if n > 1 { // R-9007
			return 2
		}
		return n *
			3 // R-9008
	}
}
`
	if err := os.WriteFile(filepath.Join(root, "p.go"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	s, err := readSource(root, "p.go")
	if err != nil {
		t.Fatal(err)
	}
	for id, lines := range map[string][2]int{"R-9007": {5, 6}, "R-9008": {8, 9}} {
		list := s.of(id)
		if len(list) == 0 {
			t.Errorf("%s: nothing can be broken", id)
		}
		for _, c := range list {
			if at := c.line(); at < lines[0] || at > lines[1] {
				t.Errorf("%s: line %d, want %v", id, at, lines)
			}
		}
	}
}

// TestHeadKey checks that lines of a key that the table's header assigns to a rule belong to that rule only, whatever
// rules their rows name.
func TestHeadKey(t *testing.T) {
	root := t.TempDir()
	text := `kind = "rulebook"

# copies: R-9010

[[cards]]
id = "a" # R-9011
notes = "R-9012"
copies = 2
dice = 3
`
	if err := os.WriteFile(filepath.Join(root, "t.toml"), []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	for id, want := range map[string]string{"R-9010": "copies = 2 => copies = 3", "R-9012": "dice = 3 => dice = 4"} {
		tab, err := readTable(root, "t.toml")
		if err != nil {
			t.Fatal(err)
		}
		list := tab.of(id)
		if len(list) != 1 || list[0].change() != want {
			t.Errorf("%s: %d candidates, want %q alone", id, len(list), want)
		}
	}
}
