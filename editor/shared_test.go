package editor_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"muster/catalog"
	"muster/editor"
	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// TestSharedCatalog: requests about the same texts read the project once, and again after an edit of any document.
func TestSharedCatalog(t *testing.T) {
	text := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	other := strings.Replace(text, "our-oaks", "their-oaks", 1)
	dir := write(t, map[string]string{".muster.toml": "", "our-oaks.map.toml": text, "their-oaks.map.toml": other})
	opts := options(dir)
	opts.Settle = time.Hour // the project is judged once
	var read []*catalog.Catalog
	opts.Methods = map[string]editor.Method{
		"test/read": func(ctx context.Context, s *editor.Server, params json.RawMessage) (any, error) {
			var of struct{ URI string }
			if err := json.Unmarshal(params, &of); err != nil {
				return nil, err
			}
			doc, err := s.Document(ctx, of.URI)
			if err == nil {
				read = append(read, doc.Catalog)
			}
			return struct{}{}, err
		},
	}
	d := begin(t, dir, opts)
	d.open("our-oaks.map.toml", text)
	d.open("their-oaks.map.toml", other)
	d.settle()
	for _, changed := range []string{"our-oaks.map.toml", "their-oaks.map.toml"} {
		d.change(changed, 2, protocol.Change{Text: text + "# more\n"})
		for range 2 {
			d.Call("test/read", map[string]string{"uri": d.uri("our-oaks.map.toml")}, nil)
		}
	}
	if len(read) != 4 || read[0] == nil || read[0] != read[1] || read[1] == read[2] || read[2] != read[3] {
		t.Errorf("the catalogs are %p", read)
	}
}
