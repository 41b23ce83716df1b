package battlelore_test

import (
	"strings"
	"testing"

	"muster/internal/adventures/battlelore"
	"muster/internal/testing/sheettest"
)

// the set-up begins with the banners of earlier games exactly if Call to Arms is used.
func TestBannersGoBackFirst(t *testing.T) {
	const line = "Put banners that were switched in an earlier game back on their own units."
	for _, mode := range []string{"impromptu", "organized", "epic", "epic-allies"} {
		md := printed(t, func(a *adventures.Adventure) { a.CallToArms = &adventures.CallToArms{Mode: mode} })
		sheettest.InOrder(t, mode, md, "Setup, step by step", "BL-SETUP-01", line, "R-304", "CTA-06")
	}
	two := printed(t, func(a *adventures.Adventure) {
		a.CallToArms = &adventures.CallToArms{Mode: "epic", Pennant: []string{"pennant-a", "pennant-b"}}
	})
	sheettest.InOrder(t, "epic with two sets", two, "Setup, step by step", line, "R-304", "CTA-ORG-01")
	if md := printed(t, func(*adventures.Adventure) {}); strings.Contains(md, "R-304") {
		t.Error("armies that the adventure lists switch no banners")
	}
}

// rules that no program can enforce are printed as reminders for the players concerned.
func TestReminders(t *testing.T) {
	allies := printed(t, func(a *adventures.Adventure) { a.CallToArms = &adventures.CallToArms{Mode: "epic-allies"} })
	sheettest.InOrder(
		t,
		"allies",
		allies,
		"Setup, step by step",
		"**Reminder.** Allies do not talk while they choose and lay their cards. `R-275`",
		"VAR-ER-01",
		"**Reminder.** Allies do not consult on Specialists and War Councils. `R-303`",
		"CTA-10",
		"VAR-ER-04",
	)
	for _, kind := range []string{"medieval", "medieval-lore"} { // who have no War Councils to consult on (VAR-ML-01)
		md := printed(t, func(a *adventures.Adventure) {
			a.Type, a.CallToArms = kind, &adventures.CallToArms{Mode: "epic-allies"}
		})
		sheettest.InOrder(t, kind, md, "Setup, step by step", "Allies do not consult on Specialists. `R-303`",
			"has no War Councils.", "VAR-ER-04")
		if strings.Contains(md, "Call the War Councils") {
			t.Errorf("a %s sheet has War Councils called", kind)
		}
	}
	_, f := mill(t)
	wide, board := *f, *f.Board
	board.Epic, wide.Board = true, &board
	a := adventures.New(fixture(t, "mill.adventure.toml"))
	sheettest.InOrder(t, "epic", string(adventurePage(a, &wide, options()).Markdown()), "Rules in play", "EP-PLY-02",
		"**Reminder.** The Lord Commander consults with the Field Marshals and then decides which cards to play. "+
			"`EP-PLY-03` `R-303`")
	for _, mode := range []string{"impromptu", "organized", "epic"} {
		md := printed(t, func(a *adventures.Adventure) { a.CallToArms = &adventures.CallToArms{Mode: mode} })
		if strings.Contains(md, "R-275") {
			t.Errorf("%s: nobody has an ally to talk with", mode)
		}
	}
}
