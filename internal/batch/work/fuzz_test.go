package work_test

import (
	"context"
	"encoding/json"
	"testing"

	"muster/internal/batch/queue"
	"muster/internal/batch/work"
)

// FuzzAsk checks that any untrusted manifest is opened, or refused with a reason that is the same twice.
func FuzzAsk(f *testing.F) {
	p := prepared(f, few)
	f.Add([]byte(p.Manifest.Ask))
	f.Add([]byte(`{"version":1,"game":"battlelore","adventures":[{"id":"x"}],"sweeps":[{"seed":"1","games":1}]}`))
	f.Fuzz(func(t *testing.T, ask []byte) {
		m := *p.Manifest
		m.Ask = json.RawMessage(ask)
		refused := work.NewHands("b", nil).Refuses(&m)
		if _, err := work.Open(&m, p.Content); refused != "" && (err == nil || err.Error() != refused) {
			t.Errorf("%q, and opened it says %v", refused, err)
		}
	})
}

// FuzzShard checks that a shard can only play games of its job, whatever it requests.
func FuzzShard(f *testing.F) {
	p := prepared(f, few)
	h := work.NewHands("b", func(context.Context, *queue.Manifest) ([]byte, error) { return p.Content, nil })
	ctx, stop := context.WithCancel(f.Context())
	stop() // nothing is played: what matters is what would be
	f.Add(0, []byte(`[[0,0,3]]`))
	f.Add(3, []byte(`[[0,0,3],[1,2,9]]`))
	f.Add(-1, []byte(`[]`))
	f.Fuzz(func(t *testing.T, job int, shard []byte) {
		if text, n, err := h.Play(ctx, p.Manifest, job, json.RawMessage(shard)); err == nil || n != 0 || text != nil {
			t.Errorf("%d games, %s, %v", n, text, err)
		}
	})
}
