package cli

import (
	"bytes"
	"strings"
	"testing"
)

// TestClone checks that a bare `muster check` in a clone of Muster checks the shipped files. The rulebook tables do not
// count as rulebooks of that project: they are in the program. Waived findings are counted after that.
func TestClone(t *testing.T) {
	t.Chdir("../..")
	var out, complaint bytes.Buffer
	status := Main([]string{"check", "--strict"}, strings.NewReader(""), &out, &complaint)
	lines := strings.Split(strings.TrimSpace(out.String()), "\n")
	last := lines[len(lines)-1]
	if status != 0 || complaint.Len() > 0 || !strings.Contains(last, " files checked: no findings") {
		t.Errorf("status %d\n%s%s", status, out.String(), complaint.String())
	}
}
