//go:build unix

package cli

import (
	"bufio"
	"fmt"
	"net/http"
	"net/http/cookiejar"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"muster/internal/cli/cliutil"
	"muster/internal/studio"
)

// TestStudio serves a project: the printed link opens the page, a shipped map is read as a copy, a file is saved, and a
// signal ends the program, its open stream and its copies.
func TestStudio(t *testing.T) {
	for _, sig := range []os.Signal{os.Interrupt, syscall.SIGTERM} {
		dir, err := filepath.EvalSymlinks(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		project, tmp := filepath.Join(dir, "project"), filepath.Join(dir, "tmp")
		if err := os.MkdirAll(tmp, 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.MkdirAll(project, 0o700); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("muster", "studio", "project", "--no-open")
		cmd.Dir, cmd.Stderr = dir, os.Stderr
		cmd.Env = append(os.Environ(), "TMPDIR="+tmp, "XDG_STATE_HOME="+filepath.Join(dir, "state"))
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		defer cmd.Process.Kill()
		line, err := bufio.NewReader(out).ReadString('\n')
		link, ok := strings.CutPrefix(strings.TrimSpace(line), "Muster Studio: ")
		if err != nil || !ok {
			t.Fatalf("the command prints %q, %v", line, err)
		}
		useStudio(t, link, project)
		if names, _ := filepath.Glob(filepath.Join(tmp, "muster-lsp-*")); len(names) != 1 {
			t.Errorf("%v: the copies are in %v", sig, names)
		}
		if err := cmd.Process.Signal(sig); err != nil {
			t.Fatal(err)
		}
		_ = cmd.Wait() // its status says it
		if status := cmd.ProcessState.ExitCode(); status != cliutil.ExitInterrupted {
			t.Errorf("%v: status %d", sig, status)
		}
		if names, _ := os.ReadDir(tmp); len(names) > 0 {
			t.Errorf("%v: %v is left", sig, names)
		}
		text, err := os.ReadFile(filepath.Join(project, "a.adventure.toml"))
		if err != nil || string(text) != fight {
			t.Errorf("%v: the file has %q, %v", sig, text, err)
		}
	}
}

// fight is a text with a reference to a shipped map.
const fight = "kind = \"adventure\"\nmap = \"two-oaks\"\n"

// useStudio uses the server as a tab does. The stream stays open.
func useStudio(t *testing.T, link, project string) {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar}
	page, err := client.Get(link)
	if err != nil {
		t.Fatal(err)
	}
	page.Body.Close()
	if page.StatusCode != http.StatusOK || page.Request.URL.RawQuery != "" ||
		!strings.HasPrefix(page.Header.Get("Content-Type"), "text/html") {
		t.Fatalf("%s is answered with %s", page.Request.URL, page.Status)
	}
	base, _, _ := strings.Cut(link, "?")
	stream, err := client.Get(base + "events?tab=0123456789abcdef")
	if err != nil || stream.StatusCode != http.StatusOK {
		t.Fatal(stream.Status, err)
	}
	t.Cleanup(func() { stream.Body.Close() })
	told := bufio.NewReader(stream.Body)
	ask := func(message, want string) (data string) {
		t.Helper()
		answer, err := client.Post(base+"rpc?tab=0123456789abcdef", "application/json",
			strings.NewReader(`[{"jsonrpc":"2.0",`+message+`}]`))
		if err != nil {
			t.Fatal(err)
		}
		answer.Body.Close()
		for want != "" && !strings.Contains(data, want) {
			if data, err = told.ReadString('\n'); err != nil {
				t.Fatalf("no answer with %s: %v", want, err)
			}
		}
		return data
	}
	uri := "file://" + project + "/a.adventure.toml"
	ask(fmt.Sprintf(`"id":1,"method":"muster/save","params":{"uri":%q,"text":%q,"was":""}`, uri, fight),
		`"id":1,"result":{"hash":"`+studio.Hash([]byte(fight))+`"}`)
	ask(fmt.Sprintf(`"id":2,"method":"initialize","params":{"rootUri":"file://%s","capabilities":{}}`, project), `"id":2,`)
	ask(`"method":"initialized","params":{}`, "")
	ask(fmt.Sprintf(`"method":"textDocument/didOpen","params":{"textDocument":{"uri":%q,"languageId":"toml","version":1,`+
		`"text":%q}}`, uri, fight), "publishDiagnostics")
	data := ask(fmt.Sprintf(`"id":3,"method":"textDocument/definition","params":{"textDocument":{"uri":%q},`+
		`"position":{"line":1,"character":9}}`, uri), `"id":3,`)
	_, copied, _ := strings.Cut(data, `"uri":"`)
	copied, _, _ = strings.Cut(copied, `"`)
	if data = ask(fmt.Sprintf(`"id":4,"method":"muster/read","params":{"uri":%q}`, copied), `"id":4,`); !strings.Contains(
		data, `"readOnly":true`) {
		t.Errorf("the copy %s is read with %.200s", copied, data)
	}
}
