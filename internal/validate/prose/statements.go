package prose

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"muster/schema/source"
	"muster/validate/check"
)

// Facts are the facts of a definition that prose may repeat.
type Facts struct {
	Sides []Side
	First int // the side that moves first; -1 if unknown
	// Banners are other numbers of banners that prose may mention: of objectives, of Epic victories.
	Banners []int
	// FirstKey, BannersKey and CardsKey are the game's words for placeholders.
	FirstKey, BannersKey, CardsKey string
}

// Side holds the facts of a side.
type Side struct {
	Key     string   // as in placeholders: pennant
	Name    string   // as in messages: the Pennants
	Names   []string // its unambiguous names in prose
	Leads   []string // its names in statements on the first player, or at the start of a list item
	Banners int      // that it needs; 0 if unknown
	Cards   []int    // that its players hold; empty if unknown
}

const number = `(?i)\b([1-9][0-9]?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)`

const people = `(?:camps?|sides?|players?|captains?|commanders?|army|armies)`

// The checks understand few, strict statements: a sentence in any other form is not checked.
var (
	first = source.LazyRegexp(`(?i)\b(?:(?:moves?|goes|go|plays?|acts?|begins?|starts?)\s+first|` +
		`(?:has|have|takes?|makes?)\s+the\s+first\s+(?:move|turn))\b`)
	doubt   = source.LazyRegexp(`(?i)\b(?:if|unless|when|would|could|may|might|not|never|whoever|whichever|otherwise)\b`)
	banners = source.LazyRegexp(`(?:` + number + `|\{\{\s*banners\.([a-z]+)\s*\}\})\s+(?:victory\s+)?banners\b`)
	wins    = source.LazyRegexp(`(?i)(?:\b(?:needs?|wins?\s+with|wins?\s+at|must\s+(?:take|win|gain|have)|first\s+to|` +
		`holds|to\s+win\s+take)|(?:^|\n)\s*(?:take|win|gain))\s+$`)
	won   = source.LazyRegexp(`(?i)^\s+(?:wins?|are\s+needed|to\s+win)\b`)
	cards = source.LazyRegexp(number + `\s+(command\s+)?cards\b`)
	holds = source.LazyRegexp(`(?i)\b(?:(holds?|hands?\s+of|is\s+dealt|are\s+dealt)|begins?\s+with|starts?\s+with|has|have|gets?)\s+$`)
	each  = source.LazyRegexp(`(?i)\b(?:each|both|every)\b`)
	// Forms that state a number of banners for every side.
	anyone = source.LazyRegexp(`(?i)(?:\b(?:(?:each|both|every|either)\s+(?:` + people + `\s+)?|(?:any|all|an?|the|two)\s+` +
		people + `\s+)(?:needs?|wins?\s+with|wins?\s+at|must\s+(?:take|win|gain|have)|holds)|` +
		`\bfirst\s+to|\bto\s+win\s+take|(?:^|\n)\s*(?:take|win|gain))\s+$`)
)

// numbers are the number words in prose, from two on.
var numbers = strings.Fields("two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen")

func valueOf(word string) int {
	if i := slices.Index(numbers, strings.ToLower(word)); i >= 0 {
		return i + 2
	}
	n, _ := strconv.Atoi(word)
	return n
}

// Contradictions reports statements of plain prose that contradict the definition.
func Contradictions(p *check.Pass, texts []Text, of func() *Facts) {
	var facts *Facts
	for i := range texts {
		t := &texts[i]
		if !strings.Contains(t.Text, "first") && !strings.Contains(t.Text, "banners") && !strings.Contains(t.Text, "cards") {
			continue
		}
		if facts == nil {
			facts = of()
		}
		for _, c := range facts.contradicted(t.Text) {
			p.Report(check.Finding{
				At: t.at(p.Entry.Doc, c.start, c.end), Message: t.Name + " says " + c.says, Help: c.help,
			})
		}
	}
}

// contradiction is a false part of a sentence.
type contradiction struct {
	start, end int
	says, help string
}

// contradicted lists the false statements of a text.
func (f *Facts) contradicted(text string) []contradiction {
	var out []contradiction
	all := f.statesAll(text)
	for _, s := range sentences(text) {
		for _, c := range f.contradictedBy(s, all) {
			c.start, c.end = s.offset[c.start], s.offset[c.end-1]+1
			out = append(out, c)
		}
	}
	return out
}

// contradictedBy lists the false statements of a sentence. It tries a pattern only if its keyword occurs: patterns that
// ignore case are slow.
func (f *Facts) contradictedBy(s sentence, all bool) []contradiction {
	var out []contradiction
	text := strings.ToLower(s.text)
	if strings.Contains(text, "first") {
		out = f.movesFirst(s)
	}
	if strings.Contains(text, "banners") {
		out = append(out, f.needs(s, all)...)
	}
	if strings.Contains(text, "cards") {
		out = append(out, f.holds(s)...)
	}
	if len(out) > 0 && doubt().MatchString(s.text) {
		return nil
	}
	return out
}

// movesFirst finds a side that is said to move first.
func (f *Facts) movesFirst(s sentence) []contradiction {
	if f.First < 0 {
		return nil
	}
	var out []contradiction
	for _, at := range first().FindAllStringIndex(s.text, -1) {
		side, start := f.subject(s, at[0])
		if side < 0 || side == f.First {
			continue
		}
		out = append(out, contradiction{
			start, at[1], fmt.Sprintf("that %s first, but %s", f.Sides[side].does("moves", "move"), f.Sides[f.First].Name),
			fmt.Sprintf("write {{%s}} for the side that moves first, or correct the text or `first`", f.FirstKey),
		})
	}
	return out
}

// subject returns the side whose name directly precedes a position of a sentence, and the start of the name; -1 for
// none. A pronoun refers to the side at the start of the list item.
func (f *Facts) subject(s sentence, at int) (side, start int) {
	before := strings.ToLower(strings.TrimRight(s.text[:at], " "))
	for _, noun := range []string{"", " side", " camp", " player"} {
		before, found := strings.CutSuffix(before, noun)
		for i := 0; found && i < len(f.Sides); i++ {
			for _, name := range slices.Concat(f.Sides[i].Names, f.Sides[i].Leads) {
				rest, found := strings.CutSuffix(before, strings.ToLower(name))
				if found && (rest == "" || !letter(rest[len(rest)-1])) {
					return i, len(rest)
				}
			}
		}
	}
	for _, word := range []string{"he", "she", "it", "they"} {
		rest, found := strings.CutSuffix(before, word)
		if !found || rest != "" && !strings.HasSuffix(rest, " ") || s.lead == "" {
			continue
		}
		for i := range f.Sides {
			for _, name := range slices.Concat(f.Sides[i].Names, f.Sides[i].Leads) {
				if strings.EqualFold(name, s.lead) {
					return i, len(rest)
				}
			}
		}
	}
	return -1, 0
}

// does returns a side with its verb: the top side needs, the Pennants need.
func (s *Side) does(one, many string) string {
	if strings.HasSuffix(s.Name, "side") {
		return s.Name + " " + one
	}
	return s.Name + " " + many
}

// told returns the needs of one side, or of all.
func (f *Facts) told(only int, one, many string) string {
	var parts []string
	for i := range f.Sides {
		if only < 0 || only == i {
			parts = append(parts, fmt.Sprintf(f.Sides[i].does(one, many), f.Sides[i].Banners))
		}
	}
	return strings.Join(parts, " and ")
}

// holds finds numbers of Command cards that a side holds.
func (f *Facts) holds(s sentence) []contradiction {
	var out []contradiction
	for _, at := range cards().FindAllStringSubmatchIndex(s.text, -1) {
		verb := holds().FindStringSubmatchIndex(s.text[:at[2]])
		if verb == nil || at[4] < 0 && verb[2] < 0 { // "has 5 cards" may be any cards
			continue
		}
		n, only := valueOf(s.text[at[2]:at[3]]), f.only(s.text[:at[2]])
		each := only < 0 && each().MatchString(s.text[:at[2]])
		known, fits, differs := true, false, false
		var keys, has []string
		for i, side := range f.Sides {
			if only >= 0 && only != i {
				continue
			}
			known = known && len(side.Cards) > 0
			fits = fits || slices.Contains(side.Cards, n)
			differs = differs || slices.ContainsFunc(side.Cards, func(c int) bool { return c != n })
			keys = append(keys, fmt.Sprintf("{{%s.%s}}", f.CardsKey, side.Key))
			for _, c := range slices.Compact(slices.Clone(side.Cards)) {
				has = append(has, fmt.Sprintf("%d for %s", c, side.Name))
			}
		}
		if !known || fits && !(each && differs) {
			continue
		}
		out = append(out, contradiction{
			at[2], at[1], fmt.Sprintf("%q, but the number of Command cards is %s", s.text[at[2]:at[1]],
				strings.Join(has, " and ")),
			"write " + strings.Join(keys, " or ") + ", or correct the text or the number of cards",
		})
	}
	return out
}

// only returns the one side that a part of a sentence names, or -1 for none or several.
func (f *Facts) only(text string) int {
	text = strings.ToLower(text)
	found := -1
	for i := range f.Sides {
		if slices.ContainsFunc(f.Sides[i].Names, func(name string) bool { return names(text, strings.ToLower(name)) }) {
			if found >= 0 {
				return -1
			}
			found = i
		}
	}
	return found
}

// names reports whether a text contains a name as separate words.
func names(text, name string) bool {
	for from := 0; name != ""; {
		i := strings.Index(text[from:], name)
		if i < 0 {
			return false
		}
		start, end := from+i, from+i+len(name)
		if (start == 0 || !letter(text[start-1])) && (end == len(text) || !letter(text[end])) {
			return true
		}
		from = end
	}
	return false
}

func letter(c byte) bool { return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || c >= 0x80 }

// Names returns those names of people and armies that occur in prose for no other reason.
func Names(names ...string) []string {
	return slices.DeleteFunc(names, func(name string) bool { return len(strings.TrimSpace(name)) < shortestName })
}

const shortestName = 4
