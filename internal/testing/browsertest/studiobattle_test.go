package browsertest

import (
	"compress/flate"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// shared returns the texts of the open adventure and of its map, as a link of them has them.
func (d *desk) shared() []string {
	d.t.Helper()
	d.click("Share")
	d.click("Copy link")
	d.until(`window.copied !== undefined && document.querySelector("dialog") === null`)
	_, packed, _ := strings.Cut(ask[string](d, "window.copied"), "#d=")
	var link struct{ Files []struct{ Name, Text string } }
	r := flate.NewReader(base64.NewDecoder(base64.RawURLEncoding, strings.NewReader(packed)))
	if err := json.NewDecoder(r).Decode(&link); err != nil {
		d.t.Fatal(err)
	}
	var adventures, maps []string
	for _, f := range link.Files {
		if strings.HasSuffix(f.Name, ".map.toml") {
			maps = append(maps, f.Text)
		} else {
			adventures = append(adventures, f.Text)
		}
	}
	if len(adventures) != 1 || len(maps) != 1 {
		d.t.Fatalf("the link has %d adventures and %d maps", len(adventures), len(maps))
	}
	return slices.Concat(adventures, maps)
}

// option chooses a value in a list of the dialog. Its popup belongs to the browser, not to the page.
func (d *desk) option(label, value string) {
	d.t.Helper()
	d.until(fmt.Sprintf(`(l => l && (s => [...s.options].some(o => o.value === %[2]q) && [s.value = %[2]q,
		s.dispatchEvent(new Event("change", {bubbles: true}))])(l.querySelector("select")))(
		[...document.querySelectorAll("dialog label")].find(l => l.innerText.startsWith(%[1]q)))`, label, value))
}

// battle is a battle that is made with the mouse.
type battle struct {
	title, id   string
	game, board string // "" is the default
	ground      string
	hexes       []string // of the ground
	unit        string
	sides       [2][]string // the hexes of the units
	objective   string
	victory     []string // the fields with 3 and 4 banners
}

// TestStudioMouseBattle makes an Epic and a Medieval battle with the mouse, from the start page to the printed sheet.
func TestStudioMouseBattle(t *testing.T) {
	if !full() {
		return
	}
	t.Parallel()
	for _, b := range []battle{
		{
			title: "The Long Causeway", id: "the-long-causeway", board: "epic", ground: "Woods", hexes: []string{"C9", "I9"},
			unit: "Green human bowmen", sides: [2][]string{{"D17", "F17", "H17"}, {"D1", "F1", "H1"}},
			objective: "E9", victory: []string{"Decisive", "Marginal"},
		},
		{
			title: "The Mill of Saint Odo", id: "the-mill-of-saint-odo", game: "medieval", ground: "Woods",
			hexes: []string{"C5", "I7"}, unit: "Auxilia", sides: [2][]string{{"D11", "F11", "H11"}, {"D1", "F1", "H1"}},
			objective: "E5", victory: []string{"Banners"},
		},
	} {
		t.Run(b.id, func(t *testing.T) { b.run(t) })
	}
}

func (b battle) run(t *testing.T) {
	d := openProject(t)
	d.click("New")
	d.shown("dialog form")
	if b.game != "" {
		d.option("Game", b.game)
	}
	if b.board != "" {
		d.option("Board", b.board)
	}
	d.option("Start with", "empty")
	d.press1(d.middle(`document.querySelector("dialog form input")`))
	d.typed(b.title)
	d.click("Create")
	d.until(`document.querySelector("dialog") === null`)
	d.shown("[data-label]")
	d.stamp(b.ground, b.hexes...)
	for i, hexes := range b.sides {
		d.press1(d.middle(`document.querySelector(".tray input")`)) // a search hides the drawers of the sides
		d.control("a")
		d.typed(kb.Backspace)
		d.press1(d.middle(fmt.Sprintf(`document.querySelectorAll(".tray .segments button")[%d]`, i)))
		d.press1(d.middle(fmt.Sprintf(`[...document.querySelectorAll(".entry")].find(e => e.innerText.startsWith(%q) &&
			document.querySelectorAll(".tray .segments button")[%d].ariaPressed === "true")`, b.unit, i)))
		d.onHexes(b.unit, hexes...)
	}
	d.stamp("Objective", b.objective)
	d.press1(d.middle(`[...document.querySelectorAll("[role=tab]")].find(b => b.innerText === "Adventure")`))
	for i, label := range b.victory {
		d.press1(d.middle(`(l => l && document.getElementById(l.htmlFor))([...document.querySelectorAll(".form label")].find(l =>
			l.innerText.startsWith("` + label + `")))`))
		d.control("a")
		d.typed(fmt.Sprint(3+i), kb.Tab)
	}
	d.click("Save")
	d.until("!(" + isUnsaved + ")")
	d.saved(filepath.Join(d.dir, b.id+".adventure.toml"), b.title)
	d.sound()

	d.press1(d.middle(`[...document.querySelectorAll("[role=tab]")].find(b => b.innerText === "Print")`))
	d.until(`document.querySelector(".print iframe")?.contentDocument?.body?.innerText.includes("` + b.title + `")`)
	d.until(`/^\d sides?, A4$/.test(document.querySelector(".print .sides p")?.innerText)`)
	d.click("Print…")
	d.until(`document.querySelector(".printer")?.srcdoc.length > 0`)
	pdf, err := open(t).PDF(b.title, []byte(ask[string](d, `document.querySelector(".printer").srcdoc`)))
	if err != nil {
		t.Fatal(err)
	}
	got := look(t, pdf)
	want := ask[string](d, `document.querySelector(".print .sides p").innerText`)
	if n := len(got.sides); n == 0 || !strings.HasPrefix(want, fmt.Sprint(n)) {
		t.Errorf("%d pages, and the preview has %s", n, want)
	}
	if got.page(b.title) == 0 {
		t.Error("the title is on no page")
	}
}

// stamp finds a piece in the tray and clicks hexes with it.
func (d *desk) stamp(piece string, hexes ...string) {
	d.t.Helper()
	d.pick(piece)
	d.onHexes(piece, hexes...)
}

// onHexes clicks hexes with the picked piece.
func (d *desk) onHexes(piece string, hexes ...string) {
	d.t.Helper()
	for _, hex := range hexes {
		d.press1(d.hexAt(hex))
		d.until(fmt.Sprintf(`document.querySelector('[data-label=%q]').ariaLabel.toLowerCase().includes(%q)`,
			hex, strings.ToLower(piece)))
	}
}
