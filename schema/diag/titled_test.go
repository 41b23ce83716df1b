package diag

import (
	"slices"
	"testing"
)

func TestTitled(t *testing.T) {
	names := map[string]string{
		"blue-human-horse": "Blue human horsemen", "blue-elf-horse": "Blue elven riders",
		"green-human-bow": "Green human bowmen", "green-elf-bow": "Green elven bowmen",
		"toll": "The Miller's Toll", "bare": "",
	}
	known := []string{"bare", "blue-elf-horse", "blue-human-horse", "green-elf-bow", "green-human-bow", "toll"}
	for word, want := range map[string]string{
		"Blue human horsemen": "blue-human-horse",
		"blue-human-horsemen": "blue-human-horse",
		"Blue horsemen":       "blue-human-horse",
		"blue-horsemen":       "blue-human-horse",
		"The Miller’s Toll":   "toll",
		"millers toll":        "",
		"Miller's Toll":       "toll",
		"the-millers-toll":    "", // one edit away: for Guess
		"Green bowmen":        "", // two types have this title
		"horsemen":            "",
		"blue":                "",
		"":                    "",
	} {
		if got := Titled(word, known, names); got != want {
			t.Errorf("Titled(%q) is %q, want %q", word, got, want)
		}
	}
	if got := Titled("Blue horsemen", []string{"toll"}, names); got != "" {
		t.Errorf("Titled gives %q, which is not known", got)
	}
}

// TestTitledLike: a word that omits words of a title, or has a wrong letter in some, lists all possible meanings.
func TestTitledLike(t *testing.T) {
	names := map[string]string{
		"blue-human-sword": "Blue human swordsmen", "blue-dwarf-sword": "Blue dwarf swordsmen",
		"green-human-bow": "Green human bowmen", "red-human-bow": "Red human bowmen",
	}
	known := []string{"blue-dwarf-sword", "blue-human-sword", "green-human-bow", "red-human-bow"}
	for word, want := range map[string][]string{
		"blue swordsmen": {"blue-dwarf-sword", "blue-human-sword"}, "green bowman": {"green-human-bow"},
		"green humen bowmen": {"green-human-bow"}, "rad bowmen": nil, "bowmen": nil, "": nil,
	} {
		if got := TitledLike(word, known, names); !slices.Equal(got, want) {
			t.Errorf("TitledLike(%q) is %v, want %v", word, got, want)
		}
	}
}
