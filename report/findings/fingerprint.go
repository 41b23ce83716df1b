package findings

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// numbered matches the positions in messages: they change with every line added above.
var numbered = source.LazyRegexp(`\b(lines?|columns?) \d+(, \d+)*( (and|to) \d+)?|:\d+(:\d+)?\b`)

// fingerprintLength is the number of characters of a fingerprint.
const fingerprintLength = 32

// Fingerprints returns a unique name for each finding that is stable when lines elsewhere in the file change. It
// depends on the code, the file, the message without line numbers, and the text of the line. Equal findings are
// numbered.
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

// key returns the identifying fields of a finding; each ends with a byte that no text contains.
func (s *Set) key(d *diag.Diagnostic) string {
	line := ""
	if f := s.source(d.File); f != nil && d.Start.Line > 0 {
		line = strings.Join(strings.Fields(f.Line(d.Start.Line)), " ")
	}
	return d.Code + "\xff" + d.File + "\xff" + numbered().ReplaceAllString(d.Message, "") + "\xff" + line + "\xff"
}
