package findings

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"muster/schema/diag"
)

// Baseline is findings that are known, and put up with: only what is none of them is told.
type Baseline struct {
	Known []Known
}

// Known is one of them. Its fingerprint finds it again; the rest is for people who read the file.
type Known struct {
	Fingerprint string `json:"fingerprint"`
	Code        string `json:"code"`
	File        string `json:"file"`
	Message     string `json:"message"`
}

// baselineVersion is the form of the file.
const baselineVersion = 1

type baselineFile struct {
	Version  int     `json:"muster_baseline"`
	Findings []Known `json:"findings"`
}

// MaxBaseline is the size of the largest file that is read as a baseline.
const MaxBaseline = 64 << 20

// Baseline makes a baseline of all findings of the set, as a file.
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

// ReadBaseline reads the file of a baseline; the error says what is wrong with it. A file that is damaged is refused
// whole: half a baseline would call old findings new, or new ones old.
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

// Part takes the findings out of a set that a baseline knows, and says how many; gone are those of the baseline, in the
// files that were looked at, that are not there any more: the baseline can shrink.
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
