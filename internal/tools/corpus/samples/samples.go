// Package samples generates adventures of about 250 lines for measurements, from the adventures of the library. Start
// with All.
package samples

import (
	"fmt"
	"regexp"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
)

// marker represents an adventure's id in a sample.
const marker = "@ID@"

// Named returns a sample with an id.
func Named(text, id string) string { return strings.ReplaceAll(text, marker, id) }

// All rewrites the library's adventures in a verbose style: one table a unit, with prose to fill 250 lines. lines is
// the mean number of lines.
func All() (texts []string, lines int) {
	library := library.New(nil, 1)
	for _, e := range library.All(rulebook.KindAdventure) {
		if a := e.Adventure; a.CallToArms == nil {
			text := sample(a)
			texts = append(texts, text)
			lines += strings.Count(text, "\n")
		}
	}
	return texts, lines / len(texts)
}

func sample(a *adventures.Adventure) string {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n", args...) }
	line("kind = %q\nformat = 1\nid = %q\nname = %q\ndate = %q", "adventure", marker, a.Name, a.Date)
	line("type = %q\nmap = %q\nfirst = %q", a.Type, a.Map, a.First)
	if len(a.Boxes) > 0 {
		line("boxes = %s", words(a.Boxes))
	}
	line("background = '''\n%s\n'''", filled(a.Background, 30))
	line("briefing = '''\n%s\n'''", filled(a.Briefing, 20))
	line("[victory]")
	numbers(
		line,
		map[string]int{"banners": a.Victory.Banners, "decisive": a.Victory.Decisive, "margin": a.Victory.Margin,
			"marginal": a.Victory.Marginal, "pennant": a.Victory.Pennant, "standard": a.Victory.Standard},
	)
	for _, o := range a.Victory.Objectives {
		line(
			"[[victory.objectives]]\nname = %q\nat = %s\nbanners = %d\npermanent = %t",
			o.Name,
			words(o.At),
			max(o.Banners, 1),
			o.Permanent,
		)
		if o.Camp != "" {
			line("side = %q", o.Camp)
		}
	}
	if a.Landmarks != nil {
		line("[landmarks]\nin_force = %t\nban = %s", a.Landmarks.InForce, words(a.Landmarks.Ban))
	}
	side(line, "pennant", a.Pennant)
	side(line, "standard", a.Standard)
	for _, r := range a.Rules {
		text := strings.TrimSpace(plain(r.Text))
		if text == "" {
			text = "As the old men tell it." // its effects are not carried over
		}
		line("[[rules]]\nname = %q\ntext = '''\n%s\n'''", r.Name, text)
	}
	for i := strings.Count(b.String(), "\n"); i < 250; i++ {
		line("# %d", i)
	}
	return b.String()
}

func side(line func(string, ...any), camp string, s *adventures.Side) {
	line("[%s]\narmy = %q\ncommander = %q\ngrants = %s", camp, s.Army, s.Commander, words(s.Grants))
	numbers(line, map[string]int{"command_cards": s.CommandCards})
	if c := s.Council; c != nil {
		line("[%s.council]", camp)
		for _, m := range []struct {
			name  string
			level *int
		}{{"commander", c.Commander}, {"wizard", c.Wizard}, {"cleric", c.Cleric}, {"rogue", c.Rogue},
			{"warrior", c.Warrior}, {"creature", c.Creature}, {"levels", c.Levels}} {
			if m.level != nil {
				line("%s = %d", m.name, *m.level)
			}
		}
	}
	for _, u := range s.Units {
		for _, at := range u.At {
			line("[[%s.units]]\ntype = %q\nat = [%q]\n", camp, u.Type, at)
		}
	}
	for _, p := range s.Landmarks {
		line("[[%s.landmarks]]\ntype = %q\nat = %q", camp, p.Type, p.At)
	}
	for _, p := range s.Lairs {
		line("[[%s.lairs]]\ntype = %q\nat = %q", camp, p.Type, p.At)
	}
}

// numbers writes nonzero values, sorted by name.
func numbers(line func(string, ...any), values map[string]int) {
	for _, name := range []string{"banners", "command_cards", "decisive", "margin", "marginal", "pennant", "standard"} {
		if values[name] > 0 {
			line("%s = %d", name, values[name])
		}
	}
}

func words(list []string) string {
	quoted := make([]string, len(list))
	for i, w := range list {
		quoted[i] = fmt.Sprintf("%q", w)
	}
	return "[" + strings.Join(quoted, ", ") + "]"
}

var placeholders = regexp.MustCompile(`\{\{[^}]*\}\}`)

// plain removes placeholders from prose: they refer to keys, and some of these are not copied.
func plain(prose string) string { return placeholders.ReplaceAllString(prose, "so many") }

// filled breaks prose into the requested number of short lines.
func filled(prose string, lines int) string {
	fields := strings.Fields(plain(prose))
	each := max(len(fields)/lines, 1)
	var out []string
	for ; len(fields) > 0; fields = fields[min(each, len(fields)):] {
		out = append(out, strings.Join(fields[:min(each, len(fields))], " "))
	}
	return strings.Join(out, "\n")
}
