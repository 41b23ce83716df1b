package setup

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deck"
	"muster/internal/engine/battlelore/deploy"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

var update = flag.Bool("update", false, "write the numbers of what ships anew")

// The numbers of everything that ships: recorded games and saved draws name them. A change here means that none of them
// can be played again, so that it must come from the content and not from the program.
func TestContentNumbers(t *testing.T) {
	const file = "testdata/content.txt"
	cat := library.New(nil, 1)
	var got strings.Builder
	for _, e := range cat.All(rulebook.KindAdventure) {
		b, refused := New(cat, e, Options{Seed: 7})
		if len(refused) > 0 {
			t.Fatalf("%s: %v", e.ID, messages(refused))
		}
		fmt.Fprintf(&got, "adventure %s %s\n", e.ID, b.Content())
	}
	for _, e := range cat.All(rulebook.KindMap) {
		fmt.Fprintf(&got, "map %s %s\n", e.ID, deploy.FieldHash(e.Field()))
	}
	for _, e := range cat.All(rulebook.KindDeploycards) {
		set, faults := deck.Link(e.Set, e.Rules())
		if len(faults) > 0 {
			t.Fatalf("%s: %v", e.ID, faults)
		}
		fmt.Fprintf(&got, "set %s %s\n", e.ID, deploy.SetHash(set))
	}
	if *update {
		if err := os.WriteFile(file, []byte(got.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("the numbers are\n%swant\n%s", got.String(), want)
	}
}
