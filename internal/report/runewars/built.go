package runewars

import (
	"fmt"
	"strings"

	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/placement"
	"muster/internal/engine/runewars/rulebook"
	"muster/maps"
	"muster/report"
)

// Built is the answer about one realm.
type Built struct {
	*placement.Built // nil without a layout
	RealmQuestion
	Rules *rulebook.Rulebook
	Steps []placement.Event
	Why   *placement.Reason // that none could be built

	players int
}

// Build builds a realm. The error is a report.Wrong about an invalid request.
func Build(rules *rulebook.Rulebook, asked RealmQuestion) (*Built, error) {
	a := &Built{RealmQuestion: asked, Rules: rules, players: asked.Players}
	log := func(e placement.Event) { a.Steps = append(a.Steps, e) }
	built, reasons := placement.Build(rules, asked.BuildAsk, asked.Number, log)
	switch {
	case reasons == nil:
		a.Built = built
	case reasons[0].Stuck:
		a.Why = &reasons[0]
	default:
		return nil, wrong(reasons)
	}
	return a, nil
}

// Text returns the realm as a file; nil if none could be built.
func (a *Built) Text() []byte {
	if a.Built == nil {
		return nil
	}
	return a.Realm.Text()
}

// Lines returns the answer for the terminal: the steps, the drawn realm, the surroundings of its home realms.
func (a *Built) Lines() []string {
	lines := []string{
		fmt.Sprintf("A realm for %s, seed %s, policy %s", report.Counted(a.players, "player"), a.Seed, a.Policy), "",
	}
	narrator := placement.NewBuilding(a.Rules)
	for i := range a.Steps {
		e := &a.Steps[i]
		lines = append(lines, report.Fold(narrator.Narrate(e)+" ["+strings.Join(e.Rules(), ", ")+"]", "", "  ")...)
	}
	if a.Built == nil {
		return append(lines, "", "No realm: "+a.Why.What+" ["+a.Why.Rule+"]", "  "+a.Why.Help)
	}
	lines = append(lines, "")
	lines = append(lines, drawn(library.LinkRealm(a.Realm, a.Rules, nil))...)
	part := surroundings(a.Rules, homesOf(a.Rules, a.Realm, a.Factions, a.Neighbourhood))
	lines = append(lines, part.Lines()...)
	lines = append(lines, "", fmt.Sprintf("Uneven by %d: the highest minus the lowest value of each column, added up "+
		"(RW-CHK-30).", a.Uneven),
		"0 means equal home realms; more is less fair. With --policy fair, most realms have 4 or less.")
	lines = append(lines, "", "the same realm again: "+a.Command.String())
	return lines
}

// drawn returns a realm as text lines.
func drawn(l *library.LinkedRealm) []string {
	lines := strings.Split(strings.TrimRight(l.Drawn(), "\n"), "\n")
	return append(lines, "", "^ mountains, ~ water, = yellow; f food, w wood, o ore; * a city, ! neutral units, $ a rune")
}

// home is the surroundings of a home realm.
type home struct {
	Faction string `json:"faction"`
	Food    int    `json:"food"`
	City    *int   `json:"city"` // areas on the way; null without a city
	Ways    int    `json:"ways"`
	Free    int    `json:"unguarded"`
}

func homesOf(rules *rulebook.Rulebook, r *maps.Realm, factions []string, all []placement.Neighbourhood) []home {
	out := []home{}
	for i, c := range all {
		out = append(out, home{factions[i], c.Food, toCity(rules, r, c), c.Open, c.Free})
	}
	return out
}

// surroundings returns the surroundings of home realms.
func surroundings(rules *rulebook.Rulebook, homes []home) report.Part {
	p := report.Part{Title: report.Words("Surroundings of the home realms").Cite("RW-CHK-30")}
	p.Table.Columns = report.Heads(
		"home realm", "food within two areas", "areas to a city", "ways out", "unguarded neighbours",
	)
	for _, h := range homes {
		name := h.Faction
		if f := rules.Factions.Get(h.Faction); f != nil {
			name = f.Name
		}
		var city report.Cell = report.Nothing{}
		if h.City != nil {
			city = report.Count(*h.City)
		}
		p.Table.Add(report.Word(name), report.Count(h.Food), city, report.Count(h.Ways), report.Count(h.Free))
	}
	return p
}

// toCity returns the number of areas on the way to the nearest city, or nil.
func toCity(rules *rulebook.Rulebook, r *maps.Realm, c placement.Neighbourhood) *int {
	areas := 0
	for _, t := range r.Tiles {
		areas += len(rules.Tiles.Get(t.Tile).Areas)
	}
	if c.City > areas {
		return nil
	}
	return &c.City
}
