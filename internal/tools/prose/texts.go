package main

import (
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

// text is Markdown for Vale: a page of the repository, or one made from help texts or messages.
type text struct {
	Name string // as .vale/pending.txt names it: "docs/explanation/cache.md", "help/muster/check.md"
	Path string
}

// texts lists all texts for readers below root. It first writes help texts, messages, comments and the texts of sheets
// and web pages into dir.
func texts(root, dir string) ([]text, error) {
	list, err := pages(root)
	if err != nil {
		return nil, err
	}
	made := help()
	said, err := messages(root)
	if err != nil {
		return nil, err
	}
	fixed, err := catalogue()
	if err != nil {
		return nil, err
	}
	remarks, err := comments(root)
	if err != nil {
		return nil, err
	}
	code, err := codeTexts(root)
	if err != nil {
		return nil, err
	}
	for _, more := range []map[string][]string{said, fixed, remarks, code} {
		maps.Copy(made, more)
	}
	shown, err := webPages(list)
	if err != nil {
		return nil, err
	}
	maps.Copy(made, shown)
	list = slices.DeleteFunc(list, func(t text) bool { return isWebPage(t.Name) })
	for name, lines := range made {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o777); err != nil {
			return nil, err
		}
		if err := os.WriteFile(file, []byte(markdown(lines)), 0o666); err != nil {
			return nil, err
		}
		list = append(list, text{name, file})
	}
	slices.SortFunc(list, func(a, b text) int { return strings.Compare(a.Name, b.Name) })
	return list, nil
}

// pages lists the Markdown of the repository, the templates of web pages and the English pages that tests print. Other
// test data is not prose.
func pages(root string) ([]text, error) {
	var list []text
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			switch base := d.Name(); {
			case name == ".":
			case base == "testdata" && strings.HasPrefix(strings.TrimPrefix(name, "internal/"), "sheet/"):
			case strings.HasPrefix(base, "."), base == "testdata", base == "node_modules",
				slices.Contains([]string{"bin", "dist", "dist-vscode", "dist-site", "out", "sheets"}, name):
				return filepath.SkipDir
			}
			return nil
		}
		web := isWebPage(name) && !strings.HasSuffix(name, ".de.html") && !strings.HasPrefix(name, "docs/")
		if web || strings.HasSuffix(name, ".md") && !strings.HasSuffix(name, ".de.md") {
			list = append(list, text{name, filepath.Join(root, filepath.FromSlash(name))})
		}
		return nil
	})
	return list, err
}

// pendingTexts reads the names and patterns of .vale/pending.txt.
func pendingTexts(root string) ([]string, error) {
	data, err := os.ReadFile(filepath.Join(root, ".vale", "pending.txt"))
	if err != nil {
		return nil, err
	}
	var list []string
	for line := range strings.Lines(string(data)) {
		if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
			list = append(list, line)
		}
	}
	return list, nil
}

// matches reports whether a text is one of those that patterns name.
func matches(patterns []string, t text) bool {
	return slices.ContainsFunc(patterns, func(pattern string) bool {
		is, _ := path.Match(pattern, t.Name) // a faulty pattern names no text, which TestPending reports
		return is
	})
}

var escape = strings.NewReplacer(`\`, `\\`, "`", "'", "*", `\*`, "_", `\_`, "<", `\<`, "[", `\[`, "#", `\#`, "|", `\|`)

// markdown makes a paragraph of each line.
func markdown(lines []string) string {
	var b strings.Builder
	for _, line := range lines {
		b.WriteString(escape.Replace(strings.TrimSpace(line)) + "\n\n")
	}
	return b.String()
}
