package browsertest

import (
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"muster/internal/games"
)

// onBothForms runs a test over the local server and over the static site, on a project with one shipped map.
func onBothForms(t *testing.T, id string, test func(t *testing.T, d *desk)) {
	t.Parallel()
	for name, begin := range map[string]func(*testing.T, ...string) *desk{"local": openProject, "site": openSite} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, begin(t, "map "+id))
		})
	}
}

// openSite opens the static site with some shipped definitions in the database of a new browser profile.
func openSite(t *testing.T, shipped ...string) *desk {
	t.Helper()
	return openSiteAfter(t, "", shipped...)
}

// openSiteAfter runs a script before those of the site, in the page and in each worker.
func openSiteAfter(t *testing.T, before string, shipped ...string) *desk {
	t.Helper()
	open(t) // skips
	if siteFolder == "" {
		t.Skip("MUSTER_STUDIO_SITE names no static site")
	}
	files := http.FileServer(http.Dir(siteFolder))
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if before == "" || path.Ext(r.URL.Path) != ".js" {
			files.ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/javascript")
		fmt.Fprintf(w, "%s%s", before, read(t, filepath.Join(siteFolder, path.Base(r.URL.Path))))
	}))
	t.Cleanup(server.Close)
	d := newDesk(t, server.URL)
	d.base = server.URL
	d.until(`(indexedDB.databases().then(all => window.made = all.length > 0), window.made)`) // the page makes it
	d.putFile(".muster.toml", "")
	for _, s := range shipped {
		kind, id, _ := strings.Cut(s, " ")
		d.putFile(id+"."+kind+".toml", string(games.Catalogs().LibraryFile(kind, id).Text))
	}
	d.reload()
	return d
}

// isSite reports whether the files are in the browser, not in a folder.
func (d *desk) isSite() bool { return d.dir == "" }

// inDatabase runs a script in one transaction on the files and drafts of the site. It sets out, which is returned.
func inDatabase[T any](d *desk, script string) T {
	d.t.Helper()
	got, err := chromedp.Run(d.ctx, chromedp.Evaluate[T](`new Promise((done, fail) => {
		const request = indexedDB.open("muster-studio");
		request.onerror = () => fail(request.error);
		request.onsuccess = () => {
			const db = request.result, tx = db.transaction(["files", "drafts"], "readwrite");
			const files = tx.objectStore("files"), drafts = tx.objectStore("drafts");
			let out = "";
			tx.oncomplete = () => { db.close(); done(out) };
			tx.onabort = () => fail(tx.error);
			`+script+`;
		};
	})`, func(e *runtime.EvaluateParams) { e.AwaitPromise = new(true) }))
	if err != nil {
		d.t.Fatalf("%s: %v", script, err)
	}
	return got
}

// allFiles returns the files of the project, by name.
func (d *desk) allFiles() map[string]string {
	d.t.Helper()
	if d.isSite() {
		return inDatabase[map[string]string](d, `out = {}; files.openCursor().onsuccess = ({target: {result: c}}) => {
			if (c) { out[c.key] = c.value; c.continue(); } }`)
	}
	all := map[string]string{}
	entries, err := os.ReadDir(d.dir)
	if err != nil {
		d.t.Fatal(err)
	}
	for _, e := range entries {
		all[e.Name()] = string(read(d.t, filepath.Join(d.dir, e.Name())))
	}
	return all
}

// file returns the text of a file of the project.
func (d *desk) file(name string) string {
	d.t.Helper()
	text, ok := d.allFiles()[name]
	if !ok {
		d.t.Fatalf("there is no %s", name)
	}
	return text
}

// names returns the names of the files of the project.
func (d *desk) names() []string {
	d.t.Helper()
	return slices.Sorted(maps.Keys(d.allFiles()))
}

// putFile writes a file as another program does, and does not tell the page.
func (d *desk) putFile(name, text string) {
	d.t.Helper()
	if d.isSite() {
		quoted, err := json.Marshal(text)
		if err != nil {
			d.t.Fatal(err)
		}
		inDatabase[string](d, fmt.Sprintf(`files.put(%s, %q)`, quoted, name))
		return
	}
	write(d.t, d.dir, name, []byte(text))
}

// removeFile removes a file as another program does.
func (d *desk) removeFile(name string) {
	d.t.Helper()
	if d.isSite() {
		inDatabase[string](d, fmt.Sprintf(`files.delete(%q)`, name))
		return
	}
	if err := os.Remove(filepath.Join(d.dir, name)); err != nil {
		d.t.Fatal(err)
	}
}

// holds waits until a file of the project has words.
func (d *desk) holds(name, words string) {
	d.t.Helper()
	d.eventually(words+" in "+name, func() bool { return strings.Contains(d.allFiles()[name], words) })
}

// fullStore is a script before those of the site. While a channel says so, each transaction that stores something ends
// as in a browser without room. A quota that the protocol overrides has no effect on IndexedDB.
const fullStore = `{
	let full = false;
	new BroadcastChannel("full store").onmessage = (event) => (full = event.data);
	const { put } = IDBObjectStore.prototype;
	IDBObjectStore.prototype.put = function (...values) {
		const request = put.apply(this, values), tx = this.transaction;
		if (full) {
			Object.defineProperty(tx, "error", { value: new DOMException("The quota has been exceeded.", "QuotaExceededError") });
			tx.abort();
		}
		return request;
	};
}
`

// full fills the storage of the site, or makes room again.
func (d *desk) full(is bool) {
	d.t.Helper()
	d.until(fmt.Sprintf(`[new BroadcastChannel("full store").postMessage(%t)]`, is))
}

// TestStudioQuota fills the storage of the browser. The page says that neither the draft nor the file is stored, keeps
// the work, and saves when there is room again.
func TestStudioQuota(t *testing.T) {
	t.Parallel()
	d := openSiteAfter(t, fullStore, "map two-oaks")
	before := d.file(oaks)
	d.until(`document.querySelector("[aria-labelledby=your-project]") !== null`)
	d.full(true)
	d.woods("C3")
	d.until(`document.querySelector(".messages .error")?.innerText.includes("are not stored as a draft")`)
	d.press("y") // another message
	d.until(`document.querySelector(".messages .error") === null`)
	d.press("s")
	d.until(`document.querySelector(".messages .error")?.innerText.includes("cannot store the file")`)
	d.until(isUnsaved)
	d.says("C3", "Woods")
	d.full(false)
	if got := d.file(oaks); got != before {
		t.Errorf("the file is\n%s", got)
	}
	d.press("s")
	d.until("!(" + isUnsaved + ")")
	d.holds(oaks, `". . W . . . . H . . . . ."`)
}

// watchWorkers is a script that records the workers of the page, and their findings by name and URI.
const watchWorkers = `{
	const Native = Worker;
	window.workers = {};
	window.found = {};
	Worker = class extends Native {
		constructor(url, options) {
			super(url, options);
			workers[options.name] = this;
			this.addEventListener("message", ({ data }) => {
				if (typeof data !== "string") return;
				for (const { method, params } of JSON.parse(data)) {
					if (method === "textDocument/publishDiagnostics") found[options.name + " " + params.uri.split("/").at(-1)] =
						params.diagnostics.map(d => d.message).join("\n");
				}
			});
		}
	};
}`

// watched loads the page of the site again and records its workers.
func (d *desk) watched() {
	d.t.Helper()
	d.beforeLoad(watchWorkers)
	d.reload()
}

// TestStudioOtherTab adds a file in another tab of the site. Both workers of the first tab hear of it: the one of the
// open files says so at the open adventure, which has the same id, and the one of the project at the new file.
func TestStudioOtherTab(t *testing.T) {
	t.Parallel()
	const name, other = "the-toll-bridge.adventure.toml", "another.adventure.toml"
	d := openSite(t, "adventure the-toll-bridge", "map two-oaks")
	one, _ := d.another()
	one.watched()
	one.choose("[aria-labelledby=your-project] .cards button", "The Toll Bridge")
	one.until(`["open", "project"].every(w => found[w + " ` + name + `"] === "")`)
	d.until(fmt.Sprintf(`(input => input && [((data) => {
		data.items.add(new File([%s], %q));
		input.files = data.files;
		input.dispatchEvent(new Event("change", {bubbles: true}));
	})(new DataTransfer())])(document.querySelector(".local input"))`, bytesOf([]byte(d.file(name))), other))
	d.holds(other, "the-toll-bridge")
	one.until(`found["open ` + name + `"].includes("` + other + `")`)
	one.until(`found["project ` + other + `"]?.includes("` + name + `")`)
}

// TestStudioWorkers ends the two workers of the site with an error, one after the other. The page starts others, and
// edits and saves the same text.
func TestStudioWorkers(t *testing.T) {
	t.Parallel()
	d := openSite(t, "map two-oaks")
	d.watched()
	d.woods("C3")
	for _, name := range []string{"open", "project"} {
		d.until(fmt.Sprintf(`workers[%q] && (window.failed = workers[%[1]q]) && [failed.dispatchEvent(new ErrorEvent("error"))]`, name))
		d.until(`workers.open !== failed && workers.project && workers.project !== failed`)
		d.says("C3", "Woods")
	}
	d.until(`!document.querySelector(".messages")?.innerText.includes("does not answer")`)
	d.paint("E3")
	d.press("s")
	d.until("!(" + isUnsaved + ")")
	d.holds(oaks, `". . W . W . . H . . . . ."`)
}
