package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"

	"github.com/rogpeppe/go-internal/testscript"
)

var (
	textOf  = regexp.MustCompile(`"@text ([^"]+)"`)
	placeOf = regexp.MustCompile(`"@behind ([^" ]+) ([^"]+)"`)
)

// editorSession sends the content of a file to `muster lsp` in the current folder, and writes all answers into another
// file, a message a line. Each line of the file is a message, and a request waits for its answer; "wait WORDS" waits
// for a message that contains these words. In messages $WORK is the script's folder, "@text FILE" the content of a
// file, and "@behind FILE WORDS" the position after these words.
func editorSession(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: editor SESSION OUT")
	}
	program, err := lookPath(ts.Getenv("PATH"), "muster")
	ts.Check(err)
	cmd := exec.Command(program, "lsp", "--stdio")
	cmd.Dir = ts.MkAbs(".")
	cmd.Env = []string{"PATH=" + ts.Getenv("PATH"), "HOME=" + ts.Getenv("HOME"), "MUSTER_CACHE=off"}
	in, err := cmd.StdinPipe()
	ts.Check(err)
	out, err := cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(cmd.Start())
	told, all := bufio.NewReader(out), &strings.Builder{}
	await := func(words string) {
		for {
			message, err := receive(told)
			if err != nil {
				ts.Fatalf("no answer with %s: %v\n%s", words, err, all)
			}
			fmt.Fprintln(all, message)
			if strings.Contains(message, words) {
				return
			}
		}
	}
	for line := range strings.Lines(ts.ReadFile(args[0])) {
		line = strings.TrimSpace(line)
		if words, ok := strings.CutPrefix(line, "wait "); ok {
			await(words)
			continue
		}
		message := filled(ts, line)
		_, err := fmt.Fprintf(in, "Content-Length: %d\r\n\r\n%s", len(message), message)
		ts.Check(err)
		var asked struct{ ID int }
		ts.Check(json.Unmarshal([]byte(message), &asked))
		if asked.ID > 0 {
			await(fmt.Sprintf(`"id":%d,`, asked.ID))
		}
	}
	ts.Check(in.Close())
	ts.Check(cmd.Wait())
	ts.Check(os.WriteFile(ts.MkAbs(args[1]), []byte(all.String()), 0o600))
}

// lookPath finds a program in the folders of a PATH other than that of the test.
func lookPath(path, name string) (string, error) {
	for _, dir := range filepath.SplitList(path) {
		if found, err := exec.LookPath(filepath.Join(dir, name)); err == nil {
			return found, nil
		}
	}
	return "", exec.ErrNotFound
}

// receive reads one message.
func receive(in *bufio.Reader) (string, error) {
	length := 0
	for {
		line, err := in.ReadString('\n')
		if err != nil {
			return "", err
		}
		if line = strings.TrimSpace(line); line == "" {
			break
		}
		if n, ok := strings.CutPrefix(line, "Content-Length: "); ok {
			if length, err = strconv.Atoi(n); err != nil {
				return "", err
			}
		}
	}
	text := make([]byte, length)
	_, err := io.ReadFull(in, text)
	return string(text), err
}

// filled returns a message with its placeholders replaced.
func filled(ts *testscript.TestScript, line string) string {
	work := ts.Getenv("WORK")
	read := func(name string) string { return ts.ReadFile(filepath.Join(work, name)) }
	line = strings.ReplaceAll(line, "$WORK", filepath.ToSlash(work))
	line = textOf.ReplaceAllStringFunc(line, func(s string) string {
		text, err := json.Marshal(read(textOf.FindStringSubmatch(s)[1]))
		ts.Check(err)
		return string(text)
	})
	return placeOf.ReplaceAllStringFunc(line, func(s string) string {
		m := placeOf.FindStringSubmatch(s)
		before, _, found := strings.Cut(read(m[1]), m[2])
		if !found {
			ts.Fatalf("%s does not hold %q", m[1], m[2])
		}
		before += m[2]
		row := strings.Count(before, "\n")
		return fmt.Sprintf(`{"line":%d,"character":%d}`, row, len(before)-strings.LastIndex(before, "\n")-1)
	})
}
