package runner

import (
	"crypto/sha256"
	"fmt"
	"sync"

	"muster/catalog"
	"muster/internal/workers"
	"muster/schema/source"
	"muster/validate/check"
)

// Key is a cache key: a hash of all inputs.
type Key [sha256.Size]byte

// Store is a cache. It may drop entries, and must not confuse them. It is used by several goroutines.
type Store interface {
	Get(Key) ([]byte, bool)
	Put(Key, []byte)
}

// Memory is the cache of earlier results, for one run over one project. It is safe for several goroutines.
type Memory struct {
	store    Store
	tool     string // the program's build, which affects the findings
	settings []byte // of the project

	mu   sync.Mutex
	sums map[*source.File]Key
}

// NewMemory returns the cached results of a store for a build of the program and a project's settings.
func NewMemory(store Store, tool string, settings []byte) *Memory {
	return &Memory{store: store, tool: tool, settings: settings, sums: map[*source.File]Key{}}
}

// Sum returns the hash of a file: its name, which findings contain and which states its kind, and its text.
func (m *Memory) Sum(f *source.File) Key {
	m.mu.Lock()
	sum, known := m.sums[f]
	m.mu.Unlock()
	if known {
		return sum
	}
	h := newHash("file")
	h.text(f.Name)
	h.text(f.Meant)
	h.text(f.Path)
	h.flag(f.Lost)
	h.bytes(f.Text)
	sum = h.key()
	m.mu.Lock()
	m.sums[f] = sum
	m.mu.Unlock()
	return sum
}

// Handed returns the cached header of a file for catalog.ProjectWithHeaders, or nil.
func (m *Memory) Handed(f *source.File) *catalog.Header {
	value, ok := m.store.Get(m.briefKey(f))
	if !ok {
		return nil
	}
	return decodeBrief(value)
}

func (m *Memory) briefKey(f *source.File) Key {
	h := newHash("brief")
	h.text(m.tool)
	h.sum(m.Sum(f))
	return h.key()
}

// keep caches the headers of the files of a catalog.
func (m *Memory) keep(c *catalog.Catalog) {
	for _, list := range [][]*catalog.FileEntry{c.ToJudge(), c.Unclear()} {
		for _, s := range list {
			if key := m.briefKey(s.File); !m.has(key) {
				m.store.Put(key, encodeBrief(s.Header()))
			}
		}
	}
}

func (m *Memory) has(key Key) bool {
	_, ok := m.store.Get(key)
	return ok
}

// Check runs a plan over a catalog, except for cached files, and caches the findings. The outcomes equal those without
// a cache.
func (m *Memory) Check(c *catalog.Catalog, plan Plan) ([]*Outcome, error) {
	found := m.look(c, plan)
	if plan.Games != nil {
		for _, o := range found.known {
			if o.Played {
				plan.Games.Played.Add(1)
			}
		}
	}
	return m.rest(c, plan, found)
}

// Quick is Check without slow checks; cached files still have the findings of all checks. It counts the other files,
// whose findings are incomplete.
func (m *Memory) Quick(c *catalog.Catalog, plan Plan) (all []*Outcome, pending int, err error) {
	whole := m.look(c, plan)
	plan.Quick = true
	found := m.look(c, plan)
	for s := range found.keys {
		if o := whole.known[s]; o != nil {
			found.known[s] = o
		} else {
			pending++
		}
	}
	all, err = m.rest(c, plan, found)
	return all, pending, err
}

// findings are the cached results for a plan.
type findings struct {
	keys  map[*catalog.FileEntry]Key
	known map[*catalog.FileEntry]*Outcome
}

// look looks up the files that a plan is to judge.
func (m *Memory) look(c *catalog.Catalog, plan Plan) findings {
	found := findings{m.keys(c, plan), map[*catalog.FileEntry]*Outcome{}}
	files := c.ToJudge()
	known := make([]*Outcome, len(files))
	workers.Each(len(files), plan.Workers, func(i int) {
		if key, wanted := found.keys[files[i]]; wanted {
			if value, ok := m.store.Get(key); ok {
				known[i] = decodeOutcome(value)
			}
		}
	})
	for i, o := range known {
		if o != nil {
			found.known[files[i]] = o
		}
	}
	return found
}

// keys returns the cache keys of a plan's findings by file.
func (m *Memory) keys(c *catalog.Catalog, plan Plan) map[*catalog.FileEntry]Key {
	in, how := m.Inputs(c), planKey(plan)
	keys := map[*catalog.FileEntry]Key{}
	for _, s := range c.ToJudge() {
		if plan.Only == nil || plan.Only(s) {
			h := newHash("found")
			h.sum(how)
			h.sum(in.Key(s))
			keys[s] = h.key()
		}
	}
	return keys
}

// rest runs a plan over the uncached files, and caches the findings.
func (m *Memory) rest(c *catalog.Catalog, plan Plan, found findings) ([]*Outcome, error) {
	plan.Known = func(s *catalog.FileEntry) *Outcome { return found.known[s] }
	all, err := plan.Over(c)
	for i, s := range c.ToJudge() {
		if o := all[i]; o != nil && o.Whole && found.known[s] == nil {
			m.store.Put(found.keys[s], encodeOutcome(o))
		}
	}
	m.keep(c)
	return all, err
}

// Known returns a function that reports which files are cached for a plan.
func (m *Memory) Known(c *catalog.Catalog, plan Plan) func(*catalog.FileEntry) bool {
	keys := m.keys(c, plan)
	return func(s *catalog.FileEntry) bool {
		key, wanted := keys[s]
		return wanted && m.has(key)
	}
}

// planKey returns the hash of the parts of a plan that affect its findings. The number of goroutines does not.
func planKey(p Plan) Key {
	h := newHash("plan")
	for _, c := range p.Checks {
		h.text(c.Code)
		h.text(fmt.Sprint(c.Severity))
	}
	h.flag(p.Quick)
	h.flag(p.Games != nil)
	if p.Games != nil {
		h.number(p.Games.Count)
		h.flag(p.Games.Exact)
		if seed := p.Games.From(); seed != check.DefaultSeed {
			h.text(fmt.Sprint("seed ", seed))
		}
	}
	return h.key()
}
