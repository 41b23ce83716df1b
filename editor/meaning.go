package editor

import (
	"muster/internal/editor/words"

	"path"
	"path/filepath"
	"strconv"
	"strings"

	"muster/internal/editor/outline"
	"muster/schema/project"
	"muster/schema/source"
)

// meaningOf returns the meaning of a text at a path of a definition: one common to all kinds, or the game's.
func meaningOf(g *words.Game, kind string, path []string) words.Meaning {
	switch {
	case len(path) == 1 && path[0] == "id":
		return words.Meaning{Sort: words.SortDefinition, Of: kind, Names: true}
	case len(path) == 3 && path[0] == "waive" && path[2] == "code":
		return words.Meaning{Sort: words.SortCode}
	case kind == project.Marker && isPath(path):
		return words.Meaning{Sort: words.SortPath}
	case g == nil:
		return words.Meaning{}
	}
	return g.Meaning(kind, path)
}

// isPath reports whether a text in a project's settings is a path or a pattern of paths.
func isPath(path []string) bool {
	switch len(path) {
	case 2:
		return path[0] == "print" && path[1] == "out"
	case 3:
		return path[0] == "paths" && (path[1] == "only" || path[1] == "leave_out") || path[0] == "waive" && path[2] == "path"
	}
	return false
}

func meaningAt(v *sight, path []string) words.Meaning { return meaningOf(v.game, v.kind, path) }

// word is the text at a position and its meaning.
type word struct {
	words.Meaning
	game string // of its document
	text string
	at   source.Span // without quotes
	path []string
}

// wordAt returns the word at an offset, or false if there is no word.
func wordAt(v *sight, offset int) (word, bool) {
	at := v.outline().At(offset)
	if at.In != outline.InText || at.Node == nil {
		return word{}, false
	}
	return word{meaningAt(v, at.Path), v.of, at.Node.Text, at.Word, at.Path}, true
}

// stemOf returns the id in a file's name: two-oaks of maps/two-oaks.map.toml.
func stemOf(name, kind string) string {
	return strings.TrimSuffix(path.Base(filepath.ToSlash(name)), "."+kind+".toml")
}

// isIndex reports whether a path element is the index of a list element.
func isIndex(name string) bool {
	_, err := strconv.Atoi(name)
	return err == nil
}
