package sheet

import (
	"bytes"
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// page turns an author's prose into the HTML of a sheet that has a section of its own behind it.
func proseHTML(t testing.TB, source string) string {
	t.Helper()
	w := &writer{}
	w.title("Title")
	w.section("Prose", "story")
	w.prose(source)
	w.section("After", "after")
	w.para("The end.")
	var out bytes.Buffer
	if err := w.convert(&out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

const after = "<section class=\"after\">\n<h2>After</h2>\n<p>The end.</p>\n</section>\n"

func TestProse(t *testing.T) {
	for source, want := range map[string]string{
		"Plain *and* **bold** and `code`.":                "<p>Plain <em>and</em> <strong>bold</strong> and <code>code</code>.</p>",
		"# Loud":                                          "<h4>Loud</h4>",
		"###### Quiet":                                    "<h4>Quiet</h4>",
		"Loud\n====":                                      "<h4>Loud</h4>",
		"- a\n- b\n  1. c":                                "<li>a</li>\n<li>b\n<ol>\n<li>c</li>\n</ol>\n</li>",
		"> said he":                                       "<blockquote>\n<p>said he</p>\n</blockquote>",
		"one\\\ntwo":                                      "<p>one<br>\ntwo</p>",
		"a\n\n---\n\nb":                                   "<p>a</p>\n<hr>\n<p>b</p>",
		"[web](https://example.org/a?b=1&c=2)":            `<a href="https://example.org/a?b=1&amp;c=2">web</a>`,
		"<https://example.org>":                           `<a href="https://example.org">https://example.org</a>`,
		"[mail](mailto:a@example.org)":                    `<a href="mailto:a@example.org">mail</a>`,
		"[x](javascript:alert(1))":                        "<p>x</p>",
		"[x](JaVaScRiPt:alert(1))":                        "<p>x</p>",
		"[x](java&#115;cript:alert(1))":                   "<p>x</p>",
		"[x](data:text/html;base64,PHNjcmlwdD4=)":         "<p>x</p>",
		"[x](file:///etc/passwd)":                         "<p>x</p>",
		"[x](//example.org)":                              "<p>x</p>",
		"[x][y]\n\n[y]: javascript:alert(1)":              "<p>x</p>",
		"![see](https://example.org/x.png)":               "<p>see</p>",
		"<script>alert(1)</script>":                       "",
		"a <b onclick=\"x()\">bold</b> word":              "<p>a bold word</p>",
		"<svg onload=alert(1)>\n<circle/></svg>\n\nafter": "<p>after</p>",
		"&lt;script&gt;alert(1)&lt;/script&gt;":           "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
		"{style=\"position:fixed\"} text":                 "<p>{style=&quot;position:fixed&quot;} text</p>",
		"# Head {#id onclick=x}":                          "<h4>Head {#id onclick=x}</h4>",
		"```battlemap\nmine\n```":                         "<pre><code>mine\n</code></pre>",
		"```cards\n<b>\n":                                 "<pre><code>&lt;b&gt;\n</code></pre>",
		"    indented":                                    "<pre><code>indented\n</code></pre>",
		"| a | b |\n|---|---|\n| 1 | 2 |":                 "<p>| a | b | |---|---| | 1 | 2 |</p>",
		"<!-- comment -->":                                "",
		"a\x00b\x1b[31mc":                                 "",
		"- item\n\n  ```\n  code\n  ```\n\n  and more":    "<li>\n<p>item</p>\n<pre><code>code\n</code></pre>\n<p>and more</p>\n</li>",
		"~~~\nnever closed":                               "<pre><code>never closed\n</code></pre>",
		"``a ` b``":                                       "<code>a ` b</code>",
	} {
		got := proseHTML(t, source)
		if !strings.Contains(got, want) {
			t.Errorf("%q gives\n%s\nwithout %q", source, got, want)
		}
		checkTame(t, source, got)
	}
}

// checkTame: the sheet's own structure stands, and nothing of the author's runs or loads.
func checkTame(t interface{ Errorf(string, ...any) }, source, got string) {
	if !strings.HasSuffix(got, after) {
		t.Errorf("%.80q swallows what follows it:\n%.400s", source, got)
	}
	if strings.Count(got, "<section") != 2 || strings.Count(got, "<h2>") != 2 || strings.Count(got, "<h1>") != 1 {
		t.Errorf("%.80q changes the sections:\n%.400s", source, got)
	}
	for _, bad := range []string{"<script", "<img", "<svg", "href=\"java", "href=\"data", "href=\"vb", "href=\"\"", "<iframe", "onclick=\"", "onload=alert", "<!-- raw"} {
		if strings.Contains(strings.ToLower(got), bad) {
			t.Errorf("%.80q leaves %q in:\n%.400s", source, bad, got)
		}
	}
}

// No prose, however odd, breaks out of its section.
func TestProseStaysInItsSection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pieces := rapid.SampledFrom([]string{
			"```", "~~~", "```battlemap", "```track", "\n", "\n\n", "    ", "- ", "1. ", "> ", "# ", "## ", "==", "--", "***", "*", "_", "<div>", "</div>",
			"<!--", "-->", "<script>", "[a](b)", "[a]", "[a]: javascript:x", "](", "![", "`", "\\", "text", " ", "|", "|---|", "<https://example.org>", "&#x3c;",
		})
		source := strings.Join(rapid.SliceOfN(pieces, 0, 30).Draw(t, "pieces"), "")
		checkTame(t, source, proseHTML(discard{}, source))
	})
}

// discard lets a property use a helper that wants a testing.TB; convert never fails.
type discard struct{ testing.TB }

func (discard) Helper() {}

// Long nonsense that costs a Markdown reader quadratic time is cut before it does.
func TestProseIsCapped(t *testing.T) {
	for name, source := range map[string]string{
		"links":  strings.Repeat("[a](b", 20_000),
		"lists":  deepList(2000),
		"quotes": strings.Repeat("> ", 50_000) + "x",
		"tables": strings.Repeat("| a ", 20_000) + "\n" + strings.Repeat("|---", 20_000) + "\n" + strings.Repeat("| b\n", 200),
		"stars":  strings.Repeat("*a **b ", 20_000),
		"ticks":  strings.Repeat("`", 100_000),
		"html":   strings.Repeat("<div><p>", 20_000),
		"wide":   strings.Repeat("é", 100_000),
	} {
		got := proseHTML(t, source)
		if len(got) > 40*proseCap {
			t.Errorf("%s: %d bytes of HTML", name, len(got))
		}
		if !strings.Contains(got, "longer than a sheet takes") {
			t.Errorf("%s: the sheet does not say that text is missing", name)
		}
		checkTame(t, name, got)
	}
}

func deepList(levels int) string {
	var b strings.Builder
	for i := range levels {
		b.WriteString(strings.Repeat(" ", 2*i) + "- x\n")
	}
	return b.String()
}

// All the fields of a file together are capped too.
func TestProseTotalIsCapped(t *testing.T) {
	w := &writer{}
	for range 100 {
		w.prose(strings.Repeat("word ", 2000))
	}
	if n := w.b.Len(); n > proseTotal+2*proseCap {
		t.Errorf("%d bytes of prose", n)
	}
}
