package queue

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Limits on input from other users, so that they cannot fill this machine's memory.
const (
	MostManifest = 512 << 10 // bytes of a manifest
	MostJobs     = 10_000    // jobs of a sweep
	MostShards   = 50_000    // shards of a wave
	MostWaves    = 100_000   // waves of a job
	MostResult   = 900 << 10 // bytes of a result; NATS carries 1 MiB in a message
	MostBundle   = 256 << 20 // bytes of content
	MostShard    = 64 << 10  // bytes of a shard
	mostWave     = 900 << 10 // bytes of the record of a wave, as it is stored
	mostUnpacked = 64 << 20  // bytes of the record of a wave, unpacked
	mostWords    = 2_000     // bytes of untrusted text
	mostLabel    = 200       // bytes of a label
	mostID       = 64        // bytes of an id
	manifestKind = "muster-batch"
	manifestForm = 1
)

// Limits bounds the size of a sweep.
type Limits struct {
	Tries       int `json:"tries,omitempty"`    // how often a shard is given to a worker; 5 when 0
	ShardMillis int `json:"shard_ms,omitempty"` // how long a shard may be played; as long as it takes when 0
}

// Manifest describes a sweep. It is stored once, under its name, and never changed.
type Manifest struct {
	Kind       string          `json:"kind"`    // "muster-batch"
	Version    int             `json:"version"` // of this form
	Name       string          `json:"name"`    // the id and a hash of all the rest: Seal
	ID         string          `json:"id"`      // of the definition: small letters, digits, hyphens
	Title      string          `json:"title,omitempty"`
	Program    string          `json:"program"` // the version of the program that submitted it, for people
	Build      string          `json:"build"`   // the build that may play it
	Bundle     string          `json:"bundle"`  // SHA-256 of the content, in hex; "" when it has none
	BundleSize int             `json:"bundle_size"`
	Ask        json.RawMessage `json:"ask"`     // in the format of Hands
	Jobs       []string        `json:"strands"` // labels
	Limits     Limits          `json:"limits"`
}

// Tries returns how often a shard may be given to a worker.
func (m *Manifest) Tries() int {
	if m.Limits.Tries == 0 {
		return 5
	}
	return m.Limits.Tries
}

// Seal fills in the derived fields: the kind, the content's hash, and the name. Equal sweeps have equal names.
func (m *Manifest) Seal(bundle []byte) error {
	m.Kind, m.Version, m.Name, m.Bundle, m.BundleSize = manifestKind, manifestForm, "", "", len(bundle)
	if len(bundle) > 0 {
		m.Bundle = hash(bundle)
	}
	if len(m.Ask) > 0 {
		var one bytes.Buffer
		if err := json.Compact(&one, m.Ask); err != nil {
			return fmt.Errorf("the request of the sweep is not valid JSON: %w", err)
		}
		m.Ask = one.Bytes()
	}
	name, err := m.named()
	if err != nil {
		return err
	}
	m.Name = name
	return m.check()
}

// named returns the name derived from the rest of the manifest.
func (m *Manifest) named() (string, error) {
	bare := *m
	bare.Name = ""
	text, err := json.Marshal(&bare)
	if err != nil {
		return "", fmt.Errorf("the sweep cannot be encoded: %w", err)
	}
	return m.ID + "-" + hash(text)[:12], nil
}

// readManifest reads an untrusted manifest.
func readManifest(text []byte) (*Manifest, error) {
	if len(text) > MostManifest {
		return nil, fmt.Errorf("it has more than %d bytes", MostManifest)
	}
	var head struct {
		Kind    string `json:"kind"`
		Version int    `json:"version"`
	}
	if err := json.Unmarshal(text, &head); err != nil || head.Kind != manifestKind {
		return nil, fmt.Errorf("it is not the manifest of a sweep")
	}
	if head.Version != manifestForm {
		return nil, fmt.Errorf("it has format %d; this version of Muster reads format %d", head.Version, manifestForm)
	}
	var m Manifest
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&m); err != nil {
		return nil, fmt.Errorf("it cannot be read: %w", err)
	}
	if err := m.check(); err != nil {
		return nil, err
	}
	if name, err := m.named(); err != nil || name != m.Name {
		return nil, fmt.Errorf("its name does not match its content")
	}
	return &m, nil
}

// check returns an error for an invalid manifest.
func (m *Manifest) check() error {
	if !isID(m.ID) {
		return fmt.Errorf("the id %q has characters other than small letters, digits and hyphens, or more than %d",
			clip(m.ID, mostID), mostID)
	}
	if len(m.Jobs) == 0 || len(m.Jobs) > MostJobs {
		return fmt.Errorf("it has %d strands; it must have 1 to %d", len(m.Jobs), MostJobs)
	}
	for _, s := range append([]string{m.Title, m.Program, m.Build}, m.Jobs...) {
		if len(s) > mostLabel || plain(s) != s {
			return fmt.Errorf("%q is longer than %d bytes, or has characters that cannot be printed", clip(s, 40), mostLabel)
		}
	}
	if m.Build == "" {
		return fmt.Errorf("it does not name the build that plays it")
	}
	if m.BundleSize < 0 || m.BundleSize > MostBundle {
		return fmt.Errorf("its files have %d bytes; the limit is %d", m.BundleSize, MostBundle)
	}
	if (m.Bundle == "") != (m.BundleSize == 0) || m.Bundle != "" && !isHash(m.Bundle) {
		return fmt.Errorf("the hash of its files is not valid")
	}
	if m.Limits.Tries < 0 || m.Limits.Tries > 100 || m.Limits.ShardMillis < 0 || m.Limits.ShardMillis > 24*3600*1000 {
		return fmt.Errorf("its limits are %d tries and %d ms a shard; the maximum is 100 tries and 24 h", m.Limits.Tries,
			m.Limits.ShardMillis)
	}
	if text, err := json.Marshal(m); err != nil || len(text) > MostManifest {
		return fmt.Errorf("it has more than %d bytes", MostManifest)
	}
	return nil
}

// isID reports whether an id is valid in a subject and in the name of a consumer.
func isID(id string) bool {
	return id != "" && len(id) <= mostID && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789-") == ""
}

// isHash reports whether a text is a SHA-256 in hex.
func isHash(s string) bool {
	return len(s) == 2*sha256.Size && strings.Trim(s, "0123456789abcdef") == ""
}

// hash returns the SHA-256 of bytes, in hex.
func hash(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:])
}

// plain returns untrusted text on one line, without terminal control characters.
func plain(s string) string {
	return strings.Map(func(r rune) rune {
		if r == '\n' || r == '\t' {
			return ' '
		}
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, strings.ToValidUTF8(s, "?"))
}

// clip returns at most n bytes of a printable text.
func clip(s string, n int) string {
	if s = plain(s); len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n] + "..."
}
