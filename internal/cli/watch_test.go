//go:build unix

package cli

import (
	"bufio"
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/cli/cliutil"
)

// watched is a `muster check --watch` that runs during a test.
type watched struct {
	*testing.T
	cmd    *exec.Cmd
	folder string
	mu     sync.Mutex
	blocks []string // reports so far; the last may be incomplete
}

func watch(t *testing.T, folder string, args ...string) *watched {
	t.Helper()
	w := &watched{T: t, folder: folder}
	w.cmd = exec.Command("muster", append([]string{"check", "--watch"}, args...)...)
	w.cmd.Dir = folder
	w.cmd.Stderr = os.Stderr
	out, err := w.cmd.StdoutPipe()
	if err == nil {
		err = w.cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = w.cmd.Process.Kill() })
	go func() {
		block := ""
		for lines := bufio.NewScanner(out); lines.Scan(); {
			block += lines.Text() + "\n"
			if strings.Contains(lines.Text(), " checked: ") || strings.HasPrefix(lines.Text(), "no definitions") {
				w.mu.Lock()
				w.blocks = append(w.blocks, strings.TrimPrefix(block, "\n"))
				w.mu.Unlock()
				block = ""
			}
		}
	}()
	return w
}

// last returns the latest report.
func (w *watched) last() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	if len(w.blocks) == 0 {
		return ""
	}
	return w.blocks[len(w.blocks)-1]
}

// until waits until the latest report satisfies right.
func (w *watched) until(what string, right func(last string) bool) {
	w.Helper()
	for deadline := time.Now().Add(20 * time.Second); time.Now().Before(deadline); time.Sleep(2 * time.Millisecond) {
		if right(w.last()) {
			return
		}
	}
	w.Fatalf("%s: told is\n%s", what, w.last())
}

// same waits until the latest report equals that of a fresh check.
func (w *watched) same(what string, args ...string) {
	w.Helper()
	cmd := exec.Command("muster", append([]string{"check", "--no-cache"}, args...)...)
	cmd.Dir = w.folder
	var want bytes.Buffer
	cmd.Stdout = &want
	_ = cmd.Run() // with findings it fails
	w.until(what+"\nwanted is\n"+want.String(), func(last string) bool { return last == want.String() })
}

func (w *watched) write(name, text string) {
	w.Helper()
	path := filepath.Join(w.folder, name)
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		w.Fatal(err)
	}
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		w.Fatal(err)
	}
}

// end stops the command with an interrupt and returns its exit status.
func (w *watched) end() int {
	if err := w.cmd.Process.Signal(os.Interrupt); err != nil {
		w.Fatal(err)
	}
	_ = w.cmd.Wait() // its status says it
	return w.cmd.ProcessState.ExitCode()
}

const watchedFight = `kind = "adventure"
format = 1
id = "fight"
name = "Fight"
type = "medieval"
map = "field"
first = "pennant"
background = "B."
briefing = "B."
[victory]
banners = 4
[call_to_arms]
mode = "impromptu"
[pennant]
command_cards = 5
[standard]
command_cards = 5
`

// TestWatch checks that after any change to the files, however saved, the final report equals that of a fresh check.
func TestWatch(t *testing.T) {
	field, err := os.ReadFile("../../maps/library/battlelore/two-oaks.map.toml")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(field), `"two-oaks"`, `"field"`, 1)
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	folder := filepath.Join(top, "game")
	if err := os.Mkdir(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	w := watch(t, folder)
	w.until("at first", func(last string) bool { return strings.HasPrefix(last, "no definitions in .") })
	w.write("fight.adventure.toml", watchedFight)
	w.same("without a map")
	w.write("maps/field.map.toml", text)
	w.same("with one in a new folder")
	w.write("maps/field.map.toml", strings.Replace(text, "board", "bored", 1))
	w.same("with a mistake in it")
	file, err := os.Create(filepath.Join(folder, "maps", "field.map.toml")) // empty for a while
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{text[:100], text[100:300], text[300:]} {
		time.Sleep(30 * time.Millisecond)
		if _, err := file.WriteString(part); err != nil {
			t.Fatal(err)
		}
	}
	if err := file.Close(); err != nil {
		t.Fatal(err)
	}
	w.same("saved in pieces")
	w.write("maps/.field.map.toml.new", strings.Replace(text, `name   = "`, `name   = "Old `, 1))
	saved := filepath.Join(folder, "maps/field.map.toml")
	if err := os.Rename(filepath.Join(folder, "maps/.field.map.toml.new"), saved); err != nil {
		t.Fatal(err)
	}
	w.same("saved by a new file")
	if err := os.Rename(filepath.Join(folder, "maps"), filepath.Join(folder, "fields")); err != nil {
		t.Fatal(err)
	}
	w.same("in a folder with another name")
	w.write("fields/field.map.toml", "nothing")
	w.same("broken there")
	w.write("maps/field.map.toml", text)
	w.same("and made again in the old one")
	if err := os.RemoveAll(filepath.Join(folder, "fields")); err != nil {
		t.Fatal(err)
	}
	w.same("the broken one gone")
	w.write(".muster.toml", "colour = \"red\"\n")
	w.same("settings")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	w.until("everything gone", func(last string) bool {
		return strings.HasPrefix(last, "no definitions") || strings.Contains(last, "there is no such file")
	})
	w.write("maps/field.map.toml", text)
	w.same("and there again")
	w.write("fight.adventure.toml", strings.Replace(watchedFight, `"medieval"`, `"medival"`, 1))
	w.same("with an error at the end")
	if status := w.end(); status != cliutil.ExitFindings {
		t.Errorf("status %d", status)
	}
}

// TestWatchOne checks that a named file is waited for, and that its errors disappear when fixed.
func TestWatchOne(t *testing.T) {
	folder := t.TempDir()
	w := watch(t, folder, "fight.adventure.toml")
	w.until("not there", func(last string) bool { return strings.Contains(last, "there is no such file") })
	w.write("fight.adventure.toml", strings.Replace(watchedFight, `"field"`, `"two-oaks"`, 1))
	w.same("there", "fight.adventure.toml")
	if status := w.end(); status != cliutil.ExitClean {
		t.Errorf("status %d", status)
	}
}
