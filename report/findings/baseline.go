package findings

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"muster/schema/diag"
)

// Baseline is a set of known, accepted findings: only other findings are reported.
type Baseline struct {
	Known []Known
}

// Known is one of them. Its fingerprint identifies it; the other fields are for readers of the file.
type Known struct {
	Fingerprint string `json:"fingerprint"`
	Code        string `json:"code"`
	File        string `json:"file"`
	Message     string `json:"message"`
}

// baselineVersion is the format version of the file.
const baselineVersion = 1

type baselineFile struct {
	Version  int     `json:"muster_baseline"`
	Findings []Known `json:"findings"`
}

// MaxBaseline is the size limit of a baseline file.
const MaxBaseline = 64 << 20

// Baseline returns a baseline file with all findings of the set.
func (s *Set) Baseline() []byte {
	prints := s.Fingerprints()
	file := baselineFile{Version: baselineVersion, Findings: make([]Known, len(s.List))}
	for i := range s.List {
		file.Findings[i] = Known{prints[i], s.List[i].Code, s.List[i].File, s.List[i].Message}
	}
	var out bytes.Buffer
	if err := diag.EncodeJSON(&out, file); err != nil {
		panic("findings: " + err.Error()) // strings and numbers cannot fail
	}
	return out.Bytes()
}

// ReadBaseline reads a baseline file; the error describes the invalid part. It refuses a damaged file completely: half
// a baseline would misreport old and new findings.
func ReadBaseline(text []byte) (*Baseline, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	var file baselineFile
	if err := dec.Decode(&file); err != nil {
		return nil, fmt.Errorf("it is not a baseline: %w", err)
	}
	switch {
	case dec.More():
		return nil, fmt.Errorf("it is not a valid baseline: it has text after its end")
	case file.Version != baselineVersion:
		return nil, fmt.Errorf("it has baseline format %d; this version of Muster reads format %d", file.Version,
			baselineVersion)
	}
	for i, k := range file.Findings {
		if len(k.Fingerprint) != fingerprintLength {
			return nil, fmt.Errorf("it is not a valid baseline: %q, of finding %d, is not a fingerprint", k.Fingerprint, i+1)
		}
	}
	return &Baseline{file.Findings}, nil
}

// Part removes a baseline's findings from a set and returns their number. gone are findings of the baseline in checked
// files that no longer occur: the baseline can shrink.
func (b *Baseline) Part(s *Set) (old int, gone []Known) {
	known := make(map[string]bool, len(b.Known))
	for _, k := range b.Known {
		known[k.Fingerprint] = true
	}
	there := map[string]bool{}
	fresh := make([]diag.Diagnostic, 0, len(s.List))
	for i, print := range s.Fingerprints() {
		there[print] = true
		if known[print] {
			old++
		} else {
			fresh = append(fresh, s.List[i])
		}
	}
	for _, k := range b.Known {
		if !there[k.Fingerprint] && (k.File == "" || slices.Contains(s.Files, k.File)) {
			gone = append(gone, k)
		}
	}
	s.List = fresh
	return old, gone
}
