package record_test

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore/record"
	"muster/internal/testing/deploytest"
)

// A saved draw is untrusted: for any text, Replay neither panics nor loops, and a draw that it plays can be saved and
// replayed again.
func FuzzReplay(f *testing.F) {
	s := deploytest.NewShipped()
	d, text := deploytest.ASaved(f, s)
	// The definitions are linked once: only the document varies.
	lookup := deploytest.LookupOf(d.Field, d.Players[0].Sets, d.Players[1].Sets)
	f.Add([]byte(text))
	f.Add([]byte(strings.Replace(text, "organized", "impromptu", 1)))
	f.Add([]byte(`{"kind":"muster-draw","version":2,"mode":"epic-allies","players":[null,null,null,null]}`))
	f.Add([]byte(`[[[[[[[[`))
	f.Fuzz(func(t *testing.T, text []byte) {
		d, refused := record.Replay(text, lookup)
		if (d == nil) != (len(refused) > 0) {
			t.Fatalf("deployment %v, refused %v", d, refused)
		}
		for _, r := range refused {
			if r.Message() == "" || strings.Contains(r.Message(), "\n") {
				t.Errorf("message %q", r.Message())
			}
		}
		if d == nil {
			return
		}
		saved := record.Save(d, "test")
		back, refused := record.Replay(saved, lookup)
		if len(refused) > 0 || string(record.Save(back, "test")) != string(saved) || len(back.Events) != len(d.Events) {
			t.Errorf("saved again it plays otherwise, %v", refused)
		}
	})
}
