package main

import "testing"

// TestAffects checks which changed files affect which arguments.
func TestAffects(t *testing.T) {
	t.Chdir("../../..")
	for _, c := range []struct {
		arg, file string
		want      bool
	}{
		{"internal/validate", "internal/validate/runner/base_test.go", true},
		{"validate", "validate.go", false},
		{"validate", "internal/validate/runner/run.go", false},
		{"cmd", "cmd/muster/main.go", true},
		{".ci/cross", ".ci/cross", true},
		{".ci/cross", ".ci/crossed", false},
		{"./schema/source", "schema/source/file.go", true},
		{"./schema/source", "schema/source/testdata/fuzz/FuzzFile/1", true},
		{"./schema/source", "schema/load.go", false},
		{"./schema/source", "README.md", false},
		{"./internal/testing/browsertest", "sheet/page.go", true},
		{"./internal/testing/browsertest", "internal/engine/battlelore/rulebook/tables/units.toml", true},
		{"./internal/testing/browsertest", "internal/testing/browsertest/testdata/tools/package.json", true},
		{"./internal/testing/browsertest", "internal/tools/judge/judge_test.go", false},
		{"./internal/batch/...", "internal/batch/queue/fuzz_test.go", true},
		{"./internal/batch/...", "CONTRIBUTING.md", false},
	} {
		subject, err := subjectOf(c.arg)
		if err != nil {
			t.Fatal(err)
		}
		if got := affects([]string{".vale/none", c.file}, subject, within(c.arg)); got != c.want {
			t.Errorf("%s affects %s: %t, want %t", c.file, c.arg, got, c.want)
		}
	}
	for _, arg := range []string{"no-such-folder", "./no/such/package", "./testdata/..."} {
		if subject, err := subjectOf(arg); err == nil {
			t.Errorf("%s is not there: %v", arg, subject)
		}
	}
	for file, want := range map[string]bool{"go.mod": true, ".ci/run": true, ".ci/cross": false, "docs/go.mod": false} {
		if got := affects([]string{file}, shared, exact); got != want {
			t.Errorf("%s affects everything: %t, want %t", file, got, want)
		}
	}
}

// TestChangedSince checks that without git history everything counts as changed.
func TestChangedSince(t *testing.T) {
	for _, revision := range []string{"", "no-such-revision"} {
		if files, known := changedSince(revision); known {
			t.Errorf("revision %q: %v", revision, files)
		}
	}
	t.Chdir(t.TempDir())
	if files, known := changedSince("HEAD~1"); known {
		t.Errorf("outside of a repository: %v", files)
	}
}
