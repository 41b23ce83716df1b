package battlelore

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	adventures "muster/internal/adventures/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/changes"
	"muster/internal/report/command"
)

func (t *versionFacts) adventure(e *library.Entry) {
	a := e.Adventure
	t.About([][2]string{
		{"name", a.Name}, {"author", a.Author}, {"date", a.Date}, {"type", a.Type}, {"map", a.Map},
		{"boxes", command.Set(a.Boxes)},
	})
	t.Words("background", a.Background)
	t.Words("briefing", a.Briefing)
	t.Value(whoPlays, "", "first", a.First)
	t.victory(a)
	if l := a.Landmarks; l != nil {
		t.Value(places, "", "in_force", command.Yes(l.InForce))
		t.Value(places, "", "ban", command.Set(l.Ban))
	}
	for c := range boards.Camp(boards.Camps) {
		if side := a.Side(c.String()); side != nil {
			t.side(e, c.String(), side)
		}
	}
	if c := a.CallToArms; c != nil {
		t.Value(callToArms, "", "mode", c.Mode)
		t.Value(callToArms, boards.Pennant.String(), "sets", command.Set(c.Pennant))
		t.Value(callToArms, boards.Standard.String(), "sets", command.Set(c.Standard))
		t.Value(callToArms, "", "reserve", c.Reserve)
	}
	t.specialRules(a)
}

// victory adds the victory conditions.
func (t *versionFacts) victory(a *adventures.Adventure) {
	v := &a.Victory
	t.Value(victory, "", "banners", command.Number(a.Banners()))
	t.Value(victory, "", "decisive", command.Number(v.Decisive))
	t.Value(victory, "", "margin", command.Number(v.Margin))
	t.Value(victory, "", "marginal", command.Number(v.Marginal))
}

// bannersOf adds the camps' own banner counts. A camp without one uses the shared count. It is added if the other
// version has a count of its own for the camp.
func bannersOf(t, other *versionFacts, e, young *library.Entry) {
	for c := range boards.Camp(boards.Camps) {
		was, is := ownBanners(e.Adventure, c), ownBanners(young.Adventure, c)
		if was == 0 && is == 0 {
			continue
		}
		t.Value(victory, c.String(), "banners", command.Number(cmp.Or(was, e.Adventure.Banners())))
		other.Value(victory, c.String(), "banners", command.Number(cmp.Or(is, young.Adventure.Banners())))
	}
}

func ownBanners(a *adventures.Adventure, c boards.Camp) int {
	return [boards.Camps]int{a.Victory.Pennant, a.Victory.Standard}[c]
}

// objectivesOf adds the objectives of both versions. One with another name on the same hexes is the same one.
func objectivesOf(t, other *versionFacts, e, young *library.Entry) {
	was, is := e.Adventure.Victory.Objectives, young.Adventure.Victory.Objectives
	names, renamed := command.Matched(named(was), named(is))
	for i := range was {
		t.objective(&was[i], was[i].Name, renamed[0][i], boardOf(e))
	}
	for j := range is {
		other.objective(&is[j], names[j], renamed[1][j], boardOf(young))
	}
}

func named(list []adventures.Objective) []command.Named {
	out := make([]command.Named, len(list))
	for i := range list {
		out[i] = command.Named{Name: list[i].Name, At: list[i].At}
	}
	return out
}

func (t *versionFacts) objective(o *adventures.Objective, known string, renamed bool, board *boards.Board) {
	name := "objective"
	if known != "" {
		name += " " + known
	}
	if renamed {
		t.Field(victory, "", name, "name", o.Name)
	}
	t.Field(victory, "", name, changes.AtField, strings.Join(slices.Compact(command.InOrder(board, o.At)), ", "))
	t.Field(victory, "", name, "side", either(o.Camp))
	t.Field(victory, "", name, "banners", strconv.Itoa(max(o.Banners, 1)))
	t.Field(victory, "", name, "permanent", command.Yes(o.Permanent))
}

func either(camp string) string {
	if camp == "" {
		return "either"
	}
	return camp
}

// side adds a camp with its ally.
func (t *versionFacts) side(e *library.Entry, camp string, s *adventures.Side) {
	t.player(camp, &adventures.Ally{
		Army: s.Army, Commander: s.Commander, CommandCards: s.CommandCards, Council: s.Council, Grants: s.Grants,
	})
	whose := func(player int) string {
		if adventures.Second(player) {
			return camp + ".ally"
		}
		return camp
	}
	if s.Ally != nil {
		t.Value(whoPlays, whose(2), "ally", "a second player")
		t.player(whose(2), s.Ally)
	}
	about := e.Rules()
	for i := range s.Units {
		u := &s.Units[i]
		for _, label := range u.At {
			t.Pieces = append(t.Pieces, changes.Piece{
				Topic: units, Side: whose(u.Player), Kind: u.Type, At: label, Note: command.Unfolded(u.Note),
				Details: func() []changes.Property { return training(about, u.Type) },
			})
		}
	}
	for _, p := range slices.Concat(s.Landmarks, s.Lairs) {
		t.Pieces = append(t.Pieces, changes.Piece{Topic: places, Side: whose(p.Player), Kind: p.Type, At: p.At})
	}
}

// training describes a unit type that replaces another.
func training(about *rulebook.Rulebook, unit string) []changes.Property {
	u := about.Units.Get(unit)
	if u == nil {
		return nil
	}
	return []changes.Property{
		{Name: "race", Value: u.Race}, {Name: "banner", Value: u.Banner}, {Name: "class", Value: u.Class},
		{Name: "weapon", Value: u.Weapon}, {Name: "figures", Value: strconv.Itoa(about.Figures(u))},
	}
}

func (t *versionFacts) player(whose string, p *adventures.Ally) {
	t.Value(whoPlays, whose, "army", p.Army)
	t.Value(whoPlays, whose, "commander", p.Commander)
	t.Value(whoPlays, whose, "command_cards", command.Number(p.CommandCards))
	t.Value(whoPlays, whose, "grants", command.Set(p.Grants))
	if p.Council == nil {
		return
	}
	for _, member := range adventures.Members() {
		level, there := p.Council.Level(member)
		if there {
			t.Field(councils, whose, "council", member, strconv.Itoa(level))
		}
		if least, there := p.Council.Least[member]; there {
			t.Field(councils, whose, "council", "least "+member, strconv.Itoa(least))
		}
	}
	levels := "as set by member"
	if p.Council.Free() {
		levels = strconv.Itoa(*p.Council.Levels)
	}
	t.Field(councils, whose, "council", "levels", levels)
}

func (t *versionFacts) specialRules(a *adventures.Adventure) {
	for i := range a.Rules {
		r := &a.Rules[i]
		t.Facts = append(t.Facts, changes.Fact{
			Topic: rules, Name: r.Name, Field: "text", Value: command.Unfolded(r.Text), Prose: true,
		})
		for j := range r.Effects {
			t.Field(rules, "", r.Name, "effect "+strconv.Itoa(j+1), effect(&r.Effects[j]))
		}
	}
}

// effect describes the effect of a special rule by the keys of its table.
func effect(e *adventures.RuleEffect) string {
	parts := []string{e.Do}
	add := func(key, value string) {
		if value != "" {
			parts = append(parts, key+" "+value)
		}
	}
	add("side", e.Side)
	add("units", command.Set(e.Units))
	add("classes", command.Set(e.Classes))
	add("banners", command.Set(e.Banners))
	add("at", command.Set(e.At))
	switch {
	case e.Do == adventures.RuleExit:
		add("count", strconv.Itoa(e.ExitWorth()))
	case e.Count != nil:
		add("count", strconv.Itoa(*e.Count))
	}
	add("by", e.By)
	add("part", e.Part)
	if e.Gives() {
		add("when", e.Time())
	} else {
		add("when", e.When)
	}
	add("once", e.Once)
	add("melee", command.Number(e.Melee))
	add("ranged", command.Number(e.Ranged))
	add("turn", command.Number(e.Turn))
	add("winner", e.Winner)
	return strings.Join(parts, "; ")
}
