package validate_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	bllibrary "muster/internal/engine/battlelore/library"
	kernellibrary "muster/internal/engine/command/kernel/library"
	"muster/internal/engine/medieval"
	"muster/internal/engine/runewars/library"
	"muster/schema/diag"
	"muster/schema/source"
)

// invalid lists the values that replace each value of a definition in turn.
func invalid() []string {
	return []string{
		"9223372036854775807", "-9223372036854775808", "-1", "0", "41", "nan", "1e308", "true", `""`, `"A1"`, `"\u202e<b>"`,
		"[]", "[[]]", "{}", "1979-05-27", `["a", 1, {}]`, `"` + strings.Repeat("z", 300) + `"`,
	}
}

// remark matches a comment.
var remark = regexp.MustCompile(`(?m)^ *#.*$| #[^"\n]*$`)

// value matches a TOML value after "=", "," or a bracket.
var value = regexp.MustCompile(`([=,\[{] *)("[^"\n]*"|-?[0-9][0-9.]*|true|false)`)

// TestInvalidValues: with any one value of a definition replaced, its checks finish and report an invalid value; they
// report nothing in the original.
func TestInvalidValues(t *testing.T) {
	texts := map[string][]byte{}
	for _, kind := range []string{"adventure", "map", "deploycards", "rulebook"} {
		texts["battlelore/spoilt."+kind+".toml"] = bllibrary.Template(
			bllibrary.TemplateWords{Kind: kind, ID: "spoilt", Name: "Spoilt"})
	}
	for _, kind := range []string{"adventure", "map", "rulebook"} {
		texts["medieval/spoilt."+kind+".toml"] = medieval.Game().Template(
			kernellibrary.TemplateWords{Kind: kind, ID: "spoilt", Name: "Spoilt"})
	}
	for _, kind := range []string{"realm", "scenario", "battle", "rulebook"} {
		texts["runewars/spoilt."+kind+".toml"] = library.Template(
			library.TemplateWords{Kind: kind, ID: "spoilt", Name: "Spoilt"})
	}
	for _, f := range library.LibraryFiles() {
		for _, id := range []string{"three-crowns.realm", "the-burning-winters.scenario", "the-gate-of-thorns.battle"} {
			if strings.HasSuffix(f.Name, "/"+id+".toml") {
				texts["runewars/"+id+".toml"] = f.Text
			}
		}
	}
	for name, text := range texts {
		t.Run(strings.TrimSuffix(name, ".toml"), func(t *testing.T) {
			t.Parallel()
			whole := remark.ReplaceAllString(string(text), "")
			file := name[strings.IndexByte(name, '/')+1:]
			for n, at := range value.FindAllStringSubmatchIndex(whole, -1) {
				for k, with := range invalid() {
					if (n+k)%3 != 0 { // each value is replaced by a third of them, and each of them is used
						continue
					}
					bad := whole[:at[4]] + with + whole[at[5]:]
					result, err := run(read([]*source.File{source.NewFile(file, []byte(bad))}, 1), 1)
					if err != nil {
						t.Fatalf("%s in the place of %s, at byte %d: %v", with, whole[at[4]:at[5]], at[4], err)
					}
					if with == "1979-05-27" && !slices.ContainsFunc(result.Findings, func(d diag.Diagnostic) bool {
						return d.Severity == diag.Error
					}) {
						t.Errorf("a date in the place of %s, at byte %d, is no mistake", whole[at[4]:at[5]], at[4])
					}
				}
			}
		})
	}
}
