package project

import (
	"bufio"
	"fmt"
	"path/filepath"
	"slices"
	"strings"

	"muster/schema/diag"
	"muster/schema/source"
)

// endings are the suffixes of definition names, correct and misspelt.
var endings = []string{"toml", "tml", "tom", "tolm", "tmol", "otml", "tomll", "tooml"}

// shortWord is the minimum length at which a word similar to a kind counts as a misspelt kind.
const shortWord = 6

// looksLike returns why a file with another name may be meant as a definition, and the name that it should have; or "".
func (f *Finder) looksLike(path string) (why, meant string) {
	base := filepath.Base(path)
	lower := strings.ToLower(base)
	if saved := strings.TrimSuffix(lower, ".txt"); saved != lower && f.kinds.OfName(saved) != "" {
		return f.asText(path, base[:len(saved)])
	}
	stem, ext := cutLast(lower)
	if ext == "txt" { // bell.map.txt: only if its text agrees, because people keep notes in such files
		if id, kind := cutLast(stem); id != "" && f.kinds.Has(kind) && f.kindInside(path) == kind {
			return fmt.Sprintf("its name ends in .txt, not in .%s.toml", kind), base[:len(stem)] + ".toml"
		}
	}
	if !slices.Contains(endings, ext) {
		return "", ""
	}
	id, kind := cutLast(stem)
	if !f.kinds.Has(kind) {
		near := diag.Nearest(kind, f.kinds.Names())
		if len(kind) < shortWord && f.kindInside(path) == "" {
			near = "" // a short word is similar to many
		}
		kind = near
	}
	if id == "" || kind == "" {
		if id, kind = stem, f.kindInside(path); kind == "" {
			return "", ""
		}
		return fmt.Sprintf("it says kind = %q, and its name does not end in .%s.toml", kind, kind),
			fmt.Sprintf("%s.%s.toml", id, kind)
	}
	meant = base[:len(id)] + "." + kind + ".toml"
	return fmt.Sprintf("its name ends in %s, not in .%s.toml", base[len(id):], kind), meant
}

// asText handles a definition that an editor saved as a text: bell.map.toml.txt. If the definition itself is in the
// same folder, the text is a copy.
func (f *Finder) asText(path, want string) (why, meant string) {
	if _, err := f.files.Lstat(filepath.Join(filepath.Dir(path), want)); err == nil {
		return "", ""
	}
	return "its name ends in .toml.txt, not in .toml", want
}

// cutLast cuts a name at its last dot.
func cutLast(name string) (before, after string) {
	i := strings.LastIndexByte(name, '.')
	if i < 0 {
		return "", name
	}
	return name[:i], name[i+1:]
}

var kindLine = source.LazyRegexp(`^\s*kind\s*=\s*["']([A-Za-z-]+)["']\s*(?:#.*)?$`)

// kindInside returns the kind stated in a TOML file before the first table, or "".
func (f *Finder) kindInside(path string) string {
	file, err := f.files.Open(path)
	if err != nil {
		return ""
	}
	defer file.Close()
	lines := bufio.NewScanner(file)
	for n := 0; n < 100 && lines.Scan(); n++ {
		if strings.HasPrefix(strings.TrimSpace(lines.Text()), "[") {
			return ""
		}
		if m := kindLine().FindStringSubmatch(lines.Text()); m != nil {
			if f.kinds.Has(m[1]) {
				return m[1]
			}
			return diag.Nearest(m[1], f.kinds.Names())
		}
	}
	return ""
}
