package runner_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/battlelore/pass"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// says returns a check with one finding in every map.
func says(code string, severity diag.Severity, needs ...string) *check.Check {
	return &check.Check{Code: code, Severity: severity, Kind: rulebook.KindMap, Needs: needs, Run: func(p *check.Pass) {
		p.Report(check.Finding{At: p.Entry.Doc.Key("/name"), Message: "from " + code})
	}}
}

func silent(code string) *check.Check {
	return &check.Check{Code: code, Severity: diag.Warning, Kind: rulebook.KindMap, Run: func(*check.Pass) {}}
}

func run(t *testing.T, checks []*check.Check, more ...string) (string, runner.Result, error) {
	t.Helper()
	text := "kind = \"map\"\nformat = 1\nid = \"m\"\nname = \"M\"\nboard = \"standard\"\nrows = [\"" + strings.Join(
		rows(),
		`", "`,
	) +
		"\"]\nboxes = [\"base\"]\n" + strings.Join(
		more,
		"\n",
	) + "\n"
	result, err := runner.Run(
		catalog.New(library.Games(), []*source.File{source.NewFile("m.map.toml", []byte(text))}, 1),
		checks,
		2,
	)
	var codes []string
	for _, d := range result.Findings {
		codes = append(codes, d.Code)
	}
	return strings.Join(codes, " "), result, err
}

func rows() []string {
	out := make([]string, 9)
	for i := range out {
		out[i] = strings.TrimSpace(strings.Repeat(". ", 13-i%2))
	}
	return out
}

// TestNeeds: a check does not run if one that it needs has a finding, or another precondition fails.
func TestNeeds(t *testing.T) {
	checks := []*check.Check{
		silent("map/quiet"),
		says("map/first", diag.Error),
		says("map/second", diag.Error, "map/first"),
		says("map/third", diag.Error, "map/quiet", "/rows"),
		says("map/fourth", diag.Error, "/notes"),
	}
	if got, _, err := run(t, checks, "notes = 7"); err != nil || got != "map/first map/third schema/wrong-type" {
		t.Errorf("found %q, %v", got, err)
	}
}

// TestNeedsOfWhatWasOwed: a check that meets an invalid reference, or could not run itself, counts as one with a
// finding.
func TestNeedsOfWhatWasOwed(t *testing.T) {
	owed := silent("map/owed")
	owed.Run = func(p *check.Pass) { p.Blocked() }
	checks := []*check.Check{
		owed,
		says("map/behind", diag.Error, "map/owed"),
		says("map/farther", diag.Error, "map/behind"),
		says("map/clean", diag.Error, check.NeedsClean),
		says("map/apart", diag.Error),
	}
	if got, _, err := run(t, checks); err != nil || got != "map/apart" {
		t.Errorf("found %q, %v", got, err)
	}
}

// TestWaivers: a warning can be waived with a reason; an error, an unknown code and an empty code cannot.
func TestWaivers(t *testing.T) {
	checks := []*check.Check{says("map/warned", diag.Warning), says("map/wrong", diag.Error), silent("map/quiet")}
	waive := func(code string) string {
		return fmt.Sprintf("[[waive]]\ncode = %q\nreason = \"we know\"", code)
	}
	for code, want := range map[string]string{
		"map/warned": "map/wrong",
		"map/wrong":  "map/wrong map/warned waive/error",
		"map/quiet":  "map/wrong map/warned waive/unused",
		"map/warnd":  "map/wrong map/warned waive/unknown-code",
	} {
		got, result, err := run(t, checks, waive(code))
		if err != nil || got != want {
			t.Errorf("%s: found %q, want %q (%v)", code, got, want, err)
		}
		if waived := code == "map/warned"; waived != (len(result.Waived) == 1) {
			t.Errorf("%s: %d waived", code, len(result.Waived))
		}
	}
	if got, _, _ := run(
		t,
		checks,
		"[[waive]]\ncode = \"map/warned\"\nreason = \"\"",
	); !strings.Contains(
		got,
		"map/warned",
	) {
		t.Errorf("a waiver without a reason waives: %q", got)
	}
}

// TestBrokenCheck: a panic in a check is a failure of Muster, and the other checks continue.
func TestBrokenCheck(t *testing.T) {
	bad := &check.Check{Code: "map/broken", Severity: diag.Error, Run: func(*check.Pass) { panic("ouch") }}
	got, _, err := run(t, []*check.Check{bad, says("map/first", diag.Error)})
	if err == nil || !strings.Contains(err.Error(), "map/broken failed on m.map.toml: ouch") {
		t.Errorf("the error is %v", err)
	}
	if got != "map/first" {
		t.Errorf("the others found %q", got)
	}
}

// TestNeedsMap: an adventure's check that needs the map does not run when the map has errors or is unknown.
func TestNeedsMap(t *testing.T) {
	look := &check.Check{
		Code:     "adventure/look",
		Severity: diag.Error,
		Kind:     rulebook.KindAdventure,
		Needs:    []string{library.NeedsMap},
		Run:      func(p *check.Pass) { p.Report(check.Finding{Message: "looked at " + pass.Of(p).Field.Map.ID}) },
	}
	adventure := func(id, on string) *source.File {
		return source.NewFile(
			id+".adventure.toml",
			[]byte("kind = \"adventure\"\nformat = 1\nid = \""+id+"\"\nmap = \""+on+"\"\n"),
		)
	}
	result, err := runner.Run(catalog.New(library.Games(), []*source.File{
		source.NewFile("bad.map.toml", []byte("kind = \"map\"\nformat = 1\nid = \"bad\"\nboard = 7\n")),
		adventure("a", "bad"), adventure("b", "two-oaks"), adventure("c", "nowhere"),
	}, 1), []*check.Check{look}, 1)
	if err != nil {
		t.Fatal(err)
	}
	var looked []string
	for _, d := range result.Findings {
		if d.Code == look.Code {
			looked = append(looked, d.File)
		}
	}
	if len(looked) != 1 || looked[0] != "b.adventure.toml" {
		t.Errorf("looked at %v", looked)
	}
}
