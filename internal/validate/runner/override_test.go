package runner_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// realmSays returns a check with one finding in every realm.
func realmSays(code string, departs bool, needs ...string) *check.Check {
	return &check.Check{
		Code: code, Severity: diag.Error, Kind: rulebook.KindRealm, Departs: departs, Needs: needs, Run: func(p *check.Pass) {
			p.Report(check.Finding{At: p.Entry.Doc.Key("/name"), Message: "from " + code, Help: "mend it"})
		},
	}
}

// TestDepartures: exactly the findings of an overridden rule become notes; a check that needs its check runs anyway. An
// override of an unknown check, of a check without a rule, or of an obeyed rule is reported.
func TestDepartures(t *testing.T) {
	quiet := realmSays("realm/quiet", true)
	quiet.Run = func(*check.Pass) {}
	elsewhere := realmSays("battle/rule", true)
	elsewhere.Kind = rulebook.KindBattle
	checks := []*check.Check{
		realmSays("realm/rule", true), realmSays("realm/behind", false, "realm/rule"), realmSays("realm/name", false), quiet,
		elsewhere, realmSays("realm/never", true, "realm/name"),
	}
	for code, want := range map[string]string{
		"realm/rule":  "note realm/rule, error realm/behind, error realm/name",
		"realm/name":  "error realm/rule, error realm/name, error departs/no-rule",
		"battle/rule": "error realm/rule, error realm/name, error departs/no-rule",
		"realm/quiet": "error realm/rule, error realm/name, warning departs/unused",
		"realm/never": "error realm/rule, error realm/name", // no override
		"realm/ruel":  "error realm/rule, error realm/name, error departs/unknown-check",
	} {
		text := fmt.Sprintf("kind = \"realm\"\ngame = \"runewars\"\nformat = 1\nid = \"r\"\nname = \"R\"\nplayers = 1\n"+
			"tiles = [{ tile = \"104\", at = [0, 0] }]\n[[departs]]\ncheck = %q\nreason = \"on purpose\"\n", code)
		c := library.New([]*source.File{source.NewFile("r.realm.toml", []byte(text))}, 1)
		all, err := runner.Plan{Checks: checks, Workers: 1}.Over(c.Catalog)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, d := range all[0].Findings {
			got = append(got, fmt.Sprintf("%s %s", d.Severity, d.Code))
			if d.Severity == diag.Note && (d.Help != "" || len(d.Related) != 1 ||
				d.Related[0].Message != "overridden here: on purpose") {
				t.Errorf("the note is %+v", d)
			}
		}
		if s := strings.Join(got, ", "); s != want {
			t.Errorf("%s: found %q, want %q", code, s, want)
		}
	}
}
