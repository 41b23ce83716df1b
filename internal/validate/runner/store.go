package runner

import "sync"

// held is a Store in memory.
type held struct {
	mu     sync.Mutex
	values map[Key][]byte
}

// NewStore returns a store in memory.
func NewStore() Store { return &held{values: map[Key][]byte{}} }

// Get returns the value of a key.
func (h *held) Get(key Key) ([]byte, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	value, ok := h.values[key]
	return value, ok
}

// Put stores a value.
func (h *held) Put(key Key, value []byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.values[key] = value
}
