package versions

import (
	"slices"
	"strconv"
	"strings"

	"muster/adventures/battlelore"
	"muster/engine/battlelore/library"
	"muster/engine/battlelore/rulebook"
	"muster/engine/command/boards"
	"muster/report/changes"
)

func (t *telling) adventure(e *library.Entry) {
	a := e.Adventure
	t.about([][2]string{
		{"name", a.Name}, {"author", a.Author}, {"date", a.Date}, {"type", a.Type}, {"map", a.Map}, {"boxes", set(a.Boxes)},
	})
	t.words("background", a.Background)
	t.words("briefing", a.Briefing)
	t.value(players, "", "first", a.First)
	t.victory(a)
	if l := a.Landmarks; l != nil {
		t.value(places, "", "in_force", yes(l.InForce))
		t.value(places, "", "ban", set(l.Ban))
	}
	for c := range boards.Camp(boards.Camps) {
		if side := a.Side(c.String()); side != nil {
			t.side(e, c.String(), side)
		}
	}
	if c := a.CallToArms; c != nil {
		t.value(callToArms, "", "mode", c.Mode)
		t.value(callToArms, boards.Pennant.String(), "sets", set(c.Pennant))
		t.value(callToArms, boards.Standard.String(), "sets", set(c.Standard))
		t.value(callToArms, "", "reserve", c.Reserve)
	}
	t.specialRules(a)
}

// victory is how the battle is won.
func (t *telling) victory(a *adventures.Adventure) {
	v := &a.Victory
	t.value(victory, "", "banners", number(a.Banners()))
	t.value(victory, boards.Pennant.String(), "banners", number(v.Pennant))
	t.value(victory, boards.Standard.String(), "banners", number(v.Standard))
	t.value(victory, "", "decisive", number(v.Decisive))
	t.value(victory, "", "margin", number(v.Margin))
	t.value(victory, "", "marginal", number(v.Marginal))
}

// objectivesOf says which hexes are worth banners. One that has a new name, but its old hexes, is known by the old
// name.
func objectivesOf(t, other *telling, e, young *library.Entry) {
	was, is := e.Adventure.Victory.Objectives, young.Adventure.Victory.Objectives
	known := func(list []adventures.Objective) map[string]bool {
		names := map[string]bool{}
		for i := range list {
			names[list[i].Name] = true
		}
		return names
	}
	old, here := known(was), known(is)
	gone := map[string][]int{} // by hexes
	for i := range was {
		if !here[was[i].Name] {
			gone[set(was[i].At)] = append(gone[set(was[i].At)], i)
		}
	}
	names, renamed := make([]string, len(is)), map[int]bool{}
	for j := range is {
		at := set(is[j].At)
		if names[j] = is[j].Name; !old[names[j]] && len(gone[at]) > 0 {
			i := gone[at][0]
			names[j], renamed[i], gone[at] = was[i].Name, true, gone[at][1:]
		}
	}
	for i := range was {
		t.objective(&was[i], was[i].Name, renamed[i], boardOf(e))
	}
	for j := range is {
		other.objective(&is[j], names[j], names[j] != is[j].Name, boardOf(young))
	}
}

func (t *telling) objective(o *adventures.Objective, known string, renamed bool, board *boards.Board) {
	name := "objective"
	if known != "" {
		name += " " + known
	}
	if renamed {
		t.field(victory, "", name, "name", o.Name)
	}
	t.field(victory, "", name, changes.AtField, strings.Join(slices.Compact(inOrder(board, o.At)), ", "))
	t.field(victory, "", name, "side", either(o.Camp))
	t.field(victory, "", name, "banners", strconv.Itoa(max(o.Banners, 1)))
	t.field(victory, "", name, "permanent", yes(o.Permanent))
}

func either(camp string) string {
	if camp == "" {
		return "either"
	}
	return camp
}

// side is a camp's part, its ally's with it.
func (t *telling) side(e *library.Entry, camp string, s *adventures.Side) {
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
		t.value(players, whose(2), "ally", "a second player")
		t.player(whose(2), s.Ally)
	}
	about := e.Catalog().Rules(e)
	for i := range s.Units {
		u := &s.Units[i]
		for _, label := range u.At {
			t.Pieces = append(t.Pieces, changes.Piece{
				Topic: units, Side: whose(u.Player), Kind: u.Type, At: label, Note: unfolded(u.Note),
				Details: func() []changes.Property { return training(about, u.Type) },
			})
		}
	}
	for _, p := range slices.Concat(s.Landmarks, s.Lairs) {
		t.Pieces = append(t.Pieces, changes.Piece{Topic: places, Side: whose(p.Player), Kind: p.Type, At: p.At})
	}
}

// training is what one wants to know of a type of unit that takes the place of another one.
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

func (t *telling) player(whose string, p *adventures.Ally) {
	t.value(players, whose, "army", p.Army)
	t.value(players, whose, "commander", p.Commander)
	t.value(players, whose, "command_cards", number(p.CommandCards))
	t.value(players, whose, "grants", set(p.Grants))
	if p.Council == nil {
		return
	}
	for _, member := range adventures.Members() {
		level, there := p.Council.Level(member)
		if there {
			t.field(councils, whose, "council", member, strconv.Itoa(level))
		}
		if least, there := p.Council.Least[member]; there {
			t.field(councils, whose, "council", "least "+member, strconv.Itoa(least))
		}
	}
	levels := "as set by member"
	if p.Council.Free() {
		levels = strconv.Itoa(*p.Council.Levels)
	}
	t.field(councils, whose, "council", "levels", levels)
}

func (t *telling) specialRules(a *adventures.Adventure) {
	for i := range a.Rules {
		r := &a.Rules[i]
		t.Facts = append(t.Facts, changes.Fact{
			Topic: rules, Name: r.Name, Field: "text", Value: unfolded(r.Text), Prose: true,
		})
		for j := range r.Effects {
			t.field(rules, "", r.Name, "effect "+strconv.Itoa(j+1), effect(&r.Effects[j]))
		}
	}
}

// effect is what a special rule does, by the keys of its table.
func effect(e *adventures.RuleEffect) string {
	parts := []string{e.Do}
	add := func(key, value string) {
		if value != "" {
			parts = append(parts, key+" "+value)
		}
	}
	add("side", e.Side)
	add("units", set(e.Units))
	add("classes", set(e.Classes))
	add("banners", set(e.Banners))
	add("at", set(e.At))
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
	add("melee", number(e.Melee))
	add("ranged", number(e.Ranged))
	add("turn", number(e.Turn))
	add("winner", e.Winner)
	return strings.Join(parts, "; ")
}
