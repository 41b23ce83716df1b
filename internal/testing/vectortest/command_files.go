package vectortest

import (
	"fmt"
	"strings"

	"muster/schema/source"
)

// Files are the files that an author would write for a vector: map, adventure, and rulebook if it has rows. head is the
// first lines of a file of a kind.
func (v *CommandVector[P]) Files(head func(kind string) string, board, adventure string) []*source.File {
	files := []*source.File{
		source.NewFile("vector.map.toml", []byte(head("map")+v.ground(board))),
		source.NewFile("vector.adventure.toml", []byte(head("adventure")+adventure)),
	}
	if v.Rulebook != nil {
		text := head("rulebook") + strings.Join(v.Rulebook, "\n") + "\n"
		files = append(files, source.NewFile("vector.rulebook.toml", []byte(text)))
	}
	return files
}

// ground returns the map of a vector.
func (v *CommandVector[P]) ground(board string) string {
	var w strings.Builder
	fmt.Fprintf(&w, "board = %q\nrows = %s\n", board, Array(v.Rows))
	for _, f := range v.Features {
		fmt.Fprintf(&w, "[[features]]\ntype = %q\nat = %s\n", f[0], Array(f[1:]))
	}
	for _, e := range v.Edges {
		fmt.Fprintf(&w, "[[edges]]\ntype = %q\nat = %q\nsides = %s\n", e[0], e[1], Array(e[2:]))
	}
	for _, p := range v.Places {
		fmt.Fprintf(&w, "[[places]]\ntype = %q\nat = %s\n", p[0], Array(p[1:]))
	}
	return w.String()
}

// ObjectivesText returns the objectives of a vector in the form of an adventure.
func (v *CommandVector[P]) ObjectivesText() string {
	var w strings.Builder
	for _, o := range v.Objectives {
		fmt.Fprintf(&w, "[[victory.objectives]]\nname = \"Objective\"\nat = %s\nbanners = %d\npermanent = %v\n",
			Array(o.At), o.Banners, o.Permanent)
		if o.Side != "" {
			fmt.Fprintf(&w, "side = %q\n", o.Side)
		}
	}
	return w.String()
}

// Array writes words as an array of TOML.
func Array(words []string) string {
	quoted := make([]string, len(words))
	for i, word := range words {
		quoted[i] = fmt.Sprintf("%q", word)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}
