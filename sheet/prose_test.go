package sheet

import (
	"bytes"
	"strings"
	"testing"
	"unicode/utf8"

	"pgregory.net/rapid"
)

// proseHTML renders an author's prose as the HTML of a sheet with a section of its own after it.
func proseHTML(t testing.TB, source string) string {
	t.Helper()
	w := &Writer{}
	w.Title("Title")
	w.Section("Prose", "story")
	w.Prose(source)
	w.Section("After", "after")
	w.Para("The end.")
	var out bytes.Buffer
	if err := w.convert(&out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

const after = "<section class=\"after\">\n<h2>After</h2>\n<p>The end.</p>\n</section>\n</div>\n"

func TestProse(t *testing.T) {
	for source, want := range map[string]string{
		"Plain *and* **bold** and `code`.": "<p>Plain <em>and</em> <strong>bold</strong> and " +
			"<code>code</code>.</p>",
		"# Loud":                                          "<h3>Loud</h3>",
		"###### Quiet":                                    "<h3>Quiet</h3>",
		"Loud\n====":                                      "<h3>Loud</h3>",
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
		"# Head {#id onclick=x}":                          "<h3>Head {#id onclick=x}</h3>",
		"```battlemap\nmine\n```":                         "<pre><code>mine\n</code></pre>",
		"```cards\n<b>\n":                                 "<pre><code>&lt;b&gt;\n</code></pre>",
		"    indented":                                    "<pre><code>indented\n</code></pre>",
		"| a | b |\n|---|---|\n| 1 | 2 |":                 "<p>| a | b | |---|---| | 1 | 2 |</p>",
		"<script>alert(1)</script> Sir Hugh *rode*.":      "<p>Sir Hugh <em>rode</em>.</p>",
		"<div class=x>\nSir Hugh\n</div>":                 "<p>Sir Hugh</p>",
		"<b>Sir</b> Hugh":                                 "<p>Sir Hugh</p>",
		"<!-- comment -->":                                "",
		"a\x00b\x1b[31mc":                                 "",
		"- item\n\n  ```\n  code\n  ```\n\n  and more": "<li>\n<p>item</p>\n<pre><code>code\n</code></pre>\n<p>and " +
			"more</p>\n</li>",
		"~~~\nnever closed": "<pre><code>never closed\n</code></pre>",
		"``a ` b``":         "<code>a ` b</code>",
		"```[a]: javascript:x````````````battlemap~~~```battlemap``````battlemap" + strings.Repeat(" and on",
			9): "<p><code>[a]: javascript:x",
	} {
		got := proseHTML(t, source)
		if !strings.Contains(got, want) {
			t.Errorf("%q gives\n%s\nwithout %q", source, got, want)
		}
		checkTame(t, source, got)
	}
}

// checkTame checks that the sheet's own structure is intact, and that nothing of the author's runs or loads.
func checkTame(t interface{ Errorf(string, ...any) }, source, got string) {
	if !strings.HasSuffix(got, after) {
		t.Errorf("%.80q swallows what follows it:\n%.400s", source, got)
	}
	if strings.Count(got, "<section") != 2 || strings.Count(got, "<h2>") != 2 || strings.Count(got, "<h1>") != 1 {
		t.Errorf("%.80q changes the sections:\n%.400s", source, got)
	}
	for _, bad := range []string{"<script", "<img", "<svg", "href=\"java", "href=\"data", "href=\"vb", "href=\"\"",
		"<iframe", "onclick=\"", "onload=alert", "<!-- raw"} {
		if strings.Contains(strings.ToLower(got), bad) {
			t.Errorf("%.80q leaves %q in:\n%.400s", source, bad, got)
		}
	}
}

// TestProseStaysInItsSection checks that no prose breaks out of its section.
func TestProseStaysInItsSection(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		pieces := rapid.SampledFrom([]string{
			"```",
			"~~~",
			"```battlemap",
			"```track",
			"\n",
			"\n\n",
			"    ",
			"- ",
			"1. ",
			"> ",
			"# ",
			"## ",
			"==",
			"--",
			"***",
			"*",
			"_",
			"<div>",
			"</div>",
			"<!--",
			"-->",
			"<script>",
			"[a](b)",
			"[a]",
			"[a]: javascript:x",
			"](",
			"![",
			"`",
			"\\",
			"text",
			" ",
			"|",
			"|---|",
			"<https://example.org>",
			"&#x3c;",
		})
		source := strings.Join(rapid.SliceOfN(pieces, 0, 30).Draw(t, "pieces"), "")
		checkTame(t, source, proseHTML(discard{}, source))
	})
}

// discard lets a property use a helper that needs a testing.TB; convert never fails.
type discard struct{ testing.TB }

func (discard) Helper() {}

// cutNote is the text of a sheet about omitted text.
const cutNote = "longer than a sheet takes"

// TestProseIsWhole checks that a field is printed completely up to the 65,536 characters that a definition may have:
// plain words, normal Markdown, and the letters of any script.
func TestProseIsWhole(t *testing.T) {
	long := func(unit string) string {
		n := proseCap / utf8.RuneCountInString(unit)
		return strings.Repeat(unit, n) + strings.Repeat("x", proseCap-n*utf8.RuneCountInString(unit)-5) + " END."
	}
	for name, source := range map[string]string{
		"words":      long("The toll has doubled, and the company has not been paid. "),
		"paragraphs": long("The toll has *doubled*.\n\nThe **company** has not been paid.\n\n"),
		"lists":      long("- the bridge\n- the `ford`\n  - and the mill\n\nSo it went:\n\n1. first\n2. then\n\n"),
		"quotes":     long("> He said:\n> > Pay, or swim.\n\nNobody paid.\n\n"),
		"links": long("See [the road](https://example.org/roads/the-king-s-road) for more, and what the reeve said of " +
			"the mill there.\n\n"),
		"rules": long("Before\n\n* * *\n\nand after\n\n- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - " +
			"- - - -\n\n"),
		"wide":     long("Zoll und Brücke, λίμνη, 渡し場. "),
		"one word": strings.Repeat("x", proseCap-5) + " END.",
		"lines":    long("They came over the hill,\nand over the ford.\n"),
	} {
		if n := utf8.RuneCountInString(source); n != proseCap {
			t.Fatalf("%s: %d characters", name, n)
		}
		got := proseHTML(t, source)
		if strings.Contains(got, cutNote) || !strings.Contains(got, "END.") {
			t.Errorf("%s: it is cut", name)
		}
		if words, want := strings.Count(
			got,
			"toll",
		)+strings.Count(
			got,
			"road",
		), strings.Count(
			source,
			"toll",
		)+strings.Count(
			source,
			"road",
		); words < want {
			t.Errorf("%s: %d words of %d", name, words, want)
		}
		if len(got) > 8*proseCap {
			t.Errorf("%s: %d bytes of HTML", name, len(got))
		}
		checkTame(t, name, got)
	}
}

// TestProseIsCapped checks that long pathological text that costs a Markdown parser quadratic time is cut first.
func TestProseIsCapped(t *testing.T) {
	for name, source := range map[string]string{
		"links":  strings.Repeat("[a](b", proseCap/5),
		"titles": strings.Repeat("[a](b \"c", proseCap/8),
		"lists":  deepList(2000),
		"quotes": strings.Repeat("> ", proseCap/2) + "x",
		"tables": strings.Repeat("| a ", 20_000) + "\n" + strings.Repeat("|---", 20_000) + "\n" + strings.Repeat("| b\n",
			200),
		"stars": strings.Repeat("*a **b ", 20_000),
		"ticks": strings.Repeat("`", 100_000),
		"html":  strings.Repeat("<div><p>", 20_000),
		"wide":  strings.Repeat("é", 100_000),
	} {
		got := proseHTML(t, source)
		if len(got) > 12*proseCap {
			t.Errorf("%s: %d bytes of HTML", name, len(got))
		}
		if !strings.Contains(got, cutNote) {
			t.Errorf("%s: the sheet does not say that text is missing", name)
		}
		checkTame(t, name, got)
	}
}

// TestDeepLinesKeepTheirWords checks that a line with excessively nested quotes and lists keeps its words, and that the
// text after it remains.
func TestDeepLinesKeepTheirWords(t *testing.T) {
	for name, deep := range map[string]string{
		"quotes": strings.Repeat("> ", 200), "both": strings.Repeat("> - ", proseCap/5),
		"numbers": strings.Repeat("1. ", proseCap/4), "indented": strings.Repeat(" ", 900) + "- ",
		"many": strings.Repeat(strings.Repeat("> ", 40)+"\n", proseCap/100),
	} {
		got := proseHTML(t, "First.\n\n"+deep+"the toll\n\nLast.")
		if strings.Contains(got, cutNote) || !strings.Contains(got, "the toll") || !strings.Contains(got, "<p>Last.</p>") {
			t.Errorf("%s: %d bytes: %.200s", name, len(got), got)
		}
		checkTame(t, name, got)
	}
}

// TestUnclosedTagsKeepTheirWords checks that an unclosed script, and text marked as literal, stay words without loss.
func TestUnclosedTagsKeepTheirWords(t *testing.T) {
	for source, want := range map[string]string{
		"The <script>toll is paid.":                  "<p>The toll is paid.</p>",
		"The <style>toll is paid.\n\nAgain.":         "<p>The toll is paid.</p>\n<p>Again.</p>",
		"The <![CDATA[toll & ]]> is paid.":           "<p>The toll &amp; is paid.</p>",
		"The <?php toll is paid.":                    "<p>The &lt;?php toll is paid.</p>",
		"A <script>x</script> b <script>c is paid.":  "<p>A  b c is paid.</p>",
		"A <script>x <b>y</b></script> b is *paid*.": "<p>A  b is <em>paid</em>.</p>",
	} {
		if got := proseHTML(t, source); !strings.Contains(got, want+"\n</section>") {
			t.Errorf("%s:\n%s\nwant\n%s", source, got, want)
		}
	}
	if got := Plain("The <script>toll <![CDATA[is]]> paid."); got != "The toll is paid." {
		t.Error(got)
	}
}

// TestProseDoesNotSwell checks that pathological Markdown prints at about its own length: an address used a thousand
// times is written only a few times.
func TestProseDoesNotSwell(t *testing.T) {
	for name, source := range map[string]string{
		"addresses": "[a]: http://" + strings.Repeat("x", 480) + "\n\n" + strings.Repeat("[a] ", proseCap/4-200),
		"open":      strings.Repeat("[", proseCap),
		"code":      "- - - - - ```\n" + strings.Repeat("\n", proseCap-20),
		"stars":     strings.Repeat("*_", proseCap/2),
		"escapes":   strings.Repeat("\\", proseCap),
		"tags":      strings.Repeat("<a b='", proseCap/6),
	} {
		if got := proseHTML(t, source); len(got) > 12*proseCap {
			t.Errorf("%s: %d bytes of HTML", name, len(got))
		}
	}
}

func deepList(levels int) string {
	var b strings.Builder
	for i := range levels {
		b.WriteString(strings.Repeat(" ", 2*i) + "- x\n")
	}
	return b.String()
}

// TestProseTotalIsCapped checks that all fields of a file together are capped too: text within the limit is printed,
// and the rest is not parsed.
func TestProseTotalIsCapped(t *testing.T) {
	w := &Writer{}
	for range 15 {
		w.Prose(strings.Repeat("word ", proseCap/5))
	}
	if strings.Contains(w.b.String(), cutNote) {
		t.Error("a file's worth of prose is cut")
	}
	for range 100 {
		w.Prose(strings.Repeat("word ", proseCap/5))
	}
	if n := w.b.Len(); n > proseTotal+2*proseCap {
		t.Errorf("%d bytes of prose", n)
	}
}
