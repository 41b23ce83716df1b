package editor_test

import (
	"fmt"
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// TestOpenedFirst: in a large project the findings of the open document arrive before other files are judged.
func TestOpenedFirst(t *testing.T) {
	text := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	files := map[string]string{".muster.toml": ""}
	for i := range 500 {
		id := fmt.Sprintf("other-%03d", i)
		files[id+".map.toml"] = strings.Replace(text, `"our-oaks"`, `"`+id+`"`, 1)
	}
	files["our-oaks.map.toml"] = text
	dir := write(t, files)
	opts := options(dir)
	wait := make(chan bool)
	opts.Checks = append(opts.Checks, &check.Check{
		Code: "map/held", Severity: diag.Warning, Kind: rulebook.KindMap, Run: func(p *check.Pass) {
			if !strings.HasSuffix(p.Entry.Doc.File.Name, "our-oaks.map.toml") {
				<-wait
			}
		},
	})
	d := begin(t, dir, opts)
	d.open("our-oaks.map.toml", strings.Replace(text, `"standard"`, `"standart"`, 1))
	if !d.UntilFound(d.uri("our-oaks.map.toml"), func(f protocol.Diagnostics) bool {
		return codes(f.Diagnostics) == "map/unknown-board"
	}) {
		t.Errorf("found %v", d.Found(d.uri("our-oaks.map.toml")))
	}
	close(wait)
	d.settle()
	if got := codes(d.Found(d.uri("our-oaks.map.toml"))); got != "map/unknown-board" {
		t.Errorf("found %s at the end", got)
	}
}
