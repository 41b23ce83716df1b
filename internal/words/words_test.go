package words_test

import (
	"strings"
	"testing"

	"muster/internal/words"
)

func german(t *testing.T) *words.Language {
	t.Helper()
	l, err := words.In("de")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// TestEnglish checks that English needs no catalogue: the text in the code is used, in singular or plural.
func TestEnglish(t *testing.T) {
	var l *words.Language
	for got, want := range map[string]string{
		l.Tag(): "en", l.T("Who stands where"): "Who stands where", l.T("%s of %d", "one", 2): "one of 2",
		l.Tn("%d banner", "%d banners", 1): "1 banner", l.Tn("%d banner", "%d banners", 0): "0 banners",
		l.Tn("%[2]s has %[1]d", "%[2]s have %[1]d", 2, "both"): "both have 2", l.Called("Forest"): "Forest",
		l.List(nil) + l.List([]string{"a"}): "a", l.List([]string{"a", "b", "c"}): "a, b and c",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestGerman checks that another language uses its rows, with its own plural rules.
func TestGerman(t *testing.T) {
	l := german(t)
	for got, want := range map[string]string{
		l.Tag():                            "de",
		l.List([]string{"a", "b"}):         "a und b",
		l.Tn("%d unit", "%d units", 1):     "1 Einheit",
		l.Tn("%d unit", "%d units", 0):     "0 Einheiten",
		l.Tn("%d unit", "%d units", 12):    "12 Einheiten",
		l.Called("Somebody's own terrain"): "Somebody's own terrain",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestLanguages checks that any equivalent tag selects a language; the error for an unknown one lists the available
// ones.
func TestLanguages(t *testing.T) {
	for tag, want := range map[string]string{"": "en", "en": "en", "en-GB": "en", "de": "de", "de-AT": "de", "DE": "de"} {
		if l, err := words.In(tag); err != nil || l.Tag() != want {
			t.Errorf("%q is %q, %v; want %q", tag, l.Tag(), err, want)
		}
	}
	for _, tag := range []string{"fr", "no such", "x", "../de", strings.Repeat("de-", 5000), "\x00"} {
		_, err := words.In(tag)
		if err == nil || !strings.Contains(err.Error(), "only en, de") || len(err.Error()) > 200 {
			t.Errorf("%.20q: %.300v", tag, err)
		}
	}
}

// TestTogether checks concurrent use of a language.
func TestTogether(t *testing.T) {
	l := german(t)
	for range 4 {
		t.Run("", func(t *testing.T) {
			t.Parallel()
			for range 100 {
				if got := l.Tn("%d unit", "%d units", 7); got != "7 Einheiten" {
					t.Fatal(got)
				}
			}
		})
	}
}
