package validate_test

import (
	"slices"
	"strings"
	"testing"

	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/source"
)

// TestFaultyFiles: errors in a map or a set are reported only there. An adventure that names it has no finding that it
// is missing, that it is of the wrong camp, or about rows that it would add.
func TestFaultyFiles(t *testing.T) {
	clean := found(t, fen(t, "fen.map.toml", `"The fen"`, `"The great fen"`))
	for _, tt := range []struct{ name, file, old, by, want string }{
		{"a map that is no TOML", "fen.map.toml", "[[features]]", "[[features]", "error[toml/syntax]"},
		{"a map whose name does not tell its id", "fen.map.toml", "[[features]]", "[[features]", "error[toml/syntax]"},
		{"a map of no kind", "fen.map.toml", `kind   = "map"`, `kind   = "mapp"`, "error[schema/unknown-kind]"},
		{"a map without a kind", "fen.map.toml", `kind   = "map"`, "", "error[schema/unknown-kind]"},
		{"a map without an id", "fen.map.toml", `id     = "fen"`, "", "error[schema/missing-key]"},
		{"a map whose id is a number", "fen.map.toml", `id     = "fen"`, "id = 5", "error[schema/wrong-type]"},
		{"a map of another format", "fen.map.toml", "format = 1", "format = 9", "error[schema/format]"},
		{"a map with a wrong board", "fen.map.toml", `board  = "fen-field"`, "board = 3", "error[schema/wrong-type]"},
		{"a map that is empty", "fen.map.toml", "kind   = \"map\"", "= = =", "error[toml/syntax]"},
		{"a set that is no TOML", "fen-levy.deploycards.toml", "[legend]", "[legend", "error[toml/syntax]"},
		{"a set without a camp", "fen-levy.deploycards.toml", `camp   = "pennant"`, "", "error[schema/missing-key]"},
		{"a set of an unknown camp", "fen-levy.deploycards.toml", `camp   = "pennant"`, `camp = "pennants"`,
			"error[schema/bad-value]"},
		{"a set whose camp is a number", "fen-levy.deploycards.toml", `camp   = "pennant"`, "camp = 1",
			"error[schema/wrong-type]"},
		{"a set without an id", "fen-levy.deploycards.toml", `id     = "fen-levy"`, "", "error[schema/missing-key]"},
		{"a set with wrong boxes", "fen-levy.deploycards.toml", `boxes  = ["base", "fen-box"]`, `boxes = "fen-box"`,
			"error[schema/wrong-type]"},
		{"a set with a wrong legend", "fen-levy.deploycards.toml", `fr = "fen-runners"`, "fr = 3",
			"error[schema/wrong-type]"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			t.Parallel()
			files := fen(t, tt.file, tt.old, tt.by)
			if strings.Contains(tt.name, "whose name does not tell") {
				for i, f := range files {
					if f.Name == tt.file {
						files[i] = source.NewFile("water.map.toml", f.Text)
					}
				}
				tt.file = "water.map.toml"
			}
			silentBut(t, clean, found(t, files), tt.file, tt.want)
		})
	}
	t.Run("a lost file", func(t *testing.T) {
		t.Parallel()
		for _, lost := range []string{"fen.map.toml", "fen-levy.deploycards.toml", "fen.rulebook.toml"} {
			files := fen(t, "common.map.toml", `"The common"`, `"The great common"`)
			for i, f := range files {
				if f.Name == lost {
					files[i] = source.LostFile(f.Name)
				}
			}
			silentBut(t, clean, found(t, files), lost, "")
		}
	})
	t.Run("a lost folder", func(t *testing.T) {
		t.Parallel()
		var files []*source.File
		for _, f := range fen(t, "common.map.toml", `"The common"`, `"The great common"`) {
			if strings.HasSuffix(f.Name, ".adventure.toml") {
				files = append(files, f)
			}
		}
		silentBut(t, clean, found(t, append(files, source.LostFile("more"))), "more", "")
	})
}

// silentBut checks that the new findings, compared with a clean project, are one error of one file, or none if want is
// "".
func silentBut(t *testing.T, clean, got map[string][]string, in, want string) {
	t.Helper()
	for file, list := range got {
		for _, f := range list {
			passed := strings.Contains(f, "["+runner.PassedOver+"]") // not played because of errors elsewhere
			if file != in && !passed && !slices.Contains(clean[file], f) {
				t.Errorf("%s: %s", file, f)
			}
		}
	}
	var errors []string
	for _, f := range got[in] {
		if strings.HasPrefix(f, diag.Error.String()) {
			errors = append(errors, f)
		}
	}
	if want == "" && len(errors) == 0 {
		return
	}
	if len(errors) != 1 || !strings.HasPrefix(errors[0], want) {
		t.Errorf("of %s is told %q, want one %s", in, errors, want)
	}
}
