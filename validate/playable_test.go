package validate_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"muster/docs"
	"muster/internal/engine/battlelore/setup"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
	"muster/validate/check"
)

// TestWhatIsCleanIsPlayed compares the checks with the engine: the engine plays every adventure without errors. A
// refusal must have been reported before, with its location, and never only at the start of a game. The adventures come
// from the pages and the test data of adventures and rulebooks. The exact proofs of deployment are slow and do not
// concern battles, so they are left out.
func TestWhatIsCleanIsPlayed(t *testing.T) {
	t.Parallel()
	if testing.Short() {
		t.Skip("long")
	}
	played, seen := 0, map[setup.RefusalKind]string{}
	checks := slices.DeleteFunc(every(), func(c *check.Check) bool { return strings.HasPrefix(c.Code, "deploy/") })
	for name, files := range authored(t) {
		cat := read(files, 1)
		result, err := runner.Run(cat.Catalog, checks, 1)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		mistaken := slices.ContainsFunc(
			result.Findings,
			func(d diag.Diagnostic) bool { return d.Severity == diag.Error },
		)
		for _, e := range cat.Given() {
			if e.Adventure == nil {
				continue
			}
			_, refused := setup.New(cat, e, setup.Options{Seed: 7})
			for _, r := range refused {
				if seen[r.Kind] = name; !mistaken {
					t.Errorf("%s: no check finds that %s", name, r.Message())
				}
			}
			if !mistaken {
				played++
			}
		}
	}
	if played < 100 {
		t.Errorf("only %d adventures were looked at", played)
	}
	for kind := setup.RefusalKind(1); (setup.Refusal{Kind: kind}).Message() != (setup.Refusal{}).Message(); kind++ {
		if seen[kind] == "" && !slices.Contains(drawn(), kind) {
			t.Errorf(
				"no example is refused with %q, so that nobody knows of a check for it",
				setup.Refusal{Kind: kind}.Message(),
			)
		}
	}
}

// drawn lists the refusals that no adventure alone can cause: they depend on the draw of cards or a flag, or are
// prevented by the schema and the linked tables.
func drawn() []setup.RefusalKind {
	return []setup.RefusalKind{
		setup.NoMuster, setup.NoTerms, setup.NoFirst, setup.UnknownRule, setup.UnknownTrait, setup.UnknownColour,
	}
}

// authored returns definitions as authors may write them, by location.
func authored(t *testing.T) map[string][]*source.File {
	t.Helper()
	out := map[string][]*source.File{}
	for _, family := range []string{"adventurecheck", "rulebookcheck"} {
		err := filepath.WalkDir("../internal/validate/battlelore/"+family, func(path string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() || !strings.Contains(filepath.ToSlash(path), "/testdata/") {
				return err
			}
			text, err := os.ReadFile(path)
			name := filepath.ToSlash(path)
			if strings.Contains(name, "/projects/") {
				name = filepath.ToSlash(filepath.Dir(path)) // read together
			}
			out[name] = append(out[name], source.NewFile(filepath.Base(path), text))
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, code := range docs.CheckCodes() {
		if strings.HasPrefix(code, "deploy/") { // its checks are not run here
			continue
		}
		page, _ := docs.Check(code)
		for i, part := range strings.Split(page, "\n## ") {
			for _, m := range block.FindAllStringSubmatch(part, -1) {
				name := code + []string{"", " bad", " good", " more"}[min(i, 3)]
				out[name] = append(out[name], source.NewFile(m[1], []byte(m[2])))
			}
		}
	}
	return out
}
