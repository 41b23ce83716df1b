package runner

import "sync"

// held is a Store that lasts as long as the program.
type held struct {
	mu     sync.Mutex
	values map[Key][]byte
}

// NewStore is a store in memory.
func NewStore() Store { return &held{values: map[Key][]byte{}} }

// Get is the answer for a key.
func (h *held) Get(key Key) ([]byte, bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	value, ok := h.values[key]
	return value, ok
}

// Put keeps an answer.
func (h *held) Put(key Key, value []byte) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.values[key] = value
}
