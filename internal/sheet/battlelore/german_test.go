package battlelore_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	shipped "muster/adventures"
	adventures "muster/internal/adventures/battlelore"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/battlelore"
	"muster/internal/words"
	"muster/maps"
	"muster/sheet"
)

// german returns the options of a page in German.
func german(t testing.TB) sheet.Options {
	t.Helper()
	opts := options()
	var err error
	if opts.Language, err = words.In("de"); err != nil {
		t.Fatal(err)
	}
	return opts
}

func TestGermanGolden(t *testing.T) {
	_, f := mill(t)
	page := adventurePage(adventures.New(fixture(t, "mill.adventure.toml")), f, german(t))
	golden(t, "mill-adventure.de.md", page.Markdown())
	text := string(page.HTML())
	for _, part := range []string{`<html lang="de">`, `<span lang="en">`, "<h2>Sieg</h2>", "1 Bannerträger der Standarten"} {
		if !strings.Contains(text, part) {
			t.Errorf("the page lacks %q", part)
		}
	}
	for _, bad := range []string{words.EnglishBegins, words.EnglishEnds} {
		if strings.Contains(text, bad) {
			t.Errorf("%q is left in the HTML", bad)
		}
	}
}

// TestNames checks that each rulebook name on pages has a row in each language, except boxes and cards. It also checks
// that each row has a name.
func TestNames(t *testing.T) {
	r := rulebook.Base()
	have := map[string]bool{
		"adventure": true, "map": true, "deploycards": true, "realm": true, "scenario": true,
		boards.Pennant.Soldiers():  true,
		boards.Standard.Soldiers(): true, boards.Left.String(): true, boards.Centre.String(): true,
		boards.Right.String(): true, "mounted": true, "creature": true, "second player": true, // of the legend
	}
	for _, x := range r.Units.All() {
		have[x.Name] = true
	}
	for _, x := range r.Terrain.All() {
		have[x.Name] = true
	}
	for _, x := range r.Classes.All() {
		have[x.Name] = true
	}
	for _, x := range r.Weapons.All() {
		have[x.Name] = true
	}
	for _, x := range r.Races.All() {
		have[x.Name] = true
	}
	for i := range r.Units.All() {
		have[battlelore.ShortName(nil, r, &r.Units.All()[i])] = true // on rosters, which have little room
	}
	for _, x := range r.Tokens.All() {
		have[x.Name] = true
	}
	for _, x := range r.Banners.All() {
		have[x.Name], have[x.ID] = true, true
	}
	for _, x := range r.Boards.All() {
		have[x.Name] = true
	}
	for _, tag := range words.Tags()[1:] {
		rows, err := words.Of(tag)
		if err != nil {
			t.Fatal(err)
		}
		named := map[string]bool{}
		for _, file := range rows {
			for _, row := range file.Names {
				known := have[row.English] || file.File == "medieval.toml" || file.File == "runewars-names.toml" // other games'

				if named[row.English] || row.Is == "" || !known {
					t.Errorf("%s/%s: %q comes twice, is nothing, or is no name of the rulebook", tag, file.File, row.English)
				}
				named[row.English] = true
			}
		}
		for name := range have {
			if !named[name] {
				t.Errorf("%s: no row for the name %q", tag, name)
			}
		}
	}
}

// englishWords matches words that no German sentence contains.
const englishWords = `(?i)\b(the|of|and|each|with|from|for|are|is|to|do|on|they|this|who|whose|reminder|units?|cards?|hex|hexes)\b`

// namesToo matches these, and the rulebook names that have German rows.
func namesToo(t *testing.T) *regexp.Regexp {
	t.Helper()
	all, err := words.Of("de")
	if err != nil {
		t.Fatal(err)
	}
	parts := []string{englishWords}
	for _, file := range all {
		for _, row := range file.Names {
			if row.Is != row.English {
				parts = append(parts, `\b`+regexp.QuoteMeta(row.English)+`\b`)
			}
		}
	}
	return regexp.MustCompile(strings.Join(parts, "|"))
}

// unseen matches the invisible parts of a page and the parts marked as English.
var unseen = regexp.MustCompile(`(?s)^.*</style>|<span lang="en">.*?</span>|<[^>]*>`)

// seen returns the visible text of a page, including its drawings.
func seen(page string) string { return html.UnescapeString(unseen.ReplaceAllString(page, " ")) }

// ours returns the names in a sheet that stay untranslated: those of the author, boxes and cards.
func ours(a *adventures.Adventure, f *rulebook.Field) []string {
	out := []string{a.Name, a.Author, a.Date, a.ID, "Lore", "Call to Arms"}
	for _, side := range [...]*adventures.Side{a.Pennant, a.Standard} {
		if side == nil {
			continue
		}
		out = append(out, side.Army, side.Commander)
		if side.Ally != nil {
			out = append(out, side.Ally.Army, side.Ally.Commander)
		}
	}
	for _, row := range f.Rules.Boxes.All() {
		out = append(out, row.Name)
	}
	for _, row := range f.Rules.CommandCards.All() {
		out = append(out, row.Name)
	}
	for _, row := range f.Rules.LoreCards.All() {
		out = append(out, row.Name)
	}
	for i := range a.Victory.Objectives {
		out = append(out, a.Victory.Objectives[i].Name)
	}
	return append(out, f.Map.Name)
}

// TestNothingStaysEnglish checks that the German sheets of the library contain no unmarked English, except the author's
// text and the text map.
func TestNothingStaysEnglish(t *testing.T) {
	fields := map[string]*maps.Map{}
	for _, d := range documents(t, maps.Library) {
		m := maps.New(d)
		fields[m.ID] = m
	}
	marked := regexp.MustCompile("(?s)" + words.EnglishBegins + ".*?" + words.EnglishEnds)
	sheets, english := 0, namesToo(t)
	for _, d := range documents(t, shipped.Library) {
		a := adventures.New(d)
		m := fields[a.Map]
		if m == nil {
			continue
		}
		f := rulebook.LinkField(m, rulebook.Base().Extend(d))
		a.Background, a.Briefing, a.Rules = "", "", nil
		for _, side := range [...]*adventures.Side{a.Pennant, a.Standard} {
			for i := 0; side != nil && i < len(side.Units); i++ {
				side.Units[i].Note = ""
			}
		}
		page := adventurePage(a, f, german(t))
		for kind, text := range map[string]string{
			"Markdown": marked.ReplaceAllString(string(page.Markdown()), ""), "HTML": seen(string(page.HTML())),
		} {
			text = strings.Join(strings.Fields(text), " ")
			for _, name := range ours(a, f) {
				if name != "" {
					text = strings.ReplaceAll(strings.ReplaceAll(text, sheet.Esc(name), ""), name, "")
				}
			}
			for _, at := range english.FindAllStringIndex(text, 5) {
				t.Errorf("%s, %s: %q", a.ID, kind, text[max(0, at[0]-40):min(len(text), at[1]+40)])
			}
		}
		sheets++
	}
	if sheets < 5 {
		t.Errorf("only %d sheets", sheets)
	}
}

// TestGermanRostersAreShort checks that German, like English, leaves out a race without a mark, so that lines do not
// wrap.
func TestGermanRostersAreShort(t *testing.T) {
	german, err := words.In("de")
	if err != nil {
		t.Fatal(err)
	}
	r := rulebook.Base()
	for i := range r.Units.All() {
		u := &r.Units.All()[i]
		if short := battlelore.ShortName(german, r, u); strings.Contains(short, "menschlich") {
			t.Errorf("%s is %q on a roster", u.ID, short)
		}
	}
}

// TestFigureListExplainsItsNumbers checks that the heading of a figure list explains "3 + 1" in its lines (BL-CRE-01).
func TestFigureListExplainsItsNumbers(t *testing.T) {
	_, f := mill(t)
	for want, opts := range map[string]sheet.Options{
		"2 units; figures + banner bearers: 6 + 2":   options(),
		"2 Einheiten; Figuren + Bannerträger: 6 + 2": german(t),
	} {
		page := adventurePage(adventures.New(fixture(t, "mill.adventure.toml")), f, opts)
		for form, got := range map[string]string{"Markdown": string(page.Markdown()), "HTML": seen(string(page.HTML()))} {
			key, line := strings.Index(got, want), strings.Index(got, "3 + 1")
			if key < 0 || line < key {
				t.Errorf("%s: %q is at %d, the first line at %d", form, want, key, line)
			}
		}
	}
}
