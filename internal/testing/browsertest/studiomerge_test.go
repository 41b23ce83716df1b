package browsertest

import (
	"encoding/json"
	"reflect"
	"testing"

	"github.com/evanw/esbuild/pkg/api"
)

// TestStudioMerge gives lists of findings of the site's two workers to studio/app/site/merge.ts, in a browser. Each
// step names the worker, the version of the file and the codes, and the codes that the page gets.
func TestStudioMerge(t *testing.T) {
	t.Parallel()
	type step struct {
		Worker  string   `json:"worker"`
		URI     string   `json:"uri"`
		Version int      `json:"version"` // 0: of a file that is not open
		Codes   []string `json:"codes"`
		want    []string // nil: the page gets no message
	}
	const file, other = "a.map.toml", "b.map.toml"
	none := []string{}
	var got [][]string
	d := mergePage(t)
	for name, steps := range map[string][]step{
		"the project adds slow findings": {
			{"open", file, 1, []string{"quick"}, []string{"quick"}},
			{"project", file, 1, []string{"quick", "slow"}, []string{"quick", "slow"}},
		},
		"slow findings stay until the project has judged the next version": {
			{"open", file, 1, []string{"quick"}, []string{"quick"}},
			{"project", file, 1, []string{"quick", "slow"}, []string{"quick", "slow"}},
			{"open", file, 2, none, []string{"slow"}},
			{"project", file, 2, none, none},
			{"open", file, 3, none, none},
		},
		"the project is late": {
			{"open", file, 1, []string{"old"}, []string{"old"}},
			{"open", file, 2, []string{"new"}, []string{"new"}},
			{"project", file, 1, []string{"old", "slow"}, nil},
			{"open", file, 3, []string{"new"}, []string{"new"}},
			{"project", file, 3, []string{"new", "slow"}, []string{"new", "slow"}},
		},
		"the project is early": {
			{"open", file, 1, none, none},
			{"project", file, 2, []string{"slow"}, nil},
			{"open", file, 2, none, none},
		},
		"a finding of both is there once": {
			{"open", file, 1, none, none},
			{"project", file, 1, []string{"clash"}, []string{"clash"}},
			{"open", file, 2, []string{"clash"}, []string{"clash"}},
		},
		"two findings with the same words": {
			{"open", file, 1, []string{"twin"}, []string{"twin"}},
			{"project", file, 1, []string{"twin", "twin@7"}, []string{"twin", "twin@7"}},
			{"open", file, 2, []string{"twin"}, []string{"twin", "twin@7"}},
		},
		"files are apart": {
			{"open", file, 1, none, none},
			{"project", file, 1, []string{"slow"}, []string{"slow"}},
			{"open", other, 1, none, none},
			{"project", "c.map.toml", 0, []string{"closed"}, []string{"closed"}},
		},
		"a file that was closed": {
			{"open", file, 1, none, none},
			{"project", file, 1, []string{"slow"}, []string{"slow"}},
			{"open", file, 0, none, []string{"slow"}},
			{"project", file, 0, none, none},
			{"open", file, 1, none, none},
		},
	} {
		t.Run(name, func(t *testing.T) {
			text, err := json.Marshal(steps)
			if err != nil {
				t.Fatal(err)
			}
			got = ask[[][]string](d, `(steps => {
				const merge = new merging.Merge();
				return steps.map(({ worker, uri, version, codes }) => {
					const diagnostics = codes.map(code => {
						const line = Number(code.split("@")[1] ?? 0), at = { line, character: 0 };
						return { code: code.split("@")[0], message: "words", severity: 1, range: { start: at, end: at } };
					});
					const message = merge[worker]({ method: "textDocument/publishDiagnostics", params:
						version ? { uri, version, diagnostics } : { uri, diagnostics } });
					return message?.params.diagnostics.map(d => d.code + (d.range.start.line ? "@" + d.range.start.line : "")) ?? null;
				});
			})(`+string(text)+`)`)
			for i, s := range steps {
				if !reflect.DeepEqual(got[i], s.want) {
					t.Errorf("step %d: the page gets %q, want %q", i+1, got[i], s.want)
				}
			}
		})
	}
	if !ask[bool](d, `(m => new merging.Merge().open(m) === m && new merging.Merge().project(m) === undefined)({ id: 1, result: null })`) {
		t.Error("an answer of the first worker is changed, or one of the second reaches the page")
	}
	// The findings of an answer to muster/edit are the next list of the first worker.
	if got := ask[string](d, `(merge => {
		const at = { line: 0, character: 0 };
		const found = (version, ...codes) => ({ uri: "a", version, diagnostics: codes.map(code =>
			({ code, message: "words", severity: 1, range: { start: at, end: at } })) });
		const method = "textDocument/publishDiagnostics";
		merge.open({ method, params: found(1, "quick") });
		merge.project({ method, params: found(1, "quick", "slow") });
		const { result } = merge.open({ id: 1, result: { edits: [], findings: found(2, "new") } });
		return result.edits.length + " " + result.findings.version + " " + result.findings.diagnostics.map(d => d.code).join(" ");
	})(new merging.Merge())`); got != "0 2 new slow" {
		t.Errorf("the findings of an answer are %q", got)
	}
}

// mergePage opens a page with the module.
func mergePage(t *testing.T) *desk {
	t.Helper()
	open(t) // skips
	made := api.Transform(string(read(t, "../../../studio/app/site/merge.ts")), api.TransformOptions{
		Loader: api.LoaderTS, Format: api.FormatIIFE, GlobalName: "merging",
	})
	if len(made.Errors) > 0 {
		t.Fatal(made.Errors)
	}
	d := newDesk(t, "about:blank")
	d.until("[" + "window.merging = (" + string(made.Code[len("var merging = "):len(made.Code)-2]) + ")]")
	return d
}
