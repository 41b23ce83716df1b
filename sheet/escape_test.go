package sheet

import (
	"bytes"
	"strings"
	"testing"

	"github.com/yuin/goldmark/util"
	"pgregory.net/rapid"
)

// html returns the output of a Markdown parser for a text, without the paragraph or cell around it.
func html(t *rapid.T, markdown, before, after string) string {
	var out bytes.Buffer
	if err := converter().Convert([]byte(markdown), &out); err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(out.String(), before)
	body, _, ok2 := strings.Cut(rest, after)
	if !ok || !ok2 {
		t.Fatalf("no %s...%s in %q", before, after, out.String())
	}
	return body
}

// nasty generates texts with Markdown's special characters.
func nasty() *rapid.Generator[string] {
	pieces := []string{
		"*",
		"_",
		"`",
		"```",
		"~~~",
		"#",
		"[",
		"]",
		"(",
		")",
		"<",
		">",
		"!",
		"|",
		"\\",
		"&",
		"&amp;",
		"&#35;",
		"-",
		"+",
		"=",
		"1.",
		"2)",
		":",
		"---",
		"===",
		"***",
		" ",
		"  ",
		"\t",
		"\n",
		"\n\n",
		"a",
		"word",
		"é",
		"https://example.org",
		"<b>",
		"</script>",
		"[x](y)",
		"\u00a0",
		"\x00",
		"\u202e",
		"\"",
		"'",
		"{#id}",
		"$",
		"^",
		"~",
		"@",
		";",
		"::",
		":-:",
	}
	return rapid.OneOf(
		rapid.String(),
		rapid.Map(
			rapid.SliceOfN(rapid.SampledFrom(pieces), 0, 12),
			func(s []string) string { return strings.Join(s, "") },
		),
	)
}

// TestEscIsTheText checks that the rendered form of an escaped text is the text, in every position that a sheet uses.
func TestEscIsTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := nasty().Draw(t, "text")
		want := string(util.EscapeHTML([]byte(Clean(text))))
		if want == "" {
			if Esc(text) != "" {
				t.Fatalf("%q is not empty", Esc(text))
			}
			return
		}
		for _, place := range []struct{ markdown, before, after string }{
			{Esc(text) + "\n", "<p>", "</p>"},
			{"before " + esc(text, false) + " after\n", "<p>before ", " after</p>"},
			{"## " + Esc(text) + "\n", "<h2>", "</h2>"},
			{"- " + Esc(text) + "\n", "<li>", "</li>"},
			{"| a |\n| --- |\n| " + Esc(text) + " |\n", "<th scope=\"row\">", "</th>"},
			{"**" + "x " + esc(text, false) + " x**\n", "<strong>x ", " x</strong>"},
		} {
			if got := html(t, place.markdown, place.before, place.after); got != want {
				t.Fatalf("%q in %q is shown as %q, want %q", text, place.markdown, got, want)
			}
		}
	})
}

// TestFoldKeepsTheText checks that a text folded into lines has the same content as on one line.
func TestFoldKeepsTheText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := strings.TrimSpace(strings.Repeat(nasty().Draw(t, "text")+" and then ", 6))
		want := string(util.EscapeHTML([]byte(Clean(text))))
		got := html(t, Fold(Esc(text), rapid.IntRange(1, 40).Draw(t, "width"), "")+"\n", "<p>", "</p>")
		if strings.ReplaceAll(got, "\n", " ") != want {
			t.Fatalf("%q is shown as %q", text, got)
		}
	})
}

func TestEscReadsWell(t *testing.T) {
	for text, want := range map[string]string{
		"Hook & Cod, 1415. A day's march": "Hook & Cod, 1415. A day's march",
		"1415. Agincourt":                 `1415\. Agincourt`,
		"- a dash":                        `\- a dash`,
		"a - dash":                        "a - dash",
		"*bold* move":                     `\*bold\* move`,
		"a  b\n c":                        "a b c",
		"&lt;":                            `\&lt;`,
		"\u202ereversed":                  "reversed",
		"bad \xff byte":                   "bad \ufffd byte",
	} {
		if got := Esc(text); got != want {
			t.Errorf("Esc(%q) is %q, want %q", text, got, want)
		}
	}
}
