package editor_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"muster/internal/editor/protocol"
	"muster/internal/engine/battlelore/rulebook"
	"muster/schema/diag"
	"muster/validate/check"
)

// checkedOf returns the announced checks of a client.
func checkedOf(t *testing.T, d *desk) (out []protocol.Checked) {
	for _, m := range d.Told("muster/checked") {
		var c protocol.Checked
		if err := json.Unmarshal(m.Params, &c); err != nil {
			t.Fatal(err)
		}
		out = append(out, c)
	}
	return out
}

// TestChecked: a client that asks for it learns of each checked version of an open document, also without a change of
// findings. Other clients do not.
func TestChecked(t *testing.T) {
	text := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	bad := strings.Replace(text, `"standard"`, `"standart"`, 1)
	for _, asked := range []bool{true, false} {
		dir := write(t, map[string]string{".muster.toml": "", "our-oaks.map.toml": text, "b.map.toml": "x"})
		d := beginWith(t, dir, options(dir), func(c *protocol.Capabilities) { c.Experimental.Muster.Checked = asked })
		name := "our-oaks.map.toml"
		d.open(name, text)
		d.settle()
		d.change(name, 2, protocol.Change{Text: text + "\n# more\n"})
		d.settle()
		d.change(name, 3, protocol.Change{Text: bad})
		d.settle()
		want := []protocol.Checked{
			{URI: d.uri(name), Version: 1}, {URI: d.uri(name), Version: 2}, {URI: d.uri(name), Version: 3, Findings: 1},
		}
		if !asked {
			want = nil
		}
		if got := checkedOf(t, d); !slices.Equal(got, want) {
			t.Errorf("asked %t, the client learns of %v, want %v", asked, got, want)
		}
	}
}

// TestFindingData: a client that asks for it receives help, rules, witness and related places as fields, and a message
// without them.
func TestFindingData(t *testing.T) {
	text := strings.Replace(shipped(t, rulebook.KindMap, "two-oaks"), `"two-oaks"`, `"our-oaks"`, 1)
	dir := write(t, map[string]string{".muster.toml": "", "our-oaks.map.toml": text})
	opts := options(dir)
	opts.Checks = append(opts.Checks, &check.Check{
		Code: "map/odd", Severity: diag.Warning, Kind: rulebook.KindMap, Rules: []string{"BL-RET-02"},
		Run: func(p *check.Pass) {
			name := p.Entry.Doc.Key("/name")
			here := diag.Related{Message: "here"}
			here.File, here.Start, here.End = diag.At(p.Entry.Doc.File, name)
			p.Report(check.Finding{
				At: name, Message: "it is odd", Help: "change it",
				Related: []diag.Related{here, {File: "elsewhere.toml", Message: "there"}},
				Witness: &diag.Witness{Kind: "draw", Text: "right 3", Command: "muster deploy"},
			})
		},
	})
	found := func(data bool) protocol.Diagnostic {
		d := beginWith(t, dir, opts, func(c *protocol.Capabilities) { c.Experimental.Muster.Data = data })
		d.open("our-oaks.map.toml", text)
		d.settle()
		list := d.Found(d.uri("our-oaks.map.toml"))
		if codes(list) != "map/odd" {
			t.Fatalf("found %v", list)
		}
		return list[0]
	}
	plain := found(false)
	want := "it is odd\nhelp: change it\nreproduce with draw: right 3\nnote: there (elsewhere.toml)"
	if plain.Message != want || plain.Data != nil {
		t.Errorf("without data the finding is %+v", plain)
	}
	full := found(true)
	uri := "file://" + dir + "/"
	data := &protocol.FindingData{
		Severity: "warning", Help: "change it", Rules: []string{"BL-RET-02"},
		Witness: &diag.Witness{Kind: "draw", Text: "right 3", Command: "muster deploy"},
		Related: []protocol.RelatedData{
			{URI: uri + "our-oaks.map.toml", Range: &full.Range, Message: "here"},
			{URI: uri + "elsewhere.toml", Message: "there"},
		},
	}
	if full.Message != "it is odd" || !reflect.DeepEqual(full.Data, data) {
		t.Errorf("with data the finding is %+v, %+v, want %+v", full, full.Data, data)
	}
	if len(full.RelatedInformation) != 1 || !reflect.DeepEqual(full.RelatedInformation, plain.RelatedInformation) {
		t.Errorf("related places are %+v and %+v", full.RelatedInformation, plain.RelatedInformation)
	}
}
