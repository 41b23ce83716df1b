package browsertest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// firefox returns the path of Firefox.
func firefox(t *testing.T) string {
	t.Helper()
	for _, name := range []string{"firefox-esr", "firefox"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	lacking(t, "no Firefox is installed (on Debian: apt install firefox-esr)")
	return ""
}

// TestStudioFirefox draws, undoes, saves, completes and prints in Firefox. Only `make pages` runs it: Firefox starts
// slowly.
func TestStudioFirefox(t *testing.T) {
	if !*every {
		return
	}
	dir, _, link := serveProject(t, "map two-oaks")
	cmd := exec.CommandContext(t.Context(), "node", "testdata/tools/firefox.cjs", firefox(t), link)
	modules := filepath.Dir(filepath.Dir(tool(t, "puppeteer-core/package.json")))
	cmd.Env = append(os.Environ(), "NODE_PATH="+modules)
	cmd.WaitDelay = time.Second
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if text := string(read(t, filepath.Join(dir, "two-oaks.map.toml"))); !strings.Contains(text, "\n  \"W W W . . .") {
		t.Errorf("the saved map is\n%s", text)
	}
}
