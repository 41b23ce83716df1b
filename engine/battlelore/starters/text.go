package starters

import (
	"embed"
	"fmt"
	"regexp"
	"strings"

	"muster/engine/battlelore/kinds"
	"muster/schema"
)

// texts are what definitions begin with, KIND.BOARD.txt, or KIND.txt for a kind of which the board is no part. Their
// names are not those of definitions: {{id}} and the like in them are still to be put in.
//
//go:embed texts/*.txt
var texts embed.FS

// The boards for which there are texts, the usual first.
const (
	Standard = "standard"
	Epic     = "epic"
)

// Boards lists the boards that a definition of a kind can begin with, the usual first; none where a board is no part
// of it.
func Boards(kind string) []string {
	switch kind {
	case kinds.Map, kinds.Adventure:
		return []string{Standard, Epic}
	}
	return nil
}

// Words are what a starting text is still to be told.
type Words struct {
	Kind, ID, Name string
	Board          string // one of Boards; "" is the usual one
	Map            string // of an adventure: the id of its map; "" is one of the library
	Letter         string // of a set
}

// libraryMaps are the maps of the library that an adventure begins with when it is told none, by board.
var libraryMaps = map[string]string{Standard: "two-oaks", Epic: "kings-road"}

// slot is what is still to be put into a text: a word, or a word of the definition's own with an ending.
var slot = regexp.MustCompile(`\{\{([a-z]+)(-[a-z]+)?\}\}`)

// longestPrefix leaves room for an ending in the id of a row.
const longestPrefix = 48

// Text is a complete definition, with comments that tell of each key. Its rows have ids made from its own, so that two
// rulebooks of one project never bring the same.
func Text(w Words) []byte {
	name := w.Kind
	if boards := Boards(w.Kind); boards != nil {
		if w.Board == "" {
			w.Board = boards[0]
		}
		name += "." + w.Board
	}
	whose := "the project's own"
	if w.Map == "" {
		w.Map, whose = libraryMaps[w.Board], "one of the library until you have your own (`muster new map`)"
	}
	values := map[string]string{
		"id": schema.Quote(w.ID), "name": schema.Quote(w.Name), "map": schema.Quote(w.Map), "whose": whose,
		"letter": schema.Quote(w.Letter),
	}
	value := func(found string) string {
		part := slot.FindStringSubmatch(found)
		if part[1] == "prefix" {
			return schema.Quote(strings.TrimRight(w.ID[:min(len(w.ID), longestPrefix)], "-") + part[2])
		}
		return values[part[1]]
	}
	var out []byte
	for line := range strings.Lines(read(name)) {
		if slot.MatchString(line) {
			line = aligned(slot.ReplaceAllStringFunc(line, value))
		}
		out = append(out, line...)
	}
	return out
}

// remarks is the column in which the texts have the comments behind values.
const remarks = 32

// remark is a comment behind a value.
var remark = regexp.MustCompile(`^([^#]*\S) +(# .*\n)$`)

// aligned sets the comment of a line into its column again, where the value leaves room.
func aligned(line string) string {
	if part := remark.FindStringSubmatch(line); part != nil {
		return fmt.Sprintf("%-*s %s", remarks-1, part[1], part[2])
	}
	return line
}

// Settings is what the file begins with that makes a folder a project.
func Settings() []byte { return []byte(read("project")) }

func read(name string) string {
	text, err := texts.ReadFile("texts/" + name + ".txt")
	if err != nil {
		panic(err) // the program was built without a text
	}
	return string(text)
}
