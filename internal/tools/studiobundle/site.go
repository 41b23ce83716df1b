package main

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"muster/docs"
	"muster/internal/cli/cliutil"
)

// core is the package of the program that the worker of the site runs.
const core = "./internal/studio/wasm"

// cold are the packages whose functions are not inlined: Go repeats an inlined body at each call. The size of the core
// matters more than the speed of games. The runtime and the small packages of bytes and numbers stay fast.
var cold = []string{
	"muster/...", "github.com/...", "golang.org/...", "rsc.io/...", "vendor/...", "bufio", "context", "crypto/...",
	"encoding/...", "errors", "fmt", "hash/...", "html", "image/...", "internal/poll", "internal/strconv", "io/fs", "log",
	"math/big", "math/rand/...", "mime/...", "net/...", "os", "path/...", "reflect", "regexp/...", "sort", "strings",
	"syscall/...", "text/...", "time", "unicode/...",
}

// warm are the packages of cold that are inlined nevertheless: a stroke on the board spends its time in them.
var warm = []string{
	"muster/internal/engine/command/field", "muster/internal/draw/command", "muster/internal/draw/paint",
}

// hashed is the length of a hash in a file name.
const hashed = 12

// bundleSite returns the files of the static site. Names contain hashes of the contents, except of the document and
// the service worker, so that a browser never combines files of two releases.
func bundleSite(ctx context.Context, app string) (map[string][]byte, error) {
	program, err := buildCore(ctx)
	if err != nil {
		return nil, err
	}
	support, licence, err := goFiles(ctx)
	if err != nil {
		return nil, err
	}
	files := map[string][]byte{}
	wasm := add(files, "core.wasm", program)
	manual, err := pages(docs.Pages)
	if err != nil {
		return nil, err
	}
	constants := map[string]string{"CORE": wasm, "PAGES": add(files, "pages.json", manual)}
	worker, _, err := script(app, "site/worker.ts", constants)
	if err != nil {
		return nil, err
	}
	// A script of its own scope, behind the one that it needs.
	worker = slices.Concat(support, []byte("\n{"), worker, []byte("}\n"))
	page, inputs, err := script(app, "site/main.ts", map[string]string{"WORKER": add(files, "worker.js", worker)})
	if err != nil {
		return nil, err
	}
	static := map[string][]byte{}
	if err := addStatic(app, static); err != nil {
		return nil, err
	}
	names := map[string]string{
		"app.js": add(files, "app.js", page), "app.css": add(files, "app.css", static["app.css"]),
	}
	document := string(static["index.html"])
	for from, to := range names {
		document = strings.ReplaceAll(document, `"`+from+`"`, `"`+to+`"`)
	}
	files["index.html"] = []byte(strings.Replace(document, "<head>\n", "<head>\n"+sitePolicy+"\n", 1))
	if err := addServiceWorker(app, files); err != nil {
		return nil, err
	}
	if files["licences.txt"], err = licences(app, inputs); err != nil {
		return nil, err
	}
	files["licences.txt"] = fmt.Appendf(files["licences.txt"], "\n== Go ==\n\n%s\n", bytes.TrimSpace(licence))
	if files[wasm+".gz"], err = packed(program); err != nil {
		return nil, err
	}
	return files, nil
}

// pages returns all files of the manual as a JSON object: texts by name.
func pages(manual fs.FS) ([]byte, error) {
	texts := map[string]string{}
	err := fs.WalkDir(manual, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		text, err := fs.ReadFile(manual, name)
		texts[name] = string(text)
		return err
	})
	if err != nil {
		return nil, err
	}
	return json.Marshal(texts)
}

// sitePolicy is the policy of a site whose server sends none: that of the local server, with WebAssembly.
const sitePolicy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ` +
	`script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; ` +
	`connect-src 'self'; font-src 'self' data:; frame-src 'self' blob:; worker-src 'self'; base-uri 'none'; ` +
	`form-action 'none'">`

// add adds a file with the hash of its content in its name, and returns the name.
func add(files map[string][]byte, name string, data []byte) string {
	sum := sha256.Sum256(data)
	base, ending, _ := strings.Cut(name, ".")
	name = base + "-" + hex.EncodeToString(sum[:])[:hashed] + "." + ending
	files[name] = data
	return name
}

// script returns a bundled script with constants, and the paths of its inputs.
func script(app, entry string, constants map[string]string) (data []byte, inputs []string, err error) {
	files := map[string][]byte{}
	define := map[string]string{}
	for name, value := range constants {
		define[name] = fmt.Sprintf("%q", value)
	}
	inputs, err = build(app, files, map[string]string{"out": entry}, define)
	return files["out.js"], inputs, err
}

// addServiceWorker adds the service worker, which knows all files of the site so far.
func addServiceWorker(app string, files map[string][]byte) error {
	list := slices.DeleteFunc(slices.Sorted(maps.Keys(files)), func(name string) bool { return name == "index.html" })
	list = append(list, "./") // the document, as a visitor asks for it
	sum := sha256.New()
	for _, name := range slices.Sorted(maps.Keys(files)) {
		fmt.Fprintf(sum, "%s %d\n%s\n", name, len(files[name]), files[name])
	}
	quoted := make([]string, len(list))
	for i, name := range list {
		quoted[i] = fmt.Sprintf("%q", name)
	}
	out := map[string][]byte{}
	_, err := build(app, out, map[string]string{"serviceworker": "site/serviceworker.ts"}, map[string]string{
		"RELEASE": fmt.Sprintf("%q", hex.EncodeToString(sum.Sum(nil))[:hashed]),
		"FILES":   "[" + strings.Join(quoted, ",") + "]",
	})
	files["serviceworker.js"] = out["serviceworker.js"]
	return err
}

// goTool runs the go command for the browser's system in the current folder and returns its output.
func goTool(ctx context.Context, args ...string) (stdout, stderr []byte, err error) {
	cmd := exec.CommandContext(ctx, "go", args...)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0")
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err = cmd.Run(); err != nil {
		text := strings.TrimSpace(errs.String())
		err = fmt.Errorf("go %s: %w\n%s", args[0], err, text[max(0, len(text)-2000):])
	}
	return out.Bytes(), errs.Bytes(), err
}

// reflected is what the linker writes when a method may be called by a name that it does not know: it then keeps all
// exported methods of all types.
var reflected = regexp.MustCompile(`(?m)^(\S+) .*ReflectMethod.*$`)

// buildCore builds the program of the worker. It fails if the program contains what makes it needlessly large.
func buildCore(ctx context.Context) ([]byte, error) {
	deps, _, err := goTool(ctx, "list", "-deps", "-tags", "pagesapart", core)
	if err != nil {
		return nil, err
	}
	if err := unwanted(string(deps)); err != nil {
		return nil, err
	}
	dir, err := os.MkdirTemp("", "muster-studio-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	out := filepath.Join(dir, "core.wasm")
	args := []string{"build", "-tags", "pagesapart", "-trimpath", "-buildvcs=false", "-o", out}
	for _, pattern := range cold {
		args = append(args, "-gcflags", pattern+"=-l")
	}
	for _, pattern := range warm { // the last pattern of a package wins
		args = append(args, "-gcflags", pattern+"=")
	}
	flags := "-s -w -X main.version=" + cliutil.Version
	_, graph, err := goTool(ctx, append(args, "-ldflags", flags+" -dumpdep", core)...)
	if err != nil {
		return nil, err
	}
	if err := calledByName(string(graph)); err != nil {
		return nil, err
	}
	program, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	return program, embedded(program, docs.Pages)
}

// embedded returns an error if a program contains a page of the manual: the worker fetches them.
func embedded(program []byte, manual fs.FS) error {
	page, err := fs.ReadFile(manual, "glossary.md")
	if err == nil && bytes.Contains(program, page[:min(len(page), 1000)]) {
		err = errors.New("the core contains the pages of the manual: see the build tag pagesapart")
	}
	return err
}

// unwanted returns an error for packages that the core must not contain.
func unwanted(deps string) error {
	for _, name := range []string{"net/http", "crypto/tls", "testing", "os/exec"} {
		if slices.Contains(strings.Fields(deps), name) {
			return fmt.Errorf("%s imports %s; find out why with go mod why or go list -deps", core, name)
		}
	}
	return nil
}

// calledByName returns an error for functions that call methods by name.
func calledByName(graph string) error {
	if !strings.Contains(graph, " -> ") {
		return errors.New("the linker wrote no graph of dependencies")
	}
	var names []string
	for _, m := range reflected.FindAllStringSubmatch(graph, -1) {
		names = append(names, m[1])
	}
	if len(names) == 0 {
		return nil
	}
	slices.Sort(names)
	return fmt.Errorf("methods are called by name, so the linker keeps them all, in: %s",
		strings.Join(slices.Compact(names), ", "))
}

// maxCore is the maximum length of the program after gzip: the measured length and 4%.
const maxCore = 8_040_000

// packed returns the program after gzip, for servers that send such a file themselves.
func packed(program []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(program); err != nil {
		return nil, err
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	fmt.Printf("the core has %d bytes, %d after gzip\n", len(program), out.Len())
	if out.Len() > maxCore {
		return nil, fmt.Errorf("the core has %d bytes after gzip, at most %d are allowed", out.Len(), maxCore)
	}
	return out.Bytes(), nil
}

// goFiles returns the script that starts a Go program in a browser, and the licence of Go.
func goFiles(ctx context.Context) (script, licence []byte, err error) {
	root, _, err := goTool(ctx, "env", "GOROOT")
	if err != nil {
		return nil, nil, err
	}
	dir := strings.TrimSpace(string(root))
	if script, err = os.ReadFile(filepath.Join(dir, "lib", "wasm", "wasm_exec.js")); err != nil {
		return nil, nil, err
	}
	licence, err = os.ReadFile(filepath.Join(dir, "LICENSE"))
	return script, licence, err
}
