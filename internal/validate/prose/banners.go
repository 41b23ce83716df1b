package prose

import (
	"fmt"
	"slices"
	"strings"
)

// needs finds numbers of banners that win. all means that the text has the number of every side somewhere.
func (f *Facts) needs(s sentence, all bool) []contradiction {
	var out []contradiction
	for _, at := range banners().FindAllStringSubmatchIndex(s.text, -1) {
		before, after := s.text[:at[0]], s.text[at[1]:]
		if !wins().MatchString(before) && !won().MatchString(after) {
			continue
		}
		n := f.number(s.text, at)
		only := f.only(before)
		everyone := !all && f.ofEveryone(s, at)
		want, keys, needs := f.Banners, []string(nil), []string(nil)
		differs := false
		for i, side := range f.Sides {
			if only >= 0 && only != i && !everyone {
				continue
			}
			if side.Banners == 0 {
				keys = nil
				break
			}
			differs = differs || side.Banners != n
			want = append(slices.Clip(want), side.Banners)
			keys = append(keys, fmt.Sprintf("{{%s.%s}}", f.BannersKey, side.Key))
			needs = append(needs, fmt.Sprintf("%s {{%s.%s}} banners", side.does("needs", "need"), f.BannersKey, side.Key))
		}
		if n == 0 || len(keys) == 0 || slices.Contains(f.Banners, n) {
			continue
		}
		c := contradiction{start: at[0], end: at[1]}
		switch {
		case !slices.Contains(want, n):
			c.says = fmt.Sprintf("%q, but %s", s.text[at[0]:at[1]], f.told(only, "needs %d", "need %d"))
			c.help = "write " + strings.Join(keys, " or ") + ", or correct the text or the number of banners"
		case everyone && differs: // true for one side only
			c.says = fmt.Sprintf("%q for both sides, but %s", s.text[at[0]:at[1]], f.told(-1, "needs %d", "need %d"))
			c.help = fmt.Sprintf("name the sides, as in %q", strings.Join(needs, ", and "))
		default:
			continue
		}
		out = append(out, c)
	}
	return out
}

// number returns the number in a statement about banners: literal, or of the side that its placeholder names; or 0.
func (f *Facts) number(text string, at []int) int {
	if at[2] >= 0 {
		return valueOf(text[at[2]:at[3]])
	}
	for _, side := range f.Sides {
		if side.Key == text[at[4]:at[5]] {
			return side.Banners
		}
	}
	return 0
}

// statesAll reports whether a text has the number of banners of every side, in any form.
func (f *Facts) statesAll(text string) bool {
	if !strings.Contains(text, "banners") {
		return false
	}
	for _, side := range f.Sides {
		key := fmt.Sprintf("{{%s.%s}}", f.BannersKey, side.Key)
		if strings.Contains(text, key) {
			continue
		}
		if !slices.ContainsFunc(banners().FindAllStringSubmatchIndex(text, -1), func(at []int) bool {
			return f.number(text, at) == side.Banners
		}) {
			return false
		}
	}
	return true
}

// ofEveryone reports whether a statement about banners applies to every side: its form says so, and its sentence names
// a side only as the first player.
func (f *Facts) ofEveryone(s sentence, at []int) bool {
	if !won().MatchString(s.text[at[1]:]) && !anyone().MatchString(s.text[:at[0]]) {
		return false
	}
	lead := func(side Side) bool {
		return slices.ContainsFunc(slices.Concat(side.Names, side.Leads), func(name string) bool {
			return s.lead != "" && strings.EqualFold(name, s.lead)
		})
	}
	if slices.ContainsFunc(f.Sides, lead) {
		return false
	}
	rest := s.text[:at[0]] + s.text[at[1]:]
	for _, m := range first().FindAllStringIndex(s.text[:at[0]], -1) {
		before := strings.TrimRight(s.text[:m[0]], " ")
		if cut, found := strings.CutSuffix(before, "{{"+f.FirstKey+"}}"); found {
			rest = cut + s.text[m[1]:at[0]] + s.text[at[1]:]
		} else if side, start := f.subject(s, m[0]); side >= 0 {
			rest = s.text[:start] + s.text[m[1]:at[0]] + s.text[at[1]:]
		}
	}
	rest = strings.ToLower(rest)
	return !strings.Contains(rest, "{{") && !slices.ContainsFunc(f.Sides, func(side Side) bool {
		return slices.ContainsFunc(slices.Concat(side.Names, side.Leads), func(name string) bool {
			return names(rest, strings.ToLower(name))
		})
	})
}
