package template

import (
	"strings"
	"testing"
)

func set() *Set {
	return &Set{
		Values: []Value{
			{Name: "first", Text: "Standards", Term: true}, {Name: "banners.pennant", Text: "5"}, {Name: "cards.pennant"},
			{Name: "army.pennant", Text: "The *Free* Company"},
		},
		Board: "hex",
		Place: func(label string) (bool, string, string) { return label == "G5", "no such hex", "G5" },
	}
}

func TestFill(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "",
		"Die {{first}} beginnen.":    "Die Banner beginnen.",
		"The {{first}} move first.":  "The Standards move first.", // in English they keep the English name
		"**{{first}}**, then the":    "**Standards**, then the",
		"Theo: {{first}}":            "Theo: Banner",
		"{{ first }}{{first}}":       "BannerBanner",
		"{{banners.pennant}} of 5":   "5 of 5",
		"{{army.pennant}}":           `The \*Free\* Company`,
		"{{hex:G5}}, {{hex: G5 }}":   "G5, G5",
		"{{hex:Z9}}":                 "{{hex:Z9}}",
		"{{cards.pennant}}":          "{{cards.pennant}}",
		"{{frist}}":                  "{{frist}}",
		"{{first":                    "{{first",
		"{{first\n}}":                "{{first\n}}",
		"{{ {{first}}":               "{{ Banner",
		`\{{first}} is {{first}}`:    "{{first}} is Banner",
		`\\{{first}}`:                `\\Banner`,
		`\\\{{first}}`:               `\\{{first}}`,
		"{first} }} {":               "{first} }} {",
		"`{{first}}` and {{{first}}": "`Banner` and {{{first}}",
	} {
		got := set().Fill(text, func(term string) string { return map[string]string{"Standards": "Banner"}[term] },
			func(s string) string { return strings.ReplaceAll(s, "*", `\*`) })
		if got != want {
			t.Errorf("Fill(%q) = %q, want %q", text, got, want)
		}
	}
}

func TestParse(t *testing.T) {
	text := `a {{first}} \{{b}} {{ hex:G5 }} {{open`
	var got []string
	for _, m := range Parse(text) {
		got = append(got, text[m.Start:m.End]+"="+m.Name)
	}
	if want := "{{first}}=first|{{ hex:G5 }}=hex:G5|{{="; strings.Join(got, "|") != want {
		t.Errorf("Parse gives %q, want %q", strings.Join(got, "|"), want)
	}
}

// FuzzFill: for any text, everything except placeholders is unchanged, and no placeholder of the set remains.
func FuzzFill(f *testing.F) {
	for _, text := range []string{"", "{{first}}", `\{{first}}`, `a {{{b}}} \\{{`, "{{{{first}}}}"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got := set().Fill(text, strings.Clone, strings.Clone)
		if !strings.Contains(text, "{{") && got != text {
			t.Errorf("Fill(%q) = %q", text, got)
		}
		for _, m := range Parse(text) {
			if !m.Closed && m.End-m.Start != len("{{") || m.Closed && !strings.HasSuffix(text[m.Start:m.End], "}}") {
				t.Errorf("%q: a placeholder at %d to %d", text, m.Start, m.End)
			}
		}
	})
}
