package runner_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/validate/battlelore"
	"muster/internal/validate/runner"
	"muster/schema"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate"
)

func load(t *testing.T, text string) *schema.Settings {
	t.Helper()
	s, found := schema.LoadSettings(source.NewFile(".muster.toml", []byte(text)))
	if len(found) > 0 {
		t.Fatal(found)
	}
	return s
}

func known() runner.Known {
	severities := map[string]diag.Severity{}
	for _, c := range validate.Codes(validate.Checks(battlelore.Checks())) {
		severities[c.Code] = c.Severity
	}
	return runner.Known{
		Severities: severities, Measures: battlelore.Measures(),
		Player: func(list string) (string, []string) {
			all := []string{"greedy", "random"}
			for name := range strings.SplitSeq(list, ",") {
				if !slices.Contains(all, name) {
					return name, all
				}
			}
			return "", all
		},
	}
}

func termTold(found []diag.Diagnostic) []string {
	var out []string
	for _, d := range found {
		out = append(out, fmt.Sprintf("%d:%d %s[%s] %s | %s", d.Start.Line, d.Start.Column, d.Severity, d.Code, d.Message,
			d.Help))
	}
	return out
}

// TestFaults: unknown names and forbidden values in settings are reported at their location.
func TestFaults(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"boxes = [\"base\", \"call-to-arm\"]\n",
			`1:18 error[project/unknown-box] there is no box "call-to-arm" | write "call-to-arms"`},
		{"[severity]\n\"map/unused-legends\" = \"error\"\n", `2:1 error[project/unknown-code] there is no check ` +
			`"map/unused-legends" | write "map/unused-legend"`},
		{"[severity]\n\"map/row-size\" = \"warning\"\n", `2:18 error[project/bad-severity] map/row-size is already ` +
			`an error | remove it: a severity can only be raised`},
		{"[severity]\n\"map/unused-legend\" = \"warning\"\n", `2:23 error[project/bad-severity] map/unused-legend is already ` +
			`a warning | write "error", or remove it: a severity can only be raised`},
		{"[severity]\n\"reference/hides-library\" = \"warning\"\n", ""},
		{"[severity]\n\"map/unused-legend\" = \"error\"\n", ""},
		{"[[waive]]\ncode = \"map/row-size\"\nreason = \"so\"\n",
			`2:8 error[waive/error] map/row-size is an error and cannot be waived | fix the error and remove the waiver`},
		{"[[waive]]\ncode = \"map/none-such\"\nreason = \"so\"\n", `2:8 error[project/unknown-code] there is no check ` +
			"\"map/none-such\" | run `muster list checks` for every code"},
		{"[limits]\npros = { most = 5000 }\n",
			`2:1 error[project/bad-limit] there is no limit "pros" for projects | write prose`},
		{"[limits]\nmost-units = { most = 200 }\n", `2:1 error[project/bad-limit] there is no limit "most-units" for ` +
			`projects | choose one of apart, `},
		{"[limits]\nprose = {}\n",
			`2:1 error[project/bad-limit] the limit prose has neither least nor most | add one of them, or remove it`},
		{"[limits]\nprose = { least = 5 }\n", `2:1 error[project/bad-limit] the limit prose (characters of background or ` +
			`briefing) is at most 4000: it has no other bound | set only that bound`},
		{"[limits]\nunits-standard = { most = 5 }\n", `2:1 error[project/bad-limit] the limit units-standard has an ` +
			`empty range from 9 to 5 | set both bounds, the lower one first`},
		{"[limits]\nunits-standard = { least = 2, most = 5 }\n", ""},
		{"[play]\npennant = \"greedy,rndom\"\n", `2:11 error[project/unknown-player] there is no policy "rndom" | write "random"`},
	} {
		c := catalog.New(library.Games(), nil, 1)
		got := strings.Join(termTold(runner.Faults(load(t, tt.text), c, known())), "\n")
		if !strings.HasPrefix(got, tt.want) || tt.want == "" && got != "" {
			t.Errorf("%s\n got %s\nwant %s", tt.text, got, tt.want)
		}
	}
}

func warning(code string) diag.Diagnostic { return diag.Diagnostic{Code: code, Severity: diag.Warning} }

// TestTermWaivers: a waiver applies to its code, in its files, up to its last day, and never to an error.
func TestTermWaivers(t *testing.T) {
	s := load(t, `[[waive]]
code = "map/unused-legend"
path = "maps/old"
reason = "so"
until = "2027-01-31"
[[waive]]
code = "map/river-end"
reason = "so"
[[waive]]
code = "play/stall"
reason = "so"
`)
	if !runner.Ends(s) || runner.Ends(load(t, "")) {
		t.Error("whether a waiver ends is not seen")
	}
	for _, tt := range []struct {
		today, code, path string
		want              bool
	}{
		{"2027-01-31", "map/unused-legend", "maps/old/x.map.toml", true},
		{"2027-02-01", "map/unused-legend", "maps/old/x.map.toml", false},
		{"2027-01-31", "map/unused-legend", "maps/x.map.toml", false},
		{"2027-01-31", "map/unused-legend", "", false},
		{"2027-01-31", "map/river-end", "", true},
		{"2027-01-31", "map/river-bend", "maps/old/x.map.toml", false},
	} {
		if got := runner.Begin(s, tt.today).Waives(warning(tt.code), tt.path); got != tt.want {
			t.Errorf("%s on %s in %q: %v", tt.code, tt.today, tt.path, got)
		}
	}
	x := runner.Begin(s, "2027-02-01")
	grave := warning("map/river-end")
	if grave.Severity = diag.Error; x.Waives(grave, "") {
		t.Error("an error is waived")
	}
	played := func(code string) bool { return code != "play/stall" }
	if got, want := termTold(x.Idle(true, played)), []string{
		"5:9 warning[waive/ended] the waiver for map/unused-legend expired on 2027-01-31 | fix " +
			"the finding and remove the waiver, or set a later date",
		"7:8 warning[waive/unused] the waiver for map/river-end has no effect: the check finds nothing | remove the waiver",
	}; !slices.Equal(got, want) {
		t.Errorf("got %q", got)
	}
	if got := x.Idle(false, played); len(got) != 1 {
		t.Errorf("a part of the project: %v", termTold(got))
	}
}

// TestWeigh: a severity is raised and never lowered.
func TestWeigh(t *testing.T) {
	x := runner.Begin(load(t, "[severity]\n\"map/unused-legend\" = \"error\"\n\"file/not-read\" = \"warning\"\n"+
		"\"reference/hides-library\" = \"warning\"\n"), "")
	for _, tt := range []struct {
		code     string
		is, want diag.Severity
	}{
		{"map/unused-legend", diag.Warning, diag.Error}, {"file/not-read", diag.Error, diag.Error},
		{"reference/hides-library", diag.Note, diag.Warning}, {"map/river-end", diag.Warning, diag.Warning},
	} {
		d := diag.Diagnostic{Code: tt.code, Severity: tt.is}
		if got := x.Weigh(d).Severity; got != tt.want {
			t.Errorf("%s: %v becomes %v", tt.code, tt.is, got)
		}
	}
	if x.Denies("map/unused-legend") == "" || x.Denies("file/not-read") != "" {
		t.Error("what is an error in the project is not known")
	}
}
