package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"iter"
	"sync"

	"muster/internal/validate/runner"
)

// head begins a pack. Its last word is the format version.
const head = "muster cache 1\n"

// Pack is the cached answers of one project, by the hash of their inputs. It is safe for concurrent use.
//
// The file has the head, the answers, each as key, length and bytes, recently used ones first, and the SHA-256 of all
// that. A file with a different hash is damaged and ignored.
type Pack struct {
	mu     sync.Mutex
	values map[runner.Key][]byte
	order  []runner.Key // of the file
	used   []runner.Key // requested or added in this run
	seen   map[runner.Key]bool
	fresh  bool
}

func newPack() *Pack {
	return &Pack{values: map[runner.Key][]byte{}, seen: map[runner.Key]bool{}}
}

// Get returns the answer for a key.
func (p *Pack) Get(key runner.Key) ([]byte, bool) {
	p.mu.Lock()
	defer p.mu.Unlock()
	value, ok := p.values[key]
	if ok {
		p.use(key)
	}
	return value, ok
}

// Put stores an answer.
func (p *Pack) Put(key runner.Key, value []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if old, known := p.values[key]; known && bytes.Equal(old, value) {
		return
	}
	p.values[key], p.fresh = value, true
	p.use(key)
}

func (p *Pack) use(key runner.Key) {
	if !p.seen[key] {
		p.seen[key] = true
		p.used = append(p.used, key)
	}
}

// added reports whether the pack has answers that its file lacks.
func (p *Pack) added() bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.fresh
}

// read adds the answers of a file that the pack lacks.
func (p *Pack) read(text []byte) {
	p.mu.Lock()
	defer p.mu.Unlock()
	body := len(text) - sha256.Size
	if body < len(head) || string(text[:len(head)]) != head ||
		sha256.Sum256(text[:body]) != [sha256.Size]byte(text[body:]) {
		return
	}
	p.order = p.order[:0]
	for text = text[len(head):body]; len(text) > len(runner.Key{}); {
		key := runner.Key(text)
		n, size := binary.Uvarint(text[len(key):])
		text = text[len(key):]
		if size <= 0 || n > uint64(len(text)-size) {
			return
		}
		value := text[size : size+int(n)]
		text = text[size+int(n):]
		p.order = append(p.order, key)
		if _, known := p.values[key]; !known {
			p.values[key] = value
		}
	}
}

// bytes returns the pack as a file of at most this many bytes.
func (p *Pack) bytes(most int) []byte {
	p.mu.Lock()
	defer p.mu.Unlock()
	out := []byte(head)
	written := make(map[runner.Key]bool, len(p.values))
	for key := range p.all() {
		value := p.values[key]
		if written[key] || len(out)+len(key)+binary.MaxVarintLen64+len(value)+sha256.Size > most {
			continue
		}
		written[key] = true
		out = append(out, key[:]...)
		out = binary.AppendUvarint(out, uint64(len(value)))
		out = append(out, value...)
	}
	sum := sha256.Sum256(out)
	return append(out, sum[:]...)
}

// all iterates over the keys, those of this run first.
func (p *Pack) all() iter.Seq[runner.Key] {
	return func(yield func(runner.Key) bool) {
		for _, list := range [][]runner.Key{p.used, p.order} {
			for _, key := range list {
				if !yield(key) {
					return
				}
			}
		}
	}
}
