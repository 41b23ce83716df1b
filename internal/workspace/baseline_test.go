package workspace_test

import (
	"bytes"
	"os"
	"testing"

	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report/findings"
)

// judge checks the current folder.
func judge(t *testing.T) (*workspace.Workspace, *workspace.Verdict) {
	t.Helper()
	ws := workspace.Open(workspace.Wanted{Words: []string{"."}, Library: true, Workers: 1})
	v, err := ws.Judge(1, nil)
	if err != nil {
		t.Fatal(err)
	}
	return ws, v
}

// TestBaseline checks that a baseline removes the findings that it lists, keeps new ones and names fixed ones.
func TestBaseline(t *testing.T) {
	t.Chdir(t.TempDir())
	text := games.Catalogs().LibraryFile("map", "two-oaks").Text
	write := func(name string, text []byte) {
		t.Helper()
		if err := os.WriteFile(name, text, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	unknown := func(key string) []byte { return append([]byte(key+" = 1\n"), text...) }
	write("two-oaks.map.toml", unknown("colour"))
	ws, v := judge(t)
	all := len(v.Findings)
	base, err := findings.ReadBaseline(ws.Baseline(v))
	if err != nil || all == 0 || len(base.Known) != all {
		t.Fatal(all, base, err)
	}
	if known, fixed := ws.Subtract(v, base); known != all || len(fixed) > 0 || len(v.Findings) > 0 {
		t.Errorf("%d of %d findings are known, %d fixed, %d left", known, all, len(fixed), len(v.Findings))
	}
	write("two-oaks.map.toml", bytes.Clone(unknown("shape")))
	ws, v = judge(t)
	known, fixed := ws.Subtract(v, base)
	if known != all-1 || len(fixed) != 1 || len(v.Findings) != 1 || v.Findings[0].Code != fixed[0].Code {
		t.Errorf("%d of %d findings are known, fixed are %v, left are %v", known, all, fixed, v.Findings)
	}
}
