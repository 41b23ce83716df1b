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

// Key is the name under which something is kept: a hash of all that it was made from.
type Key [sha256.Size]byte

// Store keeps answers. It may forget any of them, and must not mix them up. It is used by several goroutines.
type Store interface {
	Get(Key) ([]byte, bool)
	Put(Key, []byte)
}

// Memory is what earlier runs have told, for one run over one project. It is safe for several goroutines.
type Memory struct {
	store    Store
	tool     string // the program's build: another one may find something else
	settings []byte // of the project

	mu   sync.Mutex
	sums map[*source.File]Key
}

// NewMemory is what a store has for a build of the program and a project with some settings.
func NewMemory(store Store, tool string, settings []byte) *Memory {
	return &Memory{store: store, tool: tool, settings: settings, sums: map[*source.File]Key{}}
}

// Sum is the hash of a file: its name, which findings tell and which says what it is, and its text.
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

// Handed is what others need to know of a file, for catalog.Briefed; nil when nobody has read it yet.
func (m *Memory) Handed(f *source.File) *catalog.Brief {
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

// keep keeps what reading the files of a catalog has told.
func (m *Memory) keep(c *catalog.Catalog) {
	for _, list := range [][]*catalog.Slot{c.ToJudge(), c.Doubted()} {
		for _, s := range list {
			if key := m.briefKey(s.File); !m.has(key) {
				m.store.Put(key, encodeBrief(s.Brief()))
			}
		}
	}
}

func (m *Memory) has(key Key) bool {
	_, ok := m.store.Get(key)
	return ok
}

// Check runs a plan over a catalog, but for the files of which it is known what the plan would find; what it finds is
// kept. The outcomes are those of the plan without a memory.
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

// Quick is Check without the checks that weigh every draw, but for the files of which it is known what all checks find.
// It counts the others: what is told of them is not all.
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

// findings are those of files that a store has for a plan.
type findings struct {
	keys  map[*catalog.Slot]Key
	known map[*catalog.Slot]*Outcome
}

// look looks the files up that a plan is to judge.
func (m *Memory) look(c *catalog.Catalog, plan Plan) findings {
	found := findings{m.keys(c, plan), map[*catalog.Slot]*Outcome{}}
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

// keys are the names under which it is kept what a plan finds in each file.
func (m *Memory) keys(c *catalog.Catalog, plan Plan) map[*catalog.Slot]Key {
	in, how := m.Inputs(c), planKey(plan)
	keys := map[*catalog.Slot]Key{}
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

// rest runs a plan over what is not known, and keeps what it finds.
func (m *Memory) rest(c *catalog.Catalog, plan Plan, found findings) ([]*Outcome, error) {
	plan.Known = func(s *catalog.Slot) *Outcome { return found.known[s] }
	all, err := plan.Over(c)
	for i, s := range c.ToJudge() {
		if o := all[i]; o != nil && o.Whole && found.known[s] == nil {
			m.store.Put(found.keys[s], encodeOutcome(o))
		}
	}
	m.keep(c)
	return all, err
}

// Known reports of which files it is known what a plan would find.
func (m *Memory) Known(c *catalog.Catalog, plan Plan) func(*catalog.Slot) bool {
	keys := m.keys(c, plan)
	return func(s *catalog.Slot) bool {
		key, wanted := keys[s]
		return wanted && m.has(key)
	}
}

// planKey is the hash of what in a plan decides what it finds. How many goroutines work on it does not.
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
		if seed := p.Games.From(); seed != check.UsualSeed {
			h.text(fmt.Sprint("seed ", seed))
		}
	}
	return h.key()
}
