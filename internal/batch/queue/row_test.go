package queue

import (
	"encoding/json"
	"math/rand/v2"
	"testing"
)

// TestRow checks that results in any order, and with duplicates, are taken in order and once; results above the buffer
// are fetched later.
func TestRow(t *testing.T) {
	of := []int{3, 1, 40, 7}
	var all []Key
	for wave, n := range of {
		for i := range n {
			all = append(all, Key{5, wave + 1, i})
		}
	}
	for seed := range uint64(50) {
		random := rand.New(rand.NewPCG(seed, 1))
		come := append(append([]Key(nil), all...), all[:20]...)
		come = append(come, Key{5, 9, 0}, Key{5, 1, 3}, Key{5, 0, 0})
		random.Shuffle(len(come), func(i, j int) { come[i], come[j] = come[j], come[i] })
		r := &row{of: of, next: Key{5, 1, 0}, held: map[Key]waiting{}, most: 10}
		taken, fetched := 0, 0
		for i, k := range come {
			if !r.wants(k) {
				continue
			}
			r.hold(k, stored{Seq: uint64(i), Data: []byte("1234")})
			if r.bytes > 14 {
				t.Fatalf("%d bytes are held", r.bytes)
			}
			for {
				want := r.next
				w, ok := r.take()
				if !ok {
					break
				}
				if want != all[taken] {
					t.Fatalf("seed %d: %v is taken, want %v", seed, want, all[taken])
				}
				if taken++; w.data == nil {
					fetched++
				}
			}
		}
		if taken != len(all) || r.bytes != 0 || len(r.held) != 0 || fetched == 0 {
			t.Errorf("seed %d: %d taken, %d fetched, %d bytes in %d are held", seed, taken, fetched, r.bytes, len(r.held))
		}
	}
}

// TestDecisionTooLarge checks that a record above the message limit is refused before it is sent.
func TestDecisionTooLarge(t *testing.T) {
	random := rand.NewChaCha8([32]byte{1})
	noise := make([]byte, 48<<10)
	for i := range noise {
		noise[i] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_"[random.Uint64()%64]
	}
	text := json.RawMessage(`"` + string(noise) + `"`)
	many := decision{Shards: make([]json.RawMessage, MostShards)}
	for i := range many.Shards {
		many.Shards[i] = json.RawMessage(`{"cell":1,"from":1000,"to":2000}`)
	}
	if data, err := many.write(); err != nil {
		t.Error(err)
	} else if d, err := readDecision(data); err != nil || len(d.Shards) != MostShards {
		t.Errorf("%d bytes, %v", len(data), err)
	}
	var packed decision
	for range 30 {
		packed.Shards = append(packed.Shards, text[:len(text)/2], text[:0:0])
	}
	for _, d := range []decision{
		{Shards: append(many.Shards, text)}, {Shards: []json.RawMessage{make([]byte, MostShard+1)}}, packed,
	} {
		if _, err := d.write(); err == nil {
			t.Errorf("%d shards are written", len(d.Shards))
		}
	}
}
