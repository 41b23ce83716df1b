package docs

import (
	"io/fs"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Rule is a rule of the catalogue and its status in Muster.
type Rule struct {
	ID       string // "CTA-06", or "R-023" for a ruling
	Text     string
	Source   string
	State    string // done, part, reminder or gap
	Enforced string // files and check codes, the place of a reminder, or the reason of a gap
	Tested   string // tests that prove it
	Refines  string // rulings: the rules that they refine
	Page     string // the page with the rule
}

var ruleID = regexp.MustCompile(`^(?:(?:BL|EP|CTA|VAR|MED|RW)-(?:[A-Z][A-Z0-9]*-)?\d+b?|R-\d+)$`)

// Game returns the game of a rule, by its id: the folder of its page.
func (r Rule) Game() string {
	game, _, _ := strings.Cut(strings.TrimPrefix(r.Page, "rules/"), "/")
	return game
}

// IsRuleID reports whether a word has the form of a rule's id.
func IsRuleID(s string) bool { return ruleID.MatchString(s) }

// Rules lists every rule of docs/rules, where each game has a folder, in page order.
func Rules() []Rule { return slices.Clone(allRules()) }

// allRules reads the pages once.
var allRules = sync.OnceValue(func() []Rule {
	names, err := fs.Glob(Pages, "rules/*/*.md")
	if err != nil {
		panic("docs: " + err.Error()) // the pattern is a constant
	}
	var rules []Rule
	for _, name := range names {
		text, err := fs.ReadFile(Pages, name)
		if err != nil {
			panic("docs: " + err.Error())
		}
		rules = append(rules, rulesOf(name, string(text))...)
	}
	return rules
})

// rulesOf reads the tables of a page. Their first line names the columns.
func rulesOf(page, text string) []Rule {
	var rules []Rule
	var columns []string
	for line := range strings.Lines(text) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") {
			columns = nil
			continue
		}
		cells := cellsOf(line)
		switch {
		case columns == nil:
			columns = cells
		case IsRuleID(cells[0]):
			r := Rule{Page: page}
			for i, c := range cells {
				if i < len(columns) {
					r.set(columns[i], c)
				}
			}
			rules = append(rules, r)
		}
	}
	return rules
}

func cellsOf(line string) []string {
	line = strings.TrimSuffix(strings.TrimPrefix(line, "|"), "|")
	cells := strings.Split(strings.ReplaceAll(line, `\|`, "\x00"), "|")
	for i := range cells {
		cells[i] = strings.TrimSpace(strings.ReplaceAll(cells[i], "\x00", "|"))
	}
	return cells
}

func (r *Rule) set(column, cell string) {
	switch column {
	case "id":
		r.ID = cell
	case "rule", "question":
		r.Text = cell
	case "answer":
		r.Text += " " + cell
	case "source":
		r.Source = cell
	case "state":
		r.State = cell
	case "enforced in":
		r.Enforced = cell
	case "tested in":
		r.Tested = cell
	case "refines":
		r.Refines = cell
	}
}
