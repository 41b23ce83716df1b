package runewars

import (
	"bytes"
	"crypto/sha256"
	"flag"
	"fmt"
	"os"
	"testing"

	"muster/draw"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// TestPlain compares the checksums of flat drawings with a golden file: prints with little ink stay as they are.
func TestPlain(t *testing.T) {
	const golden = "testdata/plain.txt"
	var got bytes.Buffer
	for _, l := range shipped() {
		id, s := l.Definition.ID, &Scene{Realm: l, Style: draw.Plain}
		fmt.Fprintf(&got, "%s map %x\n", id, sha256.Sum256(AppendSVG(nil, s)))
		fmt.Fprintf(&got, "%s stage %x\n", id, sha256.Sum256(AppendStage(nil, s, []string{CityPiece})))
		fmt.Fprintf(&got, "%s tile %x\n", id, sha256.Sum256(AppendTile(nil, s, "A tile", []int{0, 1, 2})))
	}
	if *update {
		if err := os.WriteFile(golden, got.Bytes(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want) {
		t.Errorf("the flat drawings are not those of %s but\n%s", golden, &got)
	}
}

// shipped returns the realms of the library.
func shipped() []*library.LinkedRealm {
	var out []*library.LinkedRealm
	for _, e := range library.New(nil, 1).All(rulebook.KindRealm) {
		out = append(out, e.Linked())
	}
	return out
}
