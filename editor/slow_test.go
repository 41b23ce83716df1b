package editor_test

import (
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// TestSlowFollows: slow checks do not delay other findings. Their findings stay at their place until the next run, and
// disappear with their line.
func TestSlowFollows(t *testing.T) {
	text := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	dir := write(t, map[string]string{".muster.toml": "", "our-oaks.map.toml": text})
	opts := options(dir)
	wait := make(chan bool)
	opts.Checks = append(opts.Checks, &check.Check{
		Code: "map/slow", Severity: diag.Warning, Kind: rulebook.KindMap, Slow: true, Run: func(p *check.Pass) {
			<-wait
			p.Report(check.Finding{At: p.Entry.Doc.Key("/name"), Message: "it took long"})
		},
	})
	d := begin(t, dir, opts)
	d.open("our-oaks.map.toml", strings.Replace(text, `"standard"`, `"standart"`, 1))
	uri := d.uri("our-oaks.map.toml")
	found := func(want string) {
		t.Helper()
		if !d.UntilFound(uri, func(f protocol.Diagnostics) bool { return codes(f.Diagnostics) == want }) {
			t.Fatalf("found %q, want %q", codes(d.Found(uri)), want)
		}
	}
	found("map/unknown-board")
	close(wait)
	found("map/slow map/unknown-board")
	wait2 := make(chan bool)
	opts.Checks[len(opts.Checks)-1].Run = func(*check.Pass) { <-wait2 } // it no longer finds anything
	line := protocol.Range{}
	d.change("our-oaks.map.toml", 2, protocol.Change{Range: &line, Text: "# one line more\n"})
	if !d.UntilFound(uri, func(f protocol.Diagnostics) bool {
		return len(f.Diagnostics) == 2 && f.Diagnostics[0].Range.Start.Line == 6
	}) {
		t.Errorf("found %v", d.Found(uri))
	}
	name := protocol.Range{Start: protocol.Position{Line: 6, Character: 2}, End: protocol.Position{Line: 6, Character: 2}}
	d.change("our-oaks.map.toml", 3, protocol.Change{Range: &name, Text: "x"})
	if !d.UntilFound(uri, func(f protocol.Diagnostics) bool {
		return codes(f.Diagnostics) == "schema/unknown-key map/unknown-board"
	}) {
		t.Errorf("found %v", d.Found(uri))
	}
	close(wait2)
}
