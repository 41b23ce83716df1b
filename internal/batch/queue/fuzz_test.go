package queue

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
)

// FuzzManifest checks that an untrusted manifest is refused, or can be stored: its name is a subject token, its texts
// are printable, and it survives a round trip.
func FuzzManifest(f *testing.F) {
	m := Manifest{ID: "seed", Build: "b", Jobs: []string{"one", "two"}, Ask: json.RawMessage(`{"x":1}`)}
	if err := m.Seal([]byte("content")); err != nil {
		f.Fatal(err)
	}
	text, err := json.Marshal(&m)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(text)
	f.Add([]byte(`{"kind":"muster-batch","version":1,"name":"a.>","id":"a.>","strands":[""],"build":"b"}`))
	f.Add([]byte(`{"kind":"muster-batch","version":2}`))
	f.Fuzz(func(t *testing.T, text []byte) {
		m, err := readManifest(text)
		if err != nil {
			return
		}
		if strings.ContainsAny(m.Name, ".*> \t\r\n/\\") || m.Name == "" || len(m.Name) > mostID+13 {
			t.Errorf("%q is no token", m.Name)
		}
		for _, s := range append([]string{m.Title, m.Program, m.Build}, m.Jobs...) {
			if plain(s) != s {
				t.Errorf("%q is not all characters that can be printed", s)
			}
		}
		again, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := readManifest(again); err != nil {
			t.Errorf("%s: %v", again, err)
		}
	})
}

// FuzzDecision checks that an untrusted record of a wave is refused, or survives a round trip.
func FuzzDecision(f *testing.F) {
	long := decision{}
	for range 5_000 {
		long.Shards = append(long.Shards, json.RawMessage(`{"from":0,"to":100}`))
	}
	for _, d := range []decision{{Shards: long.Shards[:2]}, long, {End: &end{Faulty, "why"}}} {
		text, err := d.write()
		if err != nil {
			f.Fatal(err)
		}
		f.Add(text)
	}
	f.Add([]byte("\x1f\x8b\x08"))
	f.Fuzz(func(t *testing.T, data []byte) {
		d, err := readDecision(data)
		if err != nil {
			return
		}
		text, err := d.write()
		if err != nil {
			return // a size that is read but never written
		}
		again, err := readDecision(text)
		if err != nil || len(again.Shards) != len(d.Shards) || (again.End == nil) != (d.End == nil) {
			t.Errorf("%d shards, %v", len(d.Shards), err)
		}
	})
}

// FuzzStored checks untrusted subjects, results and worker messages.
func FuzzStored(f *testing.F) {
	r := run{"seed-0123456789ab", 7}
	k := Key{1, 2, 3}
	for _, s := range []string{
		r.work(k), r.result(k), r.gate(1, 2), r.wave(1, 2), r.fault("conflict", k), r.done(), "muster",
	} {
		f.Add(s, wrap(played, []byte("result")))
	}
	f.Add("muster.sweep.a.b.c", []byte(`{"name":"\u001b[2J"}`))
	f.Fuzz(func(t *testing.T, subject string, data []byte) {
		for _, kind := range []string{"work", "result"} {
			if k, ok := keyOf(kind, subject); ok && (k.Job < 0 || k.Wave < 0 || k.Index < 0) {
				t.Errorf("%v", k)
			}
		}
		result, fault, err := unwrap(data)
		if err == nil && fault == "" && !bytes.Equal(wrap(played, result), data) {
			t.Errorf("%q is %q", data, result)
		}
		if len(fault) > mostWords+3 || plain(fault) != fault {
			t.Errorf("%q", fault)
		}
		s := &sweep{r, &Manifest{Name: r.name, Jobs: []string{"one", "two"}}}
		_ = newTracker(s).take(stored{Subject: subject, Data: data})
		w := work{Worker: Worker{}}
		w.dir.known = map[string]*known{}
		w.take(t.Context(), stored{Subject: subject, Data: data})
	})
}
