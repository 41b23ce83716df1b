package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// commented are the folders whose files users read and copy: templates, shipped definitions, thresholds, examples.
var commented = []string{"adventures/library", "deploycards/library", "examples", "internal/engine",
	"internal/validate", "maps/library"}

// comments returns the comments of files that users read, a text for each file, and the README of a new project.
func comments(root string) (map[string][]string, error) {
	made := map[string][]string{}
	repository := os.DirFS(root)
	for _, dir := range commented {
		err := fs.WalkDir(repository, dir, func(name string, d fs.DirEntry, err error) error {
			switch {
			case err != nil:
				return err
			case d.IsDir() && d.Name() == "testdata":
				return filepath.SkipDir
			case d.IsDir() || !isCommented(name):
				return nil
			}
			data, err := fs.ReadFile(repository, name)
			if err != nil {
				return err
			}
			if list := commentsOf(string(data), strings.Contains(name, "/texts/")); len(list) > 0 {
				made["comments/"+name+".md"] = list
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	readme, err := literals(filepath.Join(root, "internal", "cli", "newcmd", "readme.go"))
	if err != nil {
		return nil, err
	}
	made["comments/new/README.md"] = readme
	return made, nil
}

// isCommented reports whether users read the comments of a file. Rulebook tables are internal.
func isCommented(name string) bool {
	switch {
	case strings.HasPrefix(name, "internal/engine/"):
		return strings.Contains(name, "/texts/")
	case strings.HasPrefix(name, "internal/validate/"):
		return slices.Contains([]string{"limits.toml", "targets.toml"}, path.Base(name))
	}
	return slices.Contains([]string{".toml", ".yml", ".yaml", ".gitignore"}, path.Ext(name))
}

// setting matches a commented-out setting: a key with its value, or a table's name.
var setting = regexp.MustCompile(`^(?:\[|[a-z_]+ *=)`)

// commentsOf returns the comments of TOML or YAML. Consecutive comment lines form a paragraph. With prose it includes
// multi-line strings.
func commentsOf(data string, prose bool) []string {
	var list, joined []string
	end := func() {
		if len(joined) > 0 {
			list = append(list, strings.Join(joined, " "))
		}
		joined = nil
	}
	long := false // inside a text of several lines
	for line := range strings.Lines(data) {
		line = strings.TrimSpace(line)
		if strings.Count(line, `"""`) == 1 {
			end()
			long = !long
			continue
		}
		if long {
			if prose {
				joined = append(joined, line)
			}
			continue
		}
		code, comment, _ := split(line)
		comment = strings.TrimSpace(comment)
		if code == "" && setting.MatchString(comment) {
			end()
			if _, comment, is := split(comment); is {
				list = append(list, strings.TrimSpace(comment))
			}
			continue
		}
		switch {
		case comment == "":
			end()
		case code != "":
			end()
			list = append(list, comment)
		default:
			joined = append(joined, comment)
		}
	}
	end()
	return list
}

// split cuts a line before the # of its comment.
func split(line string) (code, comment string, is bool) {
	quote := rune(0)
	for i, r := range line {
		switch {
		case quote != 0:
			if r == quote {
				quote = 0
			}
		case r == '"':
			quote = r
		case r == '#' && (i == 0 || line[i-1] == ' '):
			return strings.TrimSpace(line[:i]), line[i+1:], true
		}
	}
	return line, "", false
}
