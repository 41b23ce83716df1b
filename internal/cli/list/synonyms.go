package list

import "strings"

// synonyms maps words without an entry in explain to its terms. A word for a single term shows that entry. Such a word
// is never taken for one with similar letters: forest is not format.
var synonyms = []struct {
	words string   // separated by commas
	means []string // each is one that explain knows
}{
	{"swamp, bog, fen, mire, marshland, wetland", []string{"marsh"}},
	{"forest, tree, trees, woodland, jungle", []string{"woods"}},
	{"stream, brook, creek, lake, pond, sea", []string{"river"}},
	{"mountain, mountains, ridge, slope", []string{"hill"}},
	{"wall, palisade, fort, fortification, earthworks", []string{"rampart"}},
	{"castle, fortress", []string{"stronghold"}},
	{"crossing, shallows", []string{"ford"}},
	{"plain, plains, field, grass", []string{"countryside", "open"}},
	{"cavalry, horse, horses, rider, riders, horsemen", []string{"mounted", "blue-human-horse", "medium-cavalry"}},
	{"infantry, footmen, soldier, soldiers", []string{"foot", "blue-human-sword", "medium-infantry"}},
	{"bowmen, archery", []string{"green-human-bow", "long-bow"}},
	{"ignore, suppress, disable, silence, mute, skip, exclude, noqa", []string{"waive"}},
	{"vscode, vs code, visual studio code, editor, ide, vim, neovim, emacs, helix, zed, autocomplete, extension",
		[]string{"formats/editors"}},
	{"probability, probabilities, chance, chances, likelihood, percentage", []string{"win rate", "odds"}},
	{"die roll, dice roll, roll", []string{"dice"}},
	{"fight, strike", []string{"attack", "melee"}},
	{"terminal, console, shell, powershell, command line, download, installation, path variable",
		[]string{"how-to/install"}},
	{"printer, pdf, paper size", []string{"how-to/printing"}},
	{"verdict, favoured, lopsidedness", []string{"band"}},
	{"fairness, unfair, unbalanced, imbalance", []string{"balance", "win rate"}},
	{"bot, bots, ai, computer player, opponent, strongest, difficulty", []string{"AI player"}},
	{"team, teams", []string{"camp"}},
	{"photo, photograph, picture, image, scan, screenshot, png, jpg, jpeg", []string{"formats/import"}},
	{"github, gitlab, pull request, pipeline", []string{"how-to/ci"}},
	{"translation, translate, german, deutsch", []string{"how-to/languages"}},
	{"own unit, own terrain, own card, own creature, own rule, own row, custom unit, custom terrain, custom card, " +
		"custom creature, custom rule, new unit, new terrain, unit type, terrain type, homebrew, house rule",
		[]string{"how-to/own-rules"}},
}

// synonymsOf returns the terms for a synonym; nil for none.
func synonymsOf(word string) []string {
	for _, s := range synonyms {
		for w := range strings.SplitSeq(s.words, ", ") {
			if sameWord(w, word) {
				return s.means
			}
		}
	}
	return nil
}

// kindOf returns the kind of the first shelf that has a word as a full name, not as a part of a code; "" for none.
func kindOf(word string, from []shelf) string {
	for i := range from {
		if from[i].as[word] == word {
			return from[i].kind
		}
	}
	return ""
}
