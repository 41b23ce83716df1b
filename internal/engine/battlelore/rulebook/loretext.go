package rulebook

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"muster/internal/adventures/effect"
	"muster/schema/source"
)

// LoreTextFaults lists disagreements of a card's own wording and its effects: in numbers and lists by level, kinds of
// unit, banners, sections, terrain, kinds of combat and faces. It is empty for a card without its own wording. It
// ignores text that it cannot read: the effects count, the text is for people.
func (r *Rulebook) LoreTextFaults(c *LoreCard) []string {
	if c.Text == "" {
		return nil
	}
	t := newWording(c.Text)
	r.compareTarget(t, &c.Target)
	for i := range c.Effects {
		t.compareEffect(&c.Effects[i])
	}
	t.compareCombat(c)
	t.rest()
	r.compareBanners(t, &c.Target)
	return t.faults
}

// wording is a text that is compared with its expected content, and the content found so far.
type wording struct {
	text    string   // in lower case, on one line, numbers in figures and without their signs
	left    string   // the part that no expected content explains yet
	numbers []int    // that may stand in it
	levels  []int    // that it may name
	allowed []string // words of what it may name
	faults  []string
}

var sign = source.LazyRegexp(`[+-](\d)`)

func newWording(text string) *wording {
	text = strings.ToLower(strings.Join(strings.Fields(text), " "))
	text = sign().ReplaceAllString(text, "$1")
	for n, name := range []string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"} {
		text = regexp.MustCompile(`\b`+name+`\b`).ReplaceAllString(text, strconv.Itoa(n+2))
	}
	return &wording{text: text, left: text}
}

func (t *wording) fault(format string, args ...any) {
	if f := fmt.Sprintf(format, args...); !slices.Contains(t.faults, f) {
		t.faults = append(t.faults, f)
	}
}

// has reports whether the text holds a word or its plural.
func (t *wording) has(word string) bool {
	return regexp.MustCompile(`\b` + regexp.QuoteMeta(word) + `s?\b`).MatchString(t.text)
}

// need asks for a word in the text.
func (t *wording) need(yes bool, word, why string) {
	if yes && !t.has(word) {
		t.fault("the effect %s, the text does not say %q", why, word)
	}
	if yes {
		t.allowed = append(t.allowed, word)
	}
}

// amount asks for a number, or for the numbers of the levels.
func (t *wording) amount(a Amount, what string) {
	abs := make(Amount, len(a))
	for i, n := range a {
		abs[i] = max(n, -n)
	}
	switch {
	case len(abs) > 1:
		t.list(what, effect.Slashes(abs, "all", "%d"), effect.Slashes(abs, "any", "%d"), effect.Slashes(abs, "0", "%d"))
	case len(abs) == 1:
		t.numbers = append(t.numbers, abs[0])
		if abs[0] > 1 && !regexp.MustCompile(`\b`+strconv.Itoa(abs[0])+`\b`).MatchString(t.text) {
			t.fault("the effect has %d %s, the text does not say %d", abs[0], what, abs[0])
		}
	}
}

// list asks for one of several ways to write a list by level, and takes it out of what is left.
func (t *wording) list(what string, ways ...string) {
	for _, way := range ways {
		if strings.Contains(t.text, way) {
			t.left = strings.ReplaceAll(t.left, way, "")
			return
		}
	}
	t.fault("the effect has %s %s, the text does not", ways[0], what)
}

func (r *Rulebook) compareTarget(t *wording, g *LoreTarget) {
	t.amount(g.Most, "units")
	t.amount(g.Sections, "sections")
	t.amount(g.Near, "hexes")
	t.amount(g.Cost, "tokens")
	t.need(g.Side == SideEnemy, "enemy", "is for enemy units")
	t.need(g.By == ByCommand, "equal to command", "is for units Equal to Command")
	t.need(len(g.Sections) > 0, "section", "is kept to sections")
	t.need(g.Elevated, "elevated", "is for units on elevated ground")
	t.need(g.Ordered && !t.has("ordered"), "order", "is for ordered units")
	if len(g.Kind) > 1 {
		t.list("kinds of unit", effect.KindsByLevel(kindsOf(g.Kind)))
	}
	for _, kind := range g.Kind {
		t.need(kind != KindUnit && len(g.Kind) == 1, kind, "is for "+kind+" units")
	}
	for _, id := range g.On {
		if row := r.Terrain.Get(id); row != nil {
			t.need(true, strings.ToLower(row.Name), "is for units on "+id)
		}
	}
	for i := range r.Terrain.All() {
		row := &r.Terrain.All()[i]
		if name := strings.ToLower(row.Name); row.Layer == Ground && !slices.Contains(g.On, row.ID) &&
			!(g.Water && row.Water) && !(g.Elevated && row.Elevated()) && t.has(name) {
			t.fault("the text says %q, the effect is not kept to it", name)
		}
	}
}

func (r *Rulebook) compareBanners(t *wording, g *LoreTarget) {
	if names := r.names(); len(g.Rank) > 0 {
		t.list("banners", names.RanksByLevel(g.Rank))
	}
	for i := range r.Banners.All() {
		if id := r.Banners.All()[i].ID; regexp.MustCompile(`\b` + regexp.QuoteMeta(id) + `\b`).MatchString(t.left) {
			t.fault("the text says %q, the effect is not kept to it", id)
		}
	}
	if list := someList().FindString(t.left); list != "" {
		t.fault("the text has %s, the effect does not", list)
	}
}

func (t *wording) compareEffect(e *LoreEffect) {
	t.levels = append(t.levels, e.Levels...)
	for _, level := range e.Levels {
		t.need(true, fmt.Sprintf("level %d", level), "happens at one level")
	}
	if !(e.Do == LoreGrant && e.Stat == StatMoveMost) { // "does not move" and "moves 0 hexes" are the same
		t.amount(e.N, e.noun())
	} else {
		t.numbers = append(t.numbers, e.N...)
	}
	t.share(e.By, e.Part)
	t.amount(e.Within, "hexes")
	t.amount(e.Figures, "figures")
	if e.Keep > 0 {
		t.amount(Amount{e.Keep}, "cards kept")
	}
	if len(e.Pick) > 1 {
		t.list("ways to pick", strings.Join(e.Pick, " / "))
	}
	t.need(e.Until == UntilTurn, "turn", "lasts a turn")
	t.need(e.Until == UntilNext, "next turn", "lasts two turns")
	t.need(e.Epic, "epic", "is for Epic games")
	t.need(slices.Contains(e.Hits, FaceStrike) || e.What == IgnoreStrikes || e.Stat == StatStrikeHits ||
		e.Stat == StatStrikeDice || e.Name == SpecialTurnedHit, "bonus strike", "is about bonus strikes")
	t.need(slices.Contains(append(e.Hits, e.Kills...), FaceLore), "lore symbol", "is about Lore symbols")
	t.need(
		slices.Contains(append(e.Hits, e.Kills...), FaceColour) || e.What == IgnoreColour,
		"colour",
		"is about colours",
	)
	t.need(
		e.Flags || e.What == IgnoreFlags || e.Stat == StatNoBold || e.Stat == StatFearless || e.Stat == StatNoMove,
		"flag",
		"is about flags",
	)
	t.need(e.Stat == StatBold, "bold", "is about Bold levels")
	t.need(e.Stat == StatDiceMelee, "melee", "is about melee")
	t.need(e.Stat == StatDiceRanged, "ranged", "is about ranged combat")
}

// share asks for the words of an amount that is a part of another one; a list by level is asked for as a list.
func (t *wording) share(by string, parts Choices) {
	if by == "" {
		return
	}
	if len(parts) > 1 {
		t.list(
			"parts",
			strings.ReplaceAll(strings.Join(parts, " / "), PartThird, "a third"),
			strings.Join(parts, " / "),
		)
	}
	for _, part := range parts {
		t.need(part == PartHalf || part == PartThird, part, "is for a "+part)
	}
}

// noun returns the unit of the effect's number.
func (e *LoreEffect) noun() string {
	switch e.Do {
	case LoreMove, LoreRetreat:
		return "hexes"
	case LoreRoll, LoreReroll:
		return "dice"
	case LoreHeal:
		return "figures"
	case LoreGain, LoreSteal:
		return "tokens"
	case LoreDraw, LoreDiscard:
		return "cards"
	case LoreIgnore:
		return e.What
	case LoreGrant:
		return e.Stat
	}
	return "of n"
}

func (t *wording) compareCombat(c *LoreCard) {
	t.need(c.Combat == CombatMelee, "melee", "is kept to melee")
	t.need(c.Combat == CombatRanged, "ranged", "is kept to ranged combat")
	t.allowed = append(t.allowed, c.Target.Kind...)
}

var (
	someLevel  = source.LazyRegexp(`\blevel (\d+)\b`)
	someList   = source.LazyRegexp(`\w+(?: / \w+)+`)
	someNumber = source.LazyRegexp(`\d+`)
)

// rest finds content of the text that the effect does not have.
func (t *wording) rest() {
	for _, m := range someLevel().FindAllStringSubmatch(t.left, -1) {
		if n, _ := strconv.Atoi(m[1]); !slices.Contains(t.levels, n) && len(t.levels) < 2 {
			t.fault("the text speaks of level %d, the effect is the same at each level", n)
		}
	}
	plain := someList().ReplaceAllString(someLevel().ReplaceAllString(t.left, ""), "") // compareBanners reports lists
	for _, number := range someNumber().FindAllString(plain, -1) {
		if n, _ := strconv.Atoi(number); n != 0 && !slices.Contains(t.numbers, n) { // 0: "never below 0"
			t.fault("the text says %s, the effect does not", number)
		}
	}
	for _, word := range []string{
		Foot, Mounted, KindTroop, "section", "melee", "ranged", "bonus strike", "lore symbol", PartHalf, PartThird,
	} {
		if t.has(word) && !slices.Contains(t.allowed, word) {
			t.fault("the text says %q, the effect is not about it", word)
		}
	}
}
