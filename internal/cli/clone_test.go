package cli

import (
	"bytes"
	"strings"
	"testing"
)

// TestClone: who works in a clone of Muster checks what it ships with by a bare `muster check`. The tables of the
// rulebook are no rulebooks of that project: they are in the program. What is waived is counted behind that.
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
