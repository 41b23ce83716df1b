package browsertest

import (
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"muster/editor"
	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/studio"
	"muster/internal/studio/memory"
	"muster/internal/studio/requests"
	"muster/internal/studio/web"
	"muster/schema/project"
	page "muster/studio"
)

// siteFolder is the static site of Studio: `make studio-site` builds it, and .ci/run gives it to this test.
var siteFolder = os.Getenv("MUSTER_STUDIO_SITE")

// transcript is what a transport answered to a session.
type transcript struct {
	Answers  map[string]string // by the number of the request
	Findings map[string]string // the last ones of each version of a document
	Methods  []string          // of the requests, in order
}

// TestTransports sends the same sessions to the server and to the worker of the static site, both in a browser. Answers
// and findings are the same bytes.
func TestTransports(t *testing.T) {
	t.Parallel()
	open(t) // skips
	if siteFolder == "" {
		t.Skip("MUSTER_STUDIO_SITE names no static site")
	}
	for _, c := range []struct {
		adventure, terrain, hex string
		full                    bool // not in the gate
	}{
		{adventure: "the-toll-bridge", terrain: "two-oaks", hex: "C3"},
		{adventure: "at-the-broad-water", terrain: "broad-water", hex: "C3", full: true},
		{adventure: "harrow-down", terrain: "harrow-ridge", hex: "C3"},
	} {
		if c.full && !full() {
			continue
		}
		t.Run(c.adventure, func(t *testing.T) {
			t.Parallel()
			steps := sessionOf(t, c.adventure, c.terrain, c.hex)
			local := overServer(t, steps)
			site := overWorker(t, steps)
			if len(local.Answers) < 15 || len(local.Findings) < 3 {
				t.Errorf("only %d answers and %d findings", len(local.Answers), len(local.Findings))
			}
			alike(t, "answer", local.Answers, site.Answers)
			alike(t, "findings", local.Findings, site.Findings)
		})
	}
}

// alike compares texts of the two transports.
func alike(t *testing.T, what string, local, site map[string]string) {
	t.Helper()
	for key, text := range local {
		if other := site[key]; text != other {
			at := 0
			for at < len(text) && at < len(other) && text[at] == other[at] {
				at++
			}
			from := max(0, at-80)
			other = other[min(from, len(other)):]
			t.Errorf("%s %s: the server sends\n%.240s\nand the worker\n%.240s", what, key, text[from:], other)
		}
	}
	if len(local) != len(site) {
		t.Errorf("%d and %d %s", len(local), len(site), what)
	}
}

// step is a message of a session, or a gesture whose edits the client applies.
type step struct {
	Method string `json:"method"`
	Params any    `json:"params"`
	Notify bool   `json:"notify,omitempty"`
	Apply  bool   `json:"apply,omitempty"` // the answer has edits: apply them and report the changes
}

// sessionOf returns a session that uses every kind of request: it opens an adventure and its map, draws on both, and
// asks for everything that the page shows.
func sessionOf(t *testing.T, adventure, terrain, hex string) []step {
	const folder = "file:///project/"
	library := func(kind, id string) string { return string(games.Catalogs().LibraryFile(kind, id).Text) }
	at := func(uri string) map[string]any { return map[string]any{"uri": uri} }
	doc := func(uri string, more ...any) map[string]any {
		out := map[string]any{"textDocument": at(uri)}
		for i := 0; i+1 < len(more); i += 2 {
			out[more[i].(string)] = more[i+1]
		}
		return out
	}
	on, uri := folder+terrain+".map.toml", folder+adventure+".adventure.toml"
	opened := func(uri, text string) step {
		return step{Method: "textDocument/didOpen", Notify: true, Params: map[string]any{"textDocument": map[string]any{
			"uri": uri, "languageId": "toml", "version": 1, "text": text,
		}}}
	}
	paint := func(symbol string) step {
		return step{Method: "muster/edit", Apply: true, Params: doc(on, "gesture", map[string]any{
			"do": "paint", "symbol": symbol, "at": []string{hex},
		})}
	}
	take := func(hex string) map[string]any { return map[string]any{"do": "take", "at": []string{hex}} }
	place := map[string]any{"line": 4, "character": 3}
	shipped := strings.ReplaceAll(library("adventure", adventure), "\n", "\r\n")
	return []step{
		{Method: "initialize", Params: map[string]any{"rootUri": "file:///project", "capabilities": map[string]any{
			"textDocument": map[string]any{"publishDiagnostics": map[string]any{"versionSupport": true, "dataSupport": true}},
			"experimental": map[string]any{"muster": map[string]any{"checked": true, "data": true}},
		}}},
		{Method: "initialized", Notify: true, Params: map[string]any{}},
		{Method: "muster/project"}, {Method: "muster/shelf", Params: map[string]any{}},
		{Method: "muster/pictures", Params: map[string]any{"files": []any{map[string]any{
			"uri": uri, "game": "battlelore", "library": true,
		}}}}, {Method: "muster/played", Params: map[string]any{}},
		{Method: "muster/starters", Params: map[string]any{}}, {Method: "muster/importers", Params: map[string]any{}},
		opened(on, library("map", terrain)), opened(uri, shipped),
		{Method: "muster/board", Params: doc(uri, "since", 0)}, {Method: "muster/tray", Params: doc(uri)},
		{Method: "muster/form", Params: doc(uri)}, {Method: "muster/printing", Params: map[string]any{}},
		paint("W"), {Method: "muster/board", Params: doc(uri, "since", 1)}, paint("H"), paint("R"),
		{Method: "muster/edit", Apply: true, Params: doc(uri, "gesture", take("E7"))},
		{Method: "muster/edit", Params: doc(uri, "gesture", take("Z99"))},
		{Method: "muster/board", Params: doc(on, "since", 0)}, {Method: "muster/board", Params: doc(uri, "since", 2)},
		{Method: "textDocument/completion", Params: doc(uri, "position", place)},
		{Method: "textDocument/hover", Params: doc(uri, "position", place)},
		{Method: "textDocument/documentSymbol", Params: doc(uri)},
		{Method: "textDocument/formatting", Params: doc(uri, "options", map[string]any{})},
		{Method: "muster/sheet", Params: doc(uri)},
		{Method: "muster/explain", Params: map[string]any{"code": "adventure/balance"}},
		{Method: "muster/new", Params: map[string]any{"game": "battlelore", "kind": "adventure", "name": "Ünder <b>"}},
		{Method: "muster/nothing", Params: map[string]any{}}, {Method: "muster/board", Params: doc(folder + "none.map.toml")},
	}
}

// harness runs a session in a page: it sends the steps in order, each after the answer of the one before, and waits
// until each version of each document is judged.
const harness = `async (start, steps) => {
	const answers = {}, findings = {}, methods = [], texts = {}, versions = {}, judged = {};
	let wake = () => {};
	const take = (data) => {
		const list = JSON.parse(data);
		const single = Array.isArray(list) ? list.length === 1 : true;
		for (const m of Array.isArray(list) ? list : [list]) {
			const raw = single ? data.replace(/^\[(?=\{)/, "").replace(/(?<=\})\]$/, "") : JSON.stringify(m);
			if (m.id !== undefined && !m.method) answers[m.id] = raw;
			if (m.method === "textDocument/publishDiagnostics") findings[m.params.uri + " " + m.params.version] = raw;
			if (m.method === "muster/checked") judged[m.params.uri] = m.params.version;
		}
		wake();
	};
	const until = async (ready, what) => {
		for (const end = Date.now() + 60000; !ready(); ) {
			if (Date.now() > end) throw new Error("no answer to " + JSON.stringify(what).slice(0, 300));
			await new Promise((r) => { wake = r; setTimeout(r, 200); });
		}
	};
	const send = await start(take);
	const offset = (text, p) => {
		let at = 0;
		for (let line = 0; line < p.line; line++) at = text.indexOf("\n", at) + 1;
		return at + p.character;
	};
	let id = 0;
	for (const s of steps) {
		const message = { jsonrpc: "2.0", method: s.method, params: s.params };
		const doc = s.params?.textDocument;
		if (s.method === "textDocument/didOpen") { texts[doc.uri] = doc.text; versions[doc.uri] = 1; }
		if (s.notify) { send([message]); if (!doc) continue; }
		else {
			message.id = ++id;
			methods.push(s.method);
			send([message]);
			await until(() => answers[message.id] !== undefined, s);
		}
		if (s.apply) for (const e of JSON.parse(answers[id]).result?.edits ?? []) {
			const changes = [];
			for (const x of e.edits) {
				const text = texts[e.uri];
				texts[e.uri] = text.slice(0, offset(text, x.range.start)) + x.newText + text.slice(offset(text, x.range.end));
				changes.push({ range: x.range, text: x.newText });
			}
			if (changes.length === 0) continue;
			const version = ++versions[e.uri];
			send([{ jsonrpc: "2.0", method: "textDocument/didChange", params: { textDocument: { uri: e.uri, version }, contentChanges: changes } }]);
		}
		if (s.apply || s.notify) await until(() => Object.keys(versions).every((u) => judged[u] === versions[u]), s);
	}
	return { Answers: answers, Findings: findings, Methods: methods };
}`

// overServer plays a session over HTTP and an event stream.
func overServer(t *testing.T, steps []step) *transcript {
	t.Helper()
	listener, err := web.Listen(0)
	if err != nil {
		t.Fatal(err)
	}
	store, err := memory.Open(games.Kinds(), empty{})
	if err != nil {
		t.Fatal(err)
	}
	server := web.New(web.Options{Page: page.Page(), Store: store, Editor: func() editor.Options {
		opts := games.EditorOptions()
		opts.Version, opts.Files, opts.Workers = cliutil.Version, project.Tree(store), 1
		opts.Methods = requests.New().Methods()
		opts.Today = func() string { return time.Now().Format(time.DateOnly) }
		return opts
	}}, listener.Addr())
	go server.Serve(listener)
	t.Cleanup(server.Close)
	return play(t, server.Link(), `async (take) => {
		const tab = crypto.randomUUID();
		const events = new EventSource("/events?tab=" + tab);
		events.onmessage = (e) => take(e.data);
		await new Promise((done) => (events.onopen = done));
		let last = Promise.resolve();
		return (messages) => (last = last.then(() => fetch("/rpc?tab=" + tab, {
			method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(messages),
		})));
	}`, steps)
}

// overWorker plays a session over the messages of the site's worker.
func overWorker(t *testing.T, steps []step) *transcript {
	t.Helper()
	core, worker := oneFile(t, "core-*.wasm"), oneFile(t, "worker-*.js")
	files := http.FileServer(http.Dir(siteFolder))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/blank" {
			w.Header().Set("Content-Type", "text/html")
			return
		}
		files.ServeHTTP(w, r)
	}))
	t.Cleanup(server.Close)
	return play(t, server.URL+"/blank", `async (take) => {
		const core = await WebAssembly.compileStreaming(fetch("/`+core+`"));
		const worker = new Worker("/`+worker+`", { name: "project" });
		worker.onmessage = (e) => typeof e.data === "string" && take(e.data);
		worker.postMessage(core);
		return (messages) => worker.postMessage(messages);
	}`, steps)
}

// oneFile returns the name of the only file of the site that matches a pattern.
func oneFile(t *testing.T, pattern string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(siteFolder, pattern))
	if err != nil || len(list) != 1 {
		t.Fatalf("%s has %d files %s", siteFolder, len(list), pattern)
	}
	return filepath.Base(list[0])
}

// play opens a page and plays a session in it.
func play(t *testing.T, url, start string, steps []step) *transcript {
	t.Helper()
	text, err := json.Marshal(steps)
	if err != nil {
		t.Fatal(err)
	}
	d := newDesk(t, url)
	got, err := chromedp.Run(d.ctx, chromedp.Evaluate[transcript](
		"("+harness+")("+start+", "+string(text)+")", func(p *runtime.EvaluateParams) { p.AwaitPromise = new(true) }))
	if err != nil {
		t.Fatal(err)
	}
	requests := slices.DeleteFunc(slices.Clone(steps), func(s step) bool { return s.Notify })
	if want := len(requests); want != len(got.Answers) {
		t.Errorf("%d of %d requests are answered", len(got.Answers), want)
	}
	return &got
}

// empty is a database without files that keeps nothing.
type empty struct{}

func (empty) All() (map[string]string, error) { return nil, nil }

func (empty) Replace(_ string, _ *string, text string) (*string, error) { return &text, nil }

func (empty) Remove(string, string, *studio.Draft) (*string, error) { return nil, nil }
