package sheet_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/base64"
	"strings"
	"testing"

	"muster/draw"
	"muster/internal/testing/sheettest"
	"muster/report"
	"muster/sheet"
)

// merels returns a page of a game unknown to this package: a board, the components and an author's text.
func merels(opts sheet.Options) sheet.Page {
	w := &sheet.Writer{}
	w.Title("Merels <of> *Noon*")
	w.Section("Board", "map")
	w.Fence("board", "o-o-o\n```\n", func(out *bytes.Buffer) {
		out.WriteString(draw.Bars([]draw.Bar{{Name: "mills", PerMille: 250}}, "a game"))
	})
	w.Story("About this game", "Three in a row.\n\n```\n## no *heading* <script>alert(1)</script>")
	w.Section("In the box", "checklist")
	w.Fence("box", "9 white & black", func(out *bytes.Buffer) {
		out.WriteString("<ul><li>9 " + sheet.Escaped("white & black").Raw() + "</li></ul>")
	})
	table := report.Table{Columns: report.Heads("who", "share")}
	table.Add(report.Word("white|black"), report.Nothing{})
	w.Part(&report.Part{Title: report.Words("Who wins"), Table: table,
		Lead: []report.Text{report.Words("It is even").Cite("MM-1")}})
	w.Section("Rules in play", "steps")
	w.Items(true, []string{"Lay " + sheet.Count(9, "piece") + ".", "Move."})
	w.Footer("merels", "game", "A. Miller", opts)
	return w.Page("merels", "Merels <of> *Noon*", "game", opts)
}

// TestPageOfAnyGame checks that a page has its content in order, as Markdown and as self-contained HTML, with the
// game's own parts in place of their text.
func TestPageOfAnyGame(t *testing.T) {
	page := merels(sheet.Options{Hash: "0123456789ab"})
	sheettest.InOrder(t, "Markdown", string(page.Markdown()), `# Merels \<of> \*Noon\*`, "## Board", "````board", "o-o-o",
		"Three in a row.", "## In the box", "9 white & black", "## Who wins", "It is even `MM-1`", `| white\|black |`,
		"1. Lay 9 pieces.", "2. Move.", "merels · game definition, format 1 · by A. Miller", "content 0123456789ab")
	html := string(page.HTML())
	sheettest.InOrder(t, "HTML", html, "<title>Merels &lt;of&gt; *Noon*</title>", `<body class="game">`,
		"<h1>Merels &lt;of&gt; *Noon*</h1>", `<section class="map">`, `class="bars"`, ">mills</text>",
		`<section class="story">`, `<section class="checklist">`, "<li>9 white &amp; black</li>",
		`<section class="wide keep">`, `<th scope="row">white|black</th>`, `<section class="steps">`, "<li>Move.</li>", "</html>")
	sheettest.StandsAlone(t, "merels", html)
	sheettest.Accessible(t, "merels", html)
	for _, bad := range []string{"language-", "o-o-o", "<h2>no"} {
		if strings.Contains(html, bad) {
			t.Errorf("the page holds %q", bad)
		}
	}
}

// TestContentPolicy checks that the content policy names the page's only style sheet by its hash, and that each paper
// has its own.
func TestContentPolicy(t *testing.T) {
	for paper, size := range map[string]string{"": "A4", "a4": "A4", "letter": "letter", "Letter": "letter"} {
		html := merels(sheet.Options{Print: sheet.Print{Paper: paper}}).HTML()
		_, css, _ := bytes.Cut(html, []byte("<style>"))
		css, _, _ = bytes.Cut(css, []byte("</style>"))
		sum := sha256.Sum256(css)
		want := "style-src 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
		if !bytes.Contains(html, []byte(want)) {
			t.Errorf("paper %q: the policy does not allow the page's own style", paper)
		}
		if !bytes.Contains(css, []byte("@page { size: "+size+"; }")) {
			t.Errorf("paper %q is not printed on %s", paper, size)
		}
	}
}
