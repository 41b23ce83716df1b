package editor

import (
	"maps"
	"sync"

	"muster/internal/validate/runner"
	"muster/schema/project"
)

// rememberedRounds is the number of complete checks after which unused results are dropped. Undoing recent edits then
// needs no check.
const rememberedRounds = 8

// remembered holds the findings of files by everything that they depend on, so that only an edited file and its
// dependents are checked again.
type remembered struct {
	mu     sync.Mutex
	round  int
	values map[runner.Key]*rememberedValue
}

// rememberedValue is a value with the round of its last use.
type rememberedValue struct {
	value []byte
	used  int
}

// Get returns the value of a key.
func (m *remembered) Get(key runner.Key) ([]byte, bool) {
	m.mu.Lock()
	defer m.mu.Unlock()
	v := m.values[key]
	if v == nil {
		return nil, false
	}
	v.used = m.round
	return v.value, true
}

// Put stores a value.
func (m *remembered) Put(key runner.Key, value []byte) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.values[key] = &rememberedValue{value, m.round}
}

// turn ends a round.
func (m *remembered) turn() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.round++
	maps.DeleteFunc(m.values, func(_ runner.Key, v *rememberedValue) bool { return v.used < m.round-rememberedRounds })
}

// memoryOf returns the earlier results for a project with its current settings.
func (s *Server) memoryOf(p *project.Project) *runner.Memory {
	return runner.NewMemory(&s.remembered, "", p.Asked())
}
