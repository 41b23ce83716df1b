package layout_test

import (
	"bytes"
	"fmt"
	"testing"

	"muster/internal/schema/layout"
	"muster/schema/source"
)

// big returns an adventure of about 1 MB, as an author might write it.
func big() []byte {
	var b bytes.Buffer
	b.WriteString("# A long war.\nname='The Long War'\nkind=\"adventure\"\nformat=1\nid=\"long-war\"\n\n")
	for i := range 6500 {
		fmt.Fprintf(&b, "[[pennant.units]]\nat = [\"a%d\",'b%d',  \"c%d\"] # where\ntype='blue-human-sword'\n# why\n"+
			"note = \"number %d of them\"\ncost={ b=1, a = 2 }\n\n\n", i%9, i%8, i%7, i)
	}
	return b.Bytes()
}

// BenchmarkText formats a file that is already formatted, the common case of `muster fmt --dry-run`, and one that is
// not, which the guard reads twice.
func BenchmarkText(b *testing.B) {
	open := big()
	laid, _, err := layout.Text(source.NewFile("a.adventure.toml", open), games())
	if err != nil {
		b.Fatal(err)
	}
	for name, text := range map[string][]byte{"laid out": laid, "not laid out": open} {
		b.Run(name, func(b *testing.B) {
			b.SetBytes(int64(len(text)))
			b.ReportAllocs()
			for b.Loop() {
				out, found, err := layout.Text(source.NewFile("a.adventure.toml", text), games())
				if err != nil || len(found) > 0 || len(out) == 0 {
					b.Fatal(found, err)
				}
			}
		})
	}
}
