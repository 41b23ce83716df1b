package queue

import (
	"bytes"
	"context"
	"fmt"
)

// chunkBytes is the content size of a message; less than the usual server limit of 1 MiB.
const chunkBytes = 512 << 10

// chunks returns the number of messages for content of a size.
func chunks(size int) int { return (size + chunkBytes - 1) / chunkBytes }

// store stores content under its hash. Existing content must be the same.
func (q *Queue) store(ctx context.Context, sha string, bundle []byte) error {
	for i := range chunks(len(bundle)) {
		chunk := bundle[i*chunkBytes : min((i+1)*chunkBytes, len(bundle))]
		fresh, err := q.put(ctx, chunkSubject(sha, i), nil, chunk)
		if err != nil {
			return fmt.Errorf("the content: %w", err)
		}
		if fresh {
			continue
		}
		there, err := q.last(ctx, StreamContent, chunkSubject(sha, i))
		if err != nil {
			return fmt.Errorf("the content: %w", err)
		}
		if there != nil && !bytes.Equal(there.Data, chunk) {
			return fmt.Errorf("the files stored under the hash %s have another hash", sha[:12])
		}
	}
	return nil
}

// Content returns the content of a sweep and verifies its hash; nil if it has none.
func (q *Queue) Content(ctx context.Context, m *Manifest) ([]byte, error) {
	if m.Bundle == "" {
		return nil, nil
	}
	if m.BundleSize > MostBundle || !isHash(m.Bundle) {
		return nil, fmt.Errorf("the content of %s has %d bytes; the limit is %d", m.Name, m.BundleSize, MostBundle)
	}
	var out []byte
	for i := range chunks(m.BundleSize) {
		there, err := q.last(ctx, StreamContent, chunkSubject(m.Bundle, i))
		if err != nil {
			return nil, fmt.Errorf("the content of %s: %w", m.Name, err)
		}
		if there == nil {
			return nil, fmt.Errorf("the files of %s are not complete: submit it again", m.Name)
		}
		if out = append(out, there.Data...); len(out) > m.BundleSize {
			break
		}
	}
	if len(out) != m.BundleSize || hash(out) != m.Bundle {
		return nil, fmt.Errorf("the files of %s do not match their hash and are not used", m.Name)
	}
	return out, nil
}
