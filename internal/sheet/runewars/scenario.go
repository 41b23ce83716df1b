package runewars

import (
	"fmt"
	"strings"

	scenarios "muster/internal/adventures/runewars"
	"muster/internal/engine/runewars/library"
	"muster/internal/engine/runewars/rulebook"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Scenario returns the sheet of a scenario. It shows the board, the seats, the components, and the set-up in the order
// of the rules (RW-SETUP-06 to RW-SETUP-29). It also lists events, the end of the game, and overridden rules. Runes are
// listed by area only, as on the sheet of a realm (RW-SETUP-14).
func Scenario(l *library.LinkedScenario, opts sheet.Options) sheet.Page {
	d := l.Definition
	w := &writer{realm: l.Realm, game: l, style: opts.Board()}
	w.Room()
	w.Cite(opts.Citations)
	w.Language = opts.Language
	w.Title(d.Name)
	w.Line(strings.Join(w.facts(), " · "))
	if w.realm != nil {
		w.board()
	}
	w.Story(w.T("About this scenario"), w.prose(d.Background))
	w.Section(w.T("Game settings"), "keep")
	w.Items(false, w.options())
	w.Section(w.T("Players"), "checklist wide")
	w.seats()
	if w.realm != nil {
		w.Section(w.T("Setup"), "steps")
		w.Items(true, append(w.steps(), w.begin()...))
	}
	w.events()
	w.endings()
	if w.realm == nil {
		w.overrides(d.Departs)
	} else {
		w.overrides(w.realm.Definition.Departs, d.Departs)
		w.lay()
		w.takeOut()
	}
	w.Footer(d.ID, rulebook.KindScenario, d.Author, opts)
	return w.Page(d.ID, d.Name, rulebook.KindScenario, opts)
}

// facts returns the line under the title.
func (w *writer) facts() []string {
	l := w.game
	out := []string{"**Runewars**", w.Tn("%d player", "%d players", l.Players())}
	if w.realm != nil {
		out = append(out, w.T("Realm: %s", sheet.Esc(sheet.Clean(w.realm.Definition.Name))))
	}
	return append(out, w.Tn("%d year", "%d years", l.Options.Years), w.T("Needs: %s", w.List(w.called(l.Boxes))))
}

// faction returns the name of a seat's faction.
func (w *writer) faction(seat int) string {
	if f := w.game.Seats[seat].Faction; f != nil {
		return sheet.Esc(w.Called(f.Name))
	}
	return sheet.Esc(w.game.Definition.Seats[seat].Faction)
}

// seats writes the seats, in clockwise order from the first player, with their starting components.
func (w *writer) seats() {
	head := []string{
		"^" + w.T("No."), w.T("Faction"), w.T("Played by"), "^" + w.T("Food"), "^" + w.T("Wood"), "^" + w.T("Ore"),
		"^" + w.T("Influence"), "^" + w.T("Tactics"), w.T("Begins with"),
	}
	var rows [][]string
	for i := range w.game.Seats {
		s := &w.game.Seats[i]
		by := w.T("a person")
		if s.Scripted {
			by = w.policy(s)
		}
		rows = append(rows, []string{
			fmt.Sprint(i + 1), w.faction(i), by, fmt.Sprint(s.Dials[0]), fmt.Sprint(s.Dials[1]), fmt.Sprint(s.Dials[2]),
			fmt.Sprint(s.Influence), fmt.Sprint(s.TacticsCards), strings.Join(w.army(s), ", "),
		})
	}
	w.Table(head, rows)
	w.Para(w.T("The first row is the first player. The others sit in clockwise order."))
	for i := range w.game.Seats {
		if s := &w.game.Seats[i]; len(s.Orders) > 0 {
			w.Para(w.T("Orders of %s, one a season, repeated in this order: %s.", w.faction(i),
				w.List(w.orders(s.Orders))))
		}
	}
}

// policy describes how a seat without a human player acts.
func (w *writer) policy(s *library.Seat) string {
	if s.Policy == scenarios.Random {
		return w.T("no player, random")
	}
	return w.T("no player, automatic")
}

// orders returns Orders by their numbers.
func (w *writer) orders(list []int) []string {
	names := []string{
		w.T("Garrison"), w.T("Strategize"), w.T("Mobilize"), w.T("Conquer"), w.T("Harvest"), w.T("Recruit"),
		w.T("Rally Support"), w.T("Acquire Power"), w.T("Fortify"),
	}
	var out []string
	for _, o := range list {
		out = append(out, fmt.Sprintf("%d %s", o, names[o]))
	}
	return out
}

// army returns the deployed units, or those from the dials.
func (w *writer) army(s *library.Seat) []string {
	var out []string
	if len(s.Units) == 0 {
		if w.game.UnderWay() {
			return []string{w.T("none")}
		}
		for _, r := range s.Army {
			name := r.Unit
			if row := w.game.Rules.Units.Get(r.Unit); row != nil {
				name = w.Called(row.Name)
			}
			out = append(out, several(r.Count, sheet.Esc(name)))
		}
		return out
	}
	for _, u := range s.Units {
		if u.Row == nil {
			continue
		}
		text := several(u.Count, sheet.Esc(w.Called(u.Row.Name)))
		if u.Routed > 0 {
			text = w.T("%s, %d of them routed", text, u.Routed)
		}
		out = append(out, w.T("%s in %s", text, w.label(u.Area)))
	}
	return out
}

// label returns the name of an area.
func (w *writer) label(area int) string {
	if w.realm == nil || area == library.None {
		return w.T("an area of your choice")
	}
	return sheet.Esc(w.realm.Spots[area].Label)
}

// options writes the components in use and the end of the game.
func (w *writer) options() []string {
	o := &w.game.Options
	var out []string
	if o.Original {
		out = append(out, cited(w.T("Original edition: heroes do not support, and routed hexagons do not count."),
			"RW-ORIG-01"))
	}
	runes := w.Tn("%d dragon rune wins", "%d dragon runes win", o.ToWin)
	if o.Instant {
		out = append(out, cited(w.T("%s, immediately.", runes), "RW-VICT-01"))
	} else {
		out = append(out, cited(w.T("%s, a year after the player lays the Victory card.", runes), "RW-ROAD-01"))
	}
	if o.StandIn {
		out = append(out, cited(w.T("There is no Victory card: use one of your units that is not in play. You "+
			"cannot recruit it while it is there."), "RW-ROAD-05"))
	}
	out = append(out, cited(w.Tn("The game lasts %d year. Then the player with the most dragon runes wins.",
		"The game lasts %d years. Then the player with the most dragon runes wins.", o.Years), "RW-VICT-02"))
	for _, one := range []struct {
		on         bool
		text, rule string
	}{
		{o.Garrison, w.T("Order 0, Garrison."), "RW-ORD-03"},
		{o.Commanders, w.T("Commanders of the battlefield."), "RW-CMD-01"},
		{o.DevelopmentCards, w.T("Development cards, bought at the Harvest bonus."), "RW-DEV-01"},
		{o.FreeCities, w.T("Free Cities: the rune of a city counts only for victory. No effect applies to " +
			"it."), "RW-FREE-01"},
		{o.Exploration, w.T("Exploration tokens: a hero turns up the token in the area where its move " +
			"ends."), "RW-EXPL-01"},
		{o.MoreTiles, w.T("Tiles 10 to 12."), "RW-SETUP-04"},
	} {
		if one.on {
			out = append(out, cited(one.text, one.rule))
		}
	}
	return out
}

// called returns the names of boxes.
func (w *writer) called(ids []string) []string {
	var out []string
	for _, id := range ids {
		name := id
		if row := w.game.Rules.Boxes.Get(id); row != nil {
			name = sheet.Either(row.Name, row.ID)
		}
		out = append(out, sheet.Esc(sheet.Clean(w.Called(name))))
	}
	return out
}

// figures counts the units of all seats.
func (w *writer) figures(add func(row *rulebook.Unit, n int)) {
	if w.game == nil {
		return
	}
	for i := range w.game.Seats {
		s := &w.game.Seats[i]
		for _, u := range s.Units {
			if u.Row != nil {
				add(u.Row, u.Count)
			}
		}
		if len(s.Units) > 0 || w.game.UnderWay() {
			continue
		}
		for _, r := range s.Army {
			if row := w.game.Rules.Units.Get(r.Unit); row != nil {
				add(row, r.Count)
			}
		}
	}
}

// pieces counts the other pieces of the seats and those on the board.
func (w *writer) pieces() []string {
	var strongholds, capitals, influence, frost, desolation int
	for i := range w.game.Seats {
		s := &w.game.Seats[i]
		for _, h := range s.Strongholds {
			if h.Capital {
				capitals++
			} else {
				strongholds++
			}
		}
		influence += s.Influence
	}
	for _, t := range w.game.Tokens {
		if t.Frost {
			frost += t.Count
		} else {
			desolation += t.Count
		}
	}
	var out []string
	for _, p := range []struct {
		n    int
		said string
	}{
		{strongholds, w.Tn("%d stronghold", "%d strongholds", strongholds)},
		{capitals, w.Tn("%d capital", "%d capitals", capitals)},
		{influence, w.Tn("%d influence token", "%d influence tokens", influence)},
		{frost, w.Tn("%d frost token", "%d frost tokens", frost)},
		{desolation, w.Tn("%d desolation token", "%d desolation tokens", desolation)},
	} {
		if p.n > 0 {
			out = append(out, p.said)
		}
	}
	return out
}

// ScenarioSummary returns the summary of a scenario for a list of many sheets.
func ScenarioSummary(l *library.LinkedScenario, opts sheet.Options) sheet.Summary {
	w := &writer{realm: l.Realm, game: l}
	w.Language = opts.Language
	d := l.Definition
	s := sheet.Summary{
		Kind: rulebook.KindScenario, What: w.T("Scenario"), Shelf: w.T("Scenarios"),
		Title: sheet.Clean(d.Name), Author: sheet.Clean(d.Author), Boxes: w.called(l.Boxes),
		Players: fmt.Sprint(l.Players()), Story: command.Opening(w.prose(d.Background)),
	}
	for i := range l.Seats {
		if f := l.Seats[i].Faction; f != nil {
			s.Words = append(s.Words, sheet.Clean(w.Called(f.Name)))
		}
	}
	return s
}
