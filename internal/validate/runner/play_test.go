package runner_test

import (
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// played returns a check of games with one finding in every adventure that it may examine.
func played() *check.Check {
	return &check.Check{
		Code:     "play/odd",
		Severity: diag.Warning,
		Kind:     rulebook.KindAdventure,
		Needs:    []string{check.NeedsClean},
		Played:   true,
		Run:      func(p *check.Pass) { p.Report(check.Finding{At: p.Entry.Doc.Value("/id"), Message: "after games"}) },
	}
}

// game runs checks over an adventure and its dependencies; it returns the codes for the adventure.
func game(t *testing.T, games *check.Games, files map[string]string, checks ...*check.Check) (string, runner.Result) {
	t.Helper()
	var list []*source.File
	for name, text := range files {
		list = append(list, source.NewFile(name, []byte(text)))
	}
	result, err := runner.Play(catalog.New(library.Games(), list, 1), append(checks, played()), 1, games)
	if err != nil {
		t.Fatal(err)
	}
	var codes []string
	for _, d := range result.Findings {
		if strings.HasSuffix(d.File, ".adventure.toml") && !strings.HasPrefix(d.Code, "schema/") {
			codes = append(codes, d.Code)
		}
	}
	return strings.Join(codes, " "), result
}

const adventure = "fight.adventure.toml"

// shipped returns an embedded definition with one text replaced.
func shipped(t *testing.T, kind, id, old, new string) string {
	t.Helper()
	text := string(catalog.New(library.Games(), nil, 1).Library(kind, id).Doc.File.Text)
	if !strings.Contains(text, old) {
		t.Fatalf("%s does not hold %q", id, old)
	}
	return strings.Replace(text, old, new, 1)
}

// TestPlayed: a check of games runs only if games are played, and only then can its waiver be unused.
func TestPlayed(t *testing.T) {
	fight := shipped(t, rulebook.KindAdventure, "candlemas-at-the-grange", "", "")
	waived := fight + "\n[[waive]]\ncode = \"play/odd\"\nreason = \"we know\"\n"
	for _, c := range []struct {
		text  string
		games *check.Games
		want  string
	}{
		{fight, nil, ""}, {fight, new(check.Games), "play/odd"}, {waived, nil, ""}, {waived, new(check.Games), ""},
		{strings.Replace(waived, "play/odd", "play/even", 1), nil, "waive/unknown-code"},
	} {
		if got, _ := game(t, c.games, map[string]string{adventure: c.text}); got != c.want {
			t.Errorf("games %t: found %q, want %q in\n%s", c.games != nil, got, c.want, c.text[len(c.text)-200:])
		}
	}
}

// TestNeedsClean: with an error in the adventure, its map, a rulebook or one of its sets no games are played; an error
// in an unrelated definition does not matter.
func TestNeedsClean(t *testing.T) {
	wrong := &check.Check{Code: "any/wrong", Severity: diag.Error, Run: func(p *check.Pass) {
		if name, _ := p.Entry.Doc.Tree["name"].(string); name == "wrong" {
			p.Report(check.Finding{At: p.Entry.Doc.Key("/name"), Message: "wrong"})
		}
	}}
	const name = "name   = \"Candlemas at the Grange\""
	fight := shipped(t, rulebook.KindAdventure, "candlemas-at-the-grange", "", "")
	called := func(sets string) string {
		head, _, _ := strings.Cut(fight, "[pennant]")
		return head + "[call_to_arms]\nmode = \"impromptu\"\n" + sets + "\n[pennant]\ncommand_cards = " +
			"5\n\n[standard]\ncommand_cards = 5\n"
	}
	two := called("pennant = [\"pennant-a\"]\nstandard = [\"standard-a\"]\n")
	field := shipped(t, rulebook.KindMap, "burnt-grange", "name   = \"The Burnt Grange\"", "name = \"wrong\"")
	set := func(id string) string {
		text := shipped(t, rulebook.KindDeploycards, id, "name ", "name = \"wrong\" # ")
		return text
	}
	rules := "kind = \"rulebook\"\nformat = 1\nid = \"any\"\nname = \"wrong\"\n"
	for i, c := range []struct {
		text, file, other string
		played            bool
	}{
		{fight, "x.map.toml", strings.Replace(field, "\"wrong\"", "\"right\"", 1), true},
		{fight, "x.map.toml", field, false},
		{fight, "x.map.toml", strings.Replace(field, "\"burnt-grange\"", "\"other\"", 1), true},
		{fight, "x.rulebook.toml", rules, false},
		{fight, "x.deploycards.toml", set("pennant-a"), true},
		{two, "x.deploycards.toml", set("pennant-a"), false},
		{two, "x.deploycards.toml", set("pennant-b"), true},
		{called(""), "x.deploycards.toml", set("pennant-b"), false},
		{strings.Replace(fight, name, "name = \"wrong\"", 1), "x.map.toml", strings.Replace(field, "\"wrong\"", "\"right\"",
			1), false},
	} {
		got, result := game(t, new(check.Games), map[string]string{adventure: c.text, c.file: c.other}, wrong)
		if strings.Contains(got, "play/odd") != c.played {
			t.Errorf("case %d, beside %s: found %q, %v", i, c.file, got, result.Findings)
		}
	}
}
