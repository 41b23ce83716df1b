package results_test

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/internal/words"
	"muster/report"
)

// TestGermanBoardHasGermanNotes checks that the board notes of a set-up sheet, and those about marks that units could
// not keep, are in the sheet's language.
func TestGermanBoardHasGermanNotes(t *testing.T) {
	german, err := words.In("de")
	if err != nil {
		t.Fatal(err)
	}
	in := options()
	in.Language = german
	english := regexp.MustCompile(`>(levy|moved|reserve|scouts|special|\d+ figures?)<|a mark that a unit`)
	translated := regexp.MustCompile(`>(Landwehr|versetzt|Reserve|Späher|Spezial|\d+ Figur(?:en)?)<`)
	found := map[string]bool{}
	for name, d := range setUps(t, 8) {
		page := results.SetUp(&draws.Drawn{Deployment: d, Again: report.Command{"again"}}, false, in)
		text := string(page.HTML()) + string(page.Markdown())
		if at := english.FindString(text); at != "" {
			t.Errorf("%s: the German sheet has %q", name, at)
		}
		for _, note := range translated.FindAllStringSubmatch(text, -1) {
			found[note[1]] = true
		}
	}
	for _, want := range []string{"versetzt", "Reserve", "Späher", "Spezial"} {
		if !found[want] {
			t.Errorf("no sheet has the note %q", want)
		}
	}
}

// TestSetUpSheetExplainsFigures checks that a set-up sheet explains "3 + 1" below the units needed (BL-CRE-01).
func TestSetUpSheetExplainsFigures(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "Numbers after a unit: figures + banner bearers.",
		"de": "Zahlen hinter einer Einheit: Figuren + Bannerträger.",
	} {
		in := options()
		var err error
		if in.Language, err = words.In(lang); err != nil {
			t.Fatal(err)
		}
		for name, d := range setUps(t, 1) {
			page := results.SetUp(&draws.Drawn{Deployment: d, Again: report.Command{"again"}}, false, in)
			for form, text := range map[string]string{"Markdown": string(page.Markdown()), "HTML": string(page.HTML())} {
				text = html.UnescapeString(strings.Join(strings.Fields(text), " "))
				if !strings.Contains(text, want) {
					t.Errorf("%s, %s, %s: no %q", name, lang, form, want)
				}
			}
		}
	}
}
