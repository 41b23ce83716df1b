package findings

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// numbered are the places that messages name: they change with every line that is added above.
var numbered = source.LazyRegexp(`\b(lines?|columns?) \d+(, \d+)*( (and|to) \d+)?|:\d+(:\d+)?\b`)

// fingerprintLength is how many characters a fingerprint has.
const fingerprintLength = 32

// Fingerprints are names of findings, one each, that stay what they are when lines are added or taken away elsewhere in
// the file: the code, the file, the message without line numbers, and the text of the line. Of equal ones the second is
// told from the first by its number.
func (s *Set) Fingerprints() []string {
	out := make([]string, len(s.List))
	seen := map[string]int{}
	for i := range s.List {
		key := s.key(&s.List[i])
		seen[key]++
		sum := sha256.Sum256(fmt.Appendf(nil, "%s%d", key, seen[key]))
		out[i] = hex.EncodeToString(sum[:])[:fingerprintLength]
	}
	return out
}

// key is what a finding is known by; fields end with a byte that no text has.
func (s *Set) key(d *diag.Diagnostic) string {
	line := ""
	if f := s.source(d.File); f != nil && d.Start.Line > 0 {
		line = strings.Join(strings.Fields(f.Line(d.Start.Line)), " ")
	}
	return d.Code + "\xff" + d.File + "\xff" + numbered().ReplaceAllString(d.Message, "") + "\xff" + line + "\xff"
}
