package browser

import (
	"os/exec"
	"strings"
	"testing"
)

// TestWithoutPDF checks that a build with -tags nopdf contains nothing of chromedp, and that its own test passes.
func TestWithoutPDF(t *testing.T) {
	program, err := exec.LookPath("go")
	if err != nil {
		t.Fatal(err)
	}
	for _, tags := range []string{"", "nopdf"} {
		out, err := exec.Command(program, "list", "-deps", "-tags", tags, "muster/cmd/muster").Output()
		if err != nil {
			t.Fatal(err)
		}
		has := strings.Contains(string(out), "github.com/chromedp/")
		if want := tags == ""; has != want {
			t.Errorf("-tags %q: chromedp is in the build: %t, want %t", tags, has, want)
		}
	}
	if out, err := exec.Command(program, "test", "-tags", "nopdf", "-run", "Refuses", ".").CombinedOutput(); err != nil ||
		strings.Contains(string(out), "no tests to run") {
		t.Errorf("go test -tags nopdf: %v\n%s", err, out)
	}
}
