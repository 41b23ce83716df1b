package queue

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
)

// The outcomes of a job and of a sweep.
const (
	Running   = "running"
	Done      = "done"
	Faulty    = "faulty"    // a shard was set aside, or the next wave could not be decided
	Cancelled = "cancelled" // by request
	Conflict  = "conflict"  // two workers do not agree on a shard
)

// end is the outcome of a job.
type end struct {
	State string `json:"state"` // Done, Faulty
	Words string `json:"words,omitempty"`
}

// decision is the record of a wave: its shards, or the end of the job.
type decision struct {
	Shards []json.RawMessage `json:"shards,omitempty"`
	End    *end              `json:"end,omitempty"`
}

// write returns the stored form of the decision, compressed if it is long. The error names the part that is too large.
func (d *decision) write() ([]byte, error) {
	if len(d.Shards) > MostShards {
		return nil, fmt.Errorf("a wave has %d shards; the limit is %d", len(d.Shards), MostShards)
	}
	for _, s := range d.Shards {
		if len(s) > MostShard || len(s) == 0 {
			return nil, fmt.Errorf("a shard has %d bytes; it must have 1 to %d", len(s), MostShard)
		}
	}
	text, err := json.Marshal(d)
	if err != nil {
		return nil, fmt.Errorf("a wave cannot be encoded: %w", err)
	}
	if len(text) > mostUnpacked {
		return nil, fmt.Errorf("a wave has %d bytes; the limit is %d", len(text), mostUnpacked)
	}
	if len(text) > 32<<10 {
		var packed bytes.Buffer
		w := gzip.NewWriter(&packed)
		if _, err := w.Write(text); err != nil {
			return nil, err
		}
		if err := w.Close(); err != nil {
			return nil, err
		}
		text = packed.Bytes()
	}
	if len(text) > mostWave {
		return nil, fmt.Errorf("a wave has %d compressed bytes; the limit is %d", len(text), mostWave)
	}
	return text, nil
}

// readDecision reads an untrusted record of a wave.
func readDecision(data []byte) (*decision, error) {
	if len(data) > mostWave {
		return nil, fmt.Errorf("the record of a wave has more than %d bytes", mostWave)
	}
	if len(data) > 0 && data[0] != '{' {
		r, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("the record of a wave cannot be decompressed: %w", err)
		}
		if data, err = io.ReadAll(io.LimitReader(r, mostUnpacked+1)); err != nil {
			return nil, fmt.Errorf("the record of a wave cannot be decompressed: %w", err)
		}
		if len(data) > mostUnpacked {
			return nil, fmt.Errorf("the record of a wave has more than %d uncompressed bytes", mostUnpacked)
		}
	}
	var d decision
	if err := json.Unmarshal(data, &d); err != nil {
		return nil, fmt.Errorf("the record of a wave cannot be read: %w", err)
	}
	if (len(d.Shards) > 0) == (d.End != nil) || len(d.Shards) > MostShards {
		return nil, fmt.Errorf("the record of a wave has %d shards", len(d.Shards))
	}
	if d.End != nil {
		if d.End.State != Done && d.End.State != Faulty {
			return nil, fmt.Errorf("the record of an end has the unknown state %q", clip(d.End.State, 40))
		}
		d.End.Words = clip(d.End.Words, mostWords)
	}
	return &d, nil
}

// Fault is a shard that failed for good.
type Fault struct {
	Key
	Label  string `json:"label"` // of its job
	Words  string `json:"words"`
	Worker string `json:"worker,omitempty"`
}

// Disagreement is a shard for which two workers returned different results.
type Disagreement struct {
	Key
	Label string `json:"label"`
	Words string `json:"words"`
}

// The first byte of a stored result.
const (
	played   = 'r'
	setAside = 'f'
)

// wrap returns the stored form of a result, or of the text of a fault.
func wrap(what byte, data []byte) []byte { return append([]byte{what}, data...) }

// unwrap returns the stored result of a shard, or the text of its fault.
func unwrap(stored []byte) (data []byte, fault string, err error) {
	if len(stored) == 0 || len(stored) > MostResult+1 {
		return nil, "", fmt.Errorf("a result has the invalid length of %d bytes", len(stored))
	}
	switch stored[0] {
	case played:
		return stored[1:], "", nil
	case setAside:
		return nil, clip("set aside: "+string(stored[1:]), mostWords), nil
	}
	return nil, "", fmt.Errorf("a result cannot be read")
}
