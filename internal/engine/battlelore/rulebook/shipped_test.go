package rulebook

import (
	"reflect"
	"testing"

	"muster/internal/engine/command/rows"
)

// TestShippedTables reads every shipped table as a user's file is read: no finding, and the same values.
func TestShippedTables(t *testing.T) {
	docs := rows.Documents(Tables())
	if len(docs) < 13 {
		t.Fatalf("%d tables", len(docs))
	}
	for _, quick := range docs {
		full, found := FileKinds().Load(quick.File)
		for _, d := range found {
			t.Errorf("%s:%d:%d: %s (%s)", d.File, d.Start.Line, d.Start.Column, d.Message, d.Code)
		}
		if !reflect.DeepEqual(full.Tree, quick.Tree) || full.Kind != quick.Kind {
			t.Errorf("%s reads otherwise as a shipped file", quick.File.Name)
		}
	}
}
