package words_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"muster/internal/words"
)

// TestCatalogue checks that each text used by pages has a row in each language with the same verbs, and that each row
// is used.
func TestCatalogue(t *testing.T) {
	asked := readAsked(t, "../../sheet", "../../draw", "../sheet", "../draw", "../report/battlelore")
	for _, tag := range words.Tags()[1:] {
		all, err := words.Of(tag)
		if err != nil {
			t.Fatal(err)
		}
		texts, counts := map[string]bool{}, map[string]bool{}
		once := func(file, key string, in map[string]bool) {
			if key == "" || in[key] {
				t.Errorf("%s/%s: the row %q has no English or comes twice", tag, file, key)
			}
			in[key] = true
		}
		named := ""
		for _, rows := range all {
			named += rows.Name
			for _, row := range rows.Texts {
				once(rows.File, row.English, texts)
				if _, ok := asked.texts[row.English]; !ok {
					t.Errorf("%s/%s: nobody asks for %q", tag, rows.File, row.English)
				}
				sameVerbs(t, tag, row.English, row.Is, false)
			}
			for i := range rows.Counts {
				row := &rows.Counts[i]
				once(rows.File, row.English, counts)
				if _, ok := asked.counts[row.English]; !ok {
					t.Errorf("%s/%s: nobody asks for %q with a number", tag, rows.File, row.English)
				}
				forms, is := row.Forms()
				if !slices.Contains(forms, "other") {
					t.Errorf("%s/%s: %q has no form for other numbers", tag, rows.File, row.English)
				}
				for j := range is {
					sameVerbs(t, tag, row.English, is[j], forms[j] != "other")
				}
			}
		}
		if named == "" {
			t.Errorf("%s has no name", tag)
		}
		var missing []string
		for key, at := range asked.texts {
			if !texts[key] {
				missing = append(missing, fmt.Sprintf("[[texts]] # %s\nen = %q\nis = \"\"\n", at, key))
			}
		}
		for key, at := range asked.counts {
			if !counts[key] {
				missing = append(missing, fmt.Sprintf("[[counts]] # %s\nen    = %q\none   = \"\"\nother = \"\"\n", at, key))
			}
		}
		if slices.Sort(missing); len(missing) > 0 {
			t.Errorf("languages/%s lacks %d rows:\n\n%s", tag, len(missing), strings.Join(missing, "\n"))
		}
	}
}

// asked are the texts used by pages, with one position each.
type asked struct{ texts, counts map[string]string }

// readAsked finds them in the Go code of folders, including that of templates: the calls of T and Tn. Their arguments
// must be literals or constants.
func readAsked(t *testing.T, folders ...string) asked {
	t.Helper()
	out := asked{map[string]string{}, map[string]string{}}
	set := token.NewFileSet()
	var code []*ast.File
	consts := map[string]ast.Expr{} // by the name of the package and their own
	read := func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil || d.IsDir() || strings.HasSuffix(path, "_test.go"):
		case strings.HasSuffix(path, ".go"):
			file, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return err
			}
			code = append(code, file)
			for _, d := range file.Decls {
				if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.CONST {
					for _, spec := range g.Specs {
						v := spec.(*ast.ValueSpec)
						for i, name := range v.Names {
							if i < len(v.Values) {
								consts[file.Name.Name+"."+name.Name] = v.Values[i]
							}
						}
					}
				}
			}
		}
		return err
	}
	for _, folder := range folders {
		if err := filepath.WalkDir(folder, read); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range code {
		ast.Inspect(file, func(n ast.Node) bool {
			call, ok := n.(*ast.CallExpr)
			if !ok {
				return true
			}
			method, ok := call.Fun.(*ast.SelectorExpr)
			if !ok || method.Sel.Name != "T" && method.Sel.Name != "Tn" {
				return true
			}
			at := set.Position(call.Pos())
			texts := call.Args[:min(1, len(call.Args))]
			if method.Sel.Name == "Tn" {
				texts = call.Args[:min(2, len(call.Args))]
			}
			if len(texts) == 0 {
				return true
			}
			var keys []string
			for _, x := range texts {
				key, ok := constant(x, file.Name.Name, consts)
				if !ok {
					t.Errorf("%s: %s is asked for a text that does not stand there", at, method.Sel.Name)
					return true
				}
				keys = append(keys, key)
			}
			if want, given := most(verbs(t, keys[len(keys)-1])), len(call.Args)-len(keys); want != given {
				t.Errorf("%s: %s is given %d for the %d that its text asks for", at, method.Sel.Name, given, want)
			}
			place := fmt.Sprintf("%s:%d", strings.TrimPrefix(filepath.ToSlash(at.Filename), "../../"), at.Line)
			if len(keys) == 2 {
				out.counts[keys[1]] = place
				sameVerbs(t, "en", keys[1], keys[0], true)
			} else if len(keys) == 1 {
				out.texts[keys[0]] = place
			}
			return true
		})
	}
	if len(out.texts) < 10 || len(out.counts) < 3 {
		t.Fatalf("only %d texts and %d counts are asked for", len(out.texts), len(out.counts))
	}
	return out
}

// constant returns the value of a literal, a concatenation, or a constant.
func constant(x ast.Expr, in string, consts map[string]ast.Expr) (string, bool) {
	switch x := x.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(x.Value)
		return text, err == nil && x.Kind == token.STRING
	case *ast.BinaryExpr:
		left, ok := constant(x.X, in, consts)
		right, also := constant(x.Y, in, consts)
		return left + right, ok && also
	case *ast.Ident:
		if v, ok := consts[in+"."+x.Name]; ok {
			return constant(v, in, consts)
		}
	case *ast.SelectorExpr:
		if pkg, ok := x.X.(*ast.Ident); ok {
			if v, ok := consts[pkg.Name+"."+x.Sel.Name]; ok {
				return constant(v, pkg.Name, consts)
			}
		}
	}
	return "", false
}

// verb matches a format verb: %s, %d, %[2]s, or %%.
var verb = regexp.MustCompile(`%(?:\[(\d+)\])?([a-z%]|$)`)

// verbs returns the format verbs of a text, each with its argument index.
func verbs(t *testing.T, text string) []string {
	t.Helper()
	var out []string
	place := 0
	for _, m := range verb.FindAllStringSubmatch(text, -1) {
		switch {
		case m[2] == "%":
			continue
		case m[2] != "s" && m[2] != "d":
			t.Errorf("%q has a verb that is neither %%s nor %%d", text)
		case m[1] != "":
			place, _ = strconv.Atoi(m[1])
		default:
			place++
		}
		out = append(out, strconv.Itoa(place)+m[2])
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// most returns the number of arguments that the verbs use.
func most(verbs []string) int {
	n := 0
	for _, v := range verbs {
		place, _ := strconv.Atoi(v[:len(v)-1])
		n = max(n, place)
	}
	return n
}

// sameVerbs checks that a translation uses the same arguments as the English text. A form for small numbers may omit
// the number, the first argument.
func sameVerbs(t *testing.T, tag, english, is string, few bool) {
	t.Helper()
	want, got := verbs(t, english), verbs(t, is)
	if slices.Equal(want, got) && is != "" {
		return
	}
	if few && len(want) > 0 && slices.Equal(want[1:], got) {
		return
	}
	t.Errorf("%s: %q asks for %v, and %q for %v", tag, english, want, is, got)
}
