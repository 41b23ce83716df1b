package schema

import (
	"fmt"
	"strings"
	"testing"

	"muster/schema/source"
)

// TestBracketsEverywhere: for every table and list of tables of every kind, one header with wrong brackets among
// correct ones is the only finding, on its own line.
func TestBracketsEverywhere(t *testing.T) {
	lists, tables := 0, 0
	for _, kind := range game().Names() {
		eachTable(game().shape(kind), func(path []string, s *shape, head string) {
			name := strings.Join(path, ".")
			right, wrong, want := "[["+name+"]]", "["+name+"]", " must be a list, not a table"
			if s.Type == "object" {
				right, wrong, want = wrong, right, " must be a table, not a list"
				tables++
			} else {
				lists++
			}
			head = fmt.Sprintf("kind = %q\n%s", kind, head)
			for _, order := range [][]string{{right, wrong}, {wrong, right}, {right, right, wrong}, {right, wrong, right}} {
				if s.Type == "object" && len(order) > 2 {
					continue // a duplicate table is a different mistake
				}
				text, line := head, 0
				for i, header := range order {
					if header == wrong {
						line = strings.Count(text, "\n") + 1
					}
					text += fmt.Sprintf("%s\nx = %d\n", header, i)
				}
				_, found := game().Load(source.NewFile("x.toml", []byte(text)))
				if len(found) != 1 || found[0].Code != "schema/wrong-type" || found[0].Start.Line != line ||
					found[0].Message != path[len(path)-1]+want || !strings.HasSuffix(found[0].Help, right) {
					t.Fatalf("%s: %+v", text, found)
				}
			}
		})
	}
	if lists < 60 || tables < 15 {
		t.Errorf("%d lists and %d tables", lists, tables)
	}
}

// eachTable visits the tables and lists of tables below a shape; head creates the enclosing lists.
func eachTable(s *shape, visit func(path []string, s *shape, head string)) {
	var down func(s *shape, path []string, head string)
	down = func(s *shape, path []string, head string) {
		for name := range s.Properties {
			p := s.property(name)
			at := append(append([]string{}, path...), name)
			switch {
			case p.Type == "object" && len(p.Properties) > 0:
				visit(at, p, head)
				down(p, at, head)
			case p.Type == "array" && p.Items != nil && p.Items.here().Type == "object":
				visit(at, p, head)
				down(p.Items.here(), at, head+"[["+strings.Join(at, ".")+"]]\n")
			}
		}
	}
	down(s, nil, "")
}
