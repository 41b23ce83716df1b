package prose

import (
	"strings"
	"testing"
)

// contradictions returns the statements of a text that contradict the facts, in the words of the text.
func contradictions(text string) string {
	f := &Facts{
		First: 0, FirstKey: "first", BannersKey: "banners", CardsKey: "cards", Banners: []int{2, 7},
		Sides: []Side{
			{
				Key: "pennant", Name: "the Pennants", Names: []string{"Pennants", "Sir Hugh"}, Leads: []string{"Pennant"},
				Banners: 5, Cards: []int{6},
			},
			{
				Key: "standard", Name: "the Standards", Names: []string{"Standards", "The Levy of Odo"},
				Leads: []string{"Standard"}, Banners: 6, Cards: []int{5},
			},
		},
	}
	var out []string
	for _, c := range f.contradicted(text) {
		out = append(out, text[c.start:c.end])
	}
	return strings.Join(out, "|")
}

func TestContradictions(t *testing.T) {
	for text, want := range map[string]string{
		"The Standards move first.":                                          "Standards move first",
		"the standard player goes first":                                     "standard player goes first",
		"The **Standards**\nmove first.":                                     "Standards**\nmove first",
		"The Levy of Odo has the first turn.":                                "The Levy of Odo has the first turn",
		"- **Standards:** Odo of the Mill. They move first.":                 "They move first",
		"The Pennants need six banners.":                                     "six banners",
		"Sir Hugh needs 6 banners, the Standards 7.":                         "6 banners",
		"Take four banners.":                                                 "four banners",
		"The first to 9 banners wins.":                                       "9 banners",
		"Three banners win.":                                                 "Three banners",
		"Sir Hugh holds 5 Command cards.":                                    "5 Command cards",
		"Both captains hold 6 Command cards.":                                "6 Command cards",
		"The Standards begin with four Command cards; so it goes.":           "four Command cards",
		"The Standards hold 4 cards. The Pennants hold 5 cards.":             "4 cards|5 cards",
		"Five banners win.":                                                  "Five banners",
		"The **{{first}}** move first, and {{banners.pennant}} banners win.": "{{banners.pennant}} banners",
		"The Pennants move first, and {{ banners.standard }} banners win.":   "{{ banners.standard }} banners",
		"Either camp must take 5 banners.":                                   "5 banners",
		"A camp wins with six banners.":                                      "six banners",
		"The first to {{banners.pennant}} banners wins.":                     "{{banners.pennant}} banners",
		"The Standards need {{banners.pennant}} banners.":                    "{{banners.pennant}} banners",
		"":                                     "",
		"Five banners win for the Pennants.":   "",
		"For {{army.pennant}}, 5 banners win.": "",
		"- **Pennants:** Hugh. Take {{banners.pennant}} banners.":                            "",
		"Five banners win for Hugh's men. Odo's need six banners to win.":                    "",
		"The Pennants need {{banners.pennant}} banners, the Standards {{banners.standard}}.": "",
		"A messenger says he needs 5 banners.":                                               "",
		"Both need 5 banners.":                                                               "5 banners",
		"{{banners.decisive}} banners win.":                                                  "",
		"Pennants move first.":                                                               "",
		"- **Standards:** Odo.\n- **Pennants:** Hugh. He moves first.":                       "",
		"If the Standards move first, nothing is lost.":                                      "",
		"The Standards do not move first.":                                                   "",
		"The Standards move second.":                                                         "",
		"The Pennants move first; not so the Standards.":                                     "",
		"Whoever takes the bridge gains 3 banners.":                                          "",
		"The bridge is worth three banners.":                                                 "",
		"The Pennants need 5 banners, and the Standards need 6 banners":                      "",
		"First to 7 banners with a lead of 2 banners wins.":                                  "",
		"Odo draws 3 Command cards and has 9 cards of ivory.":                                "",
		"The {{first}} move first and need {{banners.pennant}} banners":                      "",
		"Sir Hugh and the Standards hold 5 Command cards.":                                   "",
	} {
		if got := contradictions(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

func TestLabels(t *testing.T) {
	for text, want := range map[string]string{
		"From D1 to J1, g8; (h2), **B3**.":                     "D1 J1 g8 h2 B3",
		"E5's hill, E5-G5, {{hex:A1}}":                         "E5",
		"BL-MOV-04 R2D2 x12y A4/5 d6 D12 1a2 B52 a01":          "",
		"Print it on A4 paper, an A3\nsheet or in A5 size.":    "",
		"Copy figure A1 and *Fig.* B2 to paper A4.":            "",
		"Hold A4. Paper is scarce; the figures on A1 hold it.": "A4 A1",
		"Take B7 pages and G5 sheets, then paper. A4 falls.":   "B7 G5 A4",
		"https://example.org/A1 [the map](maps/B2.png)":        "",
		"3D6, €G5, a1b, A1.5, MP3, G7-Summit, H1N1 ÄA1Ö":       "G5",
	} {
		var got []string
		for _, at := range labels(text) {
			got = append(got, text[at[0]:at[1]])
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// FuzzStatements: for any text, every statement found is part of the text.
func FuzzStatements(f *testing.F) {
	for _, text := range []string{
		"The **Standards** move first.", "- **Standards:** he\n\nmoves first", "* _x_: 5 banners win",
	} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		_ = contradictions(text)
		for _, at := range labels(text) {
			_ = text[at[0]:at[1]]
		}
	})
}
