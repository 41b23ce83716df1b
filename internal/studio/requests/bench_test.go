package requests

import (
	"encoding/json"
	"fmt"
	"regexp"
	"testing"
	"time"

	"muster/editor"
	"muster/internal/editor/protocol"
	"muster/internal/tools/corpus/samples"
)

// mapKey is the line of an adventure with its map.
var mapKey = regexp.MustCompile(`(?m)^map = "([^"]+)"`)

// BenchmarkStroke measures a stroke on the board as the page makes it: a gesture, its edit, then the board, the tray
// and the findings. The adventure has 250 lines, in a project of 200 files.
func BenchmarkStroke(b *testing.B) {
	texts, _ := samples.All()
	files := map[string]string{".muster.toml": ""}
	for i := range 199 {
		id := fmt.Sprintf("battle-%03d", i)
		files[id+".adventure.toml"] = samples.Named(texts[i%len(texts)], id)
	}
	field := mapKey.FindStringSubmatch(texts[0])[1]
	files[field+".map.toml"] = libraryText(b, "map", field)
	s := startWith(b, files, func(o *editor.Options) { o.Debounce, o.Settle = time.Millisecond, -1 })
	on := s.open(field+".map.toml", files[field+".map.toml"])
	root := s.open("battle-000.adventure.toml", files["battle-000.adventure.toml"])
	document := map[string]any{"uri": root}
	shown := s.board(root, 0)
	var drawers Tray
	n := 0
	for b.Loop() {
		n++
		paint := map[string]any{"do": "paint", "symbol": []string{"W", "H"}[n%2], "at": []string{"C3"}}
		if err := s.gesture(on, paint); err != nil {
			b.Fatal(err.Message)
		}
		board := s.Begin("muster/board", map[string]any{"textDocument": document, "since": shown.N})
		tray := s.Begin("muster/tray", map[string]any{"textDocument": document, "since": drawers.N})
		if err := json.Unmarshal(s.Await(board).Result, &shown); err != nil {
			b.Fatal(err)
		}
		if err := json.Unmarshal(s.Await(tray).Result, &drawers); err != nil {
			b.Fatal(err)
		}
		s.UntilFound(on, func(d protocol.Diagnostics) bool { return d.Version != nil && *d.Version == s.v[on] })
	}
}
