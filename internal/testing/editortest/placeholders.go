package editortest

import (
	"muster/internal/editor/words"

	"slices"
	"testing"

	"muster/catalog"
)

// Placeholders checks that all shipped definitions of these kinds have placeholders with names, and that no other kinds
// have any.
func Placeholders(t *testing.T, game words.Game, all []*catalog.Entry, kinds ...string) {
	t.Helper()
	if game.Placeholders(nil) != nil {
		t.Error("no definition has placeholders")
	}
	met := map[string]bool{}
	for _, e := range all {
		set, want := game.Placeholders(e), slices.Contains(kinds, e.Doc.Kind)
		if has := set != nil && len(set.Names()) > 0; has != want {
			t.Errorf("%s %s has placeholders: %v, want %v", e.Doc.Kind, e.ID, has, want)
		}
		met[e.Doc.Kind] = true
	}
	for _, kind := range kinds {
		if !met[kind] {
			t.Errorf("no %s ships", kind)
		}
	}
}
