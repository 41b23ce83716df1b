package editor_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
)

// puller returns a desk whose client pulls findings.
func puller(t *testing.T, dir string) *desk {
	d := connect(t, dir, options(dir))
	p := protocol.Initialize{RootURI: "file://" + dir}
	p.Capabilities.TextDocument.Diagnostic = &struct{}{}
	p.Capabilities.Workspace.Diagnostics.RefreshSupport = true
	p.Capabilities.TextDocument.PublishDiagnostics.RelatedInformation = true
	d.Call("initialize", p, nil)
	d.Notify("initialized", nil)
	return d
}

// pull pulls the findings of a file; the codes are "unchanged" if they equal the previous result.
func (d *desk) pull(name, previous string) (codesFound, id string) {
	var r protocol.Report
	d.Call("textDocument/diagnostic", protocol.Pull{
		TextDocument: protocol.Document{URI: d.uri(name)}, PreviousResultID: previous,
	}, &r)
	if r.Kind == protocol.ReportUnchanged && r.Items == nil {
		return r.Kind, r.ResultID
	}
	return codes(*r.Items), r.ResultID
}

// pullAll pulls the findings of all files and returns the codes of each.
func (d *desk) pullAll(previous map[string]string) (found, ids map[string]string) {
	p := protocol.PullAll{PreviousResultIDs: []protocol.PreviousResult{}}
	for name, id := range previous {
		p.PreviousResultIDs = append(p.PreviousResultIDs, protocol.PreviousResult{URI: d.uri(name), Value: id})
	}
	var all protocol.Reports
	d.Call("workspace/diagnostic", p, &all)
	found, ids = map[string]string{}, map[string]string{}
	for _, x := range all.Items {
		name := strings.TrimPrefix(x.URI, d.uri("")+"/")
		if ids[name] = x.ResultID; x.Kind == protocol.ReportUnchanged {
			found[name] = x.Kind
		} else {
			found[name] = codes(*x.Items)
		}
	}
	return found, ids
}

// allPulled returns all findings of a workspace pull.
func (d *desk) allPulled() string {
	var all protocol.Reports
	d.Call("workspace/diagnostic", protocol.PullAll{}, &all)
	out := map[string][]protocol.Diagnostic{}
	for _, x := range all.Items {
		if len(*x.Items) > 0 {
			out[x.URI] = *x.Items
		}
	}
	text, err := json.MarshalIndent(out, "", " ")
	if err != nil {
		return err.Error()
	}
	return string(text)
}

// project returns an adventure on a map.
func project(t *testing.T) (files map[string]string) {
	return map[string]string{
		".muster.toml": "",
		"our-toll.adventure.toml": strings.NewReplacer(`"two-oaks"`, `"our-oaks"`, `"the-toll-bridge"`, `"our-toll"`).
			Replace(shipped(t, rulebook.KindAdventure, "the-toll-bridge")),
		"our-oaks.map.toml": strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1),
		"broken.map.toml":   "kind = \"map\"\nid = \"broken\"\n",
	}
}

// TestPull: a pulling client gets the findings of the text it just sent, or that they are unchanged, and receives none
// unasked. When another document's findings change, it is asked to pull again.
func TestPull(t *testing.T) {
	files := project(t)
	d := puller(t, write(t, files))
	d.open("our-oaks.map.toml", files["our-oaks.map.toml"])
	d.open("our-toll.adventure.toml", files["our-toll.adventure.toml"])
	got, clean := d.pull("our-toll.adventure.toml", "")
	if got != "" {
		t.Fatalf("found %q in an adventure without a mistake", got)
	}
	as := strings.NewReplacer(`"our-oaks"`, `"other-oaks"`, `"standard"`, `"standart"`)
	d.change("our-oaks.map.toml", 2, protocol.Change{Text: as.Replace(files["our-oaks.map.toml"])})
	got, id := d.pull("our-oaks.map.toml", "")
	if got != "reference/name-mismatch map/unknown-board" {
		t.Errorf("found %q in the map", got)
	}
	if !d.UntilTold("workspace/diagnostic/refresh", 1) {
		t.Fatal("the client is not told to ask again")
	}
	if got, _ := d.pull("our-toll.adventure.toml", clean); got != "adventure/unknown-map" {
		t.Errorf("the adventure has %q when its map is called otherwise", got)
	}
	d.settle()
	before := len(d.Told("workspace/diagnostic/refresh"))
	if got, again := d.pull("our-oaks.map.toml", id); got != protocol.ReportUnchanged || again != id {
		t.Errorf("the second answer is %q", got)
	}
	d.change("our-oaks.map.toml", 3, protocol.Change{Text: files["our-oaks.map.toml"]})
	if got, back := d.pull("our-oaks.map.toml", id); got != "" || back != clean {
		t.Errorf("found %q in the map as it was, called %s, not %s", got, back, clean)
	}
	d.UntilTold("workspace/diagnostic/refresh", before+1)
	if got, _ := d.pull("our-toll.adventure.toml", clean); got != protocol.ReportUnchanged {
		t.Errorf("the adventure has %q when its map has its name again", got)
	}
	for uri := range d.AllFound() {
		if !strings.HasSuffix(uri, "/broken.map.toml") {
			t.Errorf("%s was sent, and asked for", uri)
		}
	}
}

// TestPullAll: a client that pulls only open documents receives the findings of other files. When it pulls the
// workspace or opens a file, the sent findings are withdrawn.
func TestPullAll(t *testing.T) {
	files := project(t)
	files["worse.map.toml"] = "kind = \"map\"\nid = \"worse\"\n"
	d := puller(t, write(t, files))
	d.settle()
	broken, worse := d.uri("broken.map.toml"), d.uri("worse.map.toml")
	if found := d.AllFound(); len(found) != 2 || len(found[broken]) == 0 || len(found[worse]) == 0 {
		t.Fatalf("sent %v", found)
	}
	want := codes(d.Found(broken))
	d.open("broken.map.toml", files["broken.map.toml"])
	if got, _ := d.pull("broken.map.toml", ""); got != want {
		t.Errorf("found %q, want %q", got, want)
	}
	d.settle()
	if found := d.AllFound(); len(found) != 1 || len(found[worse]) == 0 {
		t.Errorf("sent %v when a file is opened", found)
	}
	found, ids := d.pullAll(nil)
	if len(found) != 2 || found["broken.map.toml"] != want || found["worse.map.toml"] != want {
		t.Errorf("found %v in the workspace", found)
	}
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("sent %v when the workspace is asked for", found)
	}
	d.open("worse.map.toml", files["our-oaks.map.toml"])
	found, _ = d.pullAll(ids)
	if found["broken.map.toml"] != protocol.ReportUnchanged || found["worse.map.toml"] != "reference/duplicate-id" {
		t.Errorf("found %v in the workspace when one has changed", found)
	}
	d.Notify("textDocument/didClose", protocol.Whole{TextDocument: protocol.Document{URI: worse}})
	d.settle()
	if found := d.AllFound(); len(found) != 0 {
		t.Errorf("sent %v when a file is closed", found)
	}
	// A file that stayed clean and a file that is not a definition have no findings.
	found, _ = d.pullAll(map[string]string{"our-oaks.map.toml": "0", "notes.txt": "0"})
	if found["our-oaks.map.toml"] != "" || found["notes.txt"] != "" || len(found) != 4 {
		t.Errorf("found %v with previous results", found)
	}
	d.open("notes.txt", "hello")
	if got, _ := d.pull("notes.txt", ""); got != "" {
		t.Errorf("found %q in what is no definition", got)
	}
}

// TestPushOnly: a client without pull support is not offered it and receives findings as usual; its pull requests are
// answered anyway.
func TestPushOnly(t *testing.T) {
	files := project(t)
	d := connect(t, write(t, files), options(t.TempDir()))
	var answer map[string]map[string]json.RawMessage
	d.Call("initialize", protocol.Initialize{RootURI: "file://" + d.dir}, &answer)
	if answer["capabilities"]["diagnosticProvider"] != nil {
		t.Error("findings to ask for are offered")
	}
	d.Notify("initialized", nil)
	d.open("broken.map.toml", files["broken.map.toml"])
	d.settle()
	got, _ := d.pull("broken.map.toml", "")
	if want := codes(d.Found(d.uri("broken.map.toml"))); got != want || want == "" {
		t.Errorf("asked for %q, sent %q", got, want)
	}
}

// TestPullEnds: pulls that cannot be answered are refused: for a lost document, after a cancel, and at shutdown.
func TestPullEnds(t *testing.T) {
	dir := write(t, project(t))
	opts := options(dir)
	opts.Debounce, opts.Settle = time.Hour, time.Hour
	d := connect(t, dir, opts)
	p := protocol.Initialize{RootURI: "file://" + dir}
	p.Capabilities.TextDocument.Diagnostic = &struct{}{}
	d.Call("initialize", p, nil)
	d.Notify("initialized", nil)
	d.open("broken.map.toml", "x")
	about := protocol.Whole{TextDocument: protocol.Document{URI: d.uri("broken.map.toml")}}
	ask := func() int { return d.Begin("textDocument/diagnostic", about) }
	cancelled := ask()
	d.Notify("$/cancelRequest", protocol.Cancel{ID: cancelled})
	waiting := []int{ask(), d.Begin("workspace/diagnostic", protocol.PullAll{})}
	for _, method := range []string{"textDocument/documentLink", "workspace/willRenameFiles"} {
		waiting = append(waiting, d.Begin(method, about))
	}
	d.Call("shutdown", nil, nil)
	for _, id := range append(waiting, cancelled) {
		// The request may be cancelled, or reach the server after shutdown has begun.
		if a := d.Await(id); a.Error == nil || !slices.Contains([]int{-32800, -32600, -32097}, a.Error.Code) {
			t.Errorf("request %d is answered with %+v", id, a.Error)
		}
	}
}
