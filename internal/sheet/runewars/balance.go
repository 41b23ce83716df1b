package runewars

import (
	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/library"
	found "muster/internal/report/balance"
	answers "muster/internal/report/runewars"
	"muster/internal/sheet/command"
	"muster/report"
	"muster/sheet"
)

// Balance returns the page about the balance of a scenario or a realm.
func Balance(x *answers.Shown, opts sheet.Options) sheet.Page {
	e := library.EntryOf(x.Entry)
	name, author := "", ""
	switch {
	case e.Scenario != nil:
		name, author = e.Scenario.Name, e.Scenario.Author
	case e.Realm != nil:
		name, author = e.Realm.Name, e.Realm.Author
	}
	w := sheet.NewWriter()
	title := "Balance of " + name
	w.Title(title)
	reports := []*report.Report{x.Report}
	command.Lead(w, reports)
	rates := command.Rates{Verdict: x.Verdict, Lead: x.Lead, Fair: x.Fair}
	if len(x.Seats) > 0 {
		rates.Equal = (1000 + len(x.Seats)/2) / len(x.Seats)
	}
	for _, s := range x.Seats {
		rates.Seats = append(rates.Seats, command.Rate{
			Emblem: sheet.HTML(rwdraw.Emblem(s.Faction)), Name: s.Faction.Name, Says: s.Says, Colour: s.Faction.Colour,
			Share: s.Share, Low: s.Low, High: s.High,
		})
	}
	rates.Write(w)
	command.Points(w, reports, x.Word, "balance", "watch") // both have a section
	for i := range x.Report.Parts {
		w.Part(&x.Report.Parts[i])
	}
	if list := claimsOf(x.Watch); len(list) > 0 {
		command.Watch(w, "Games to watch", list)
	}
	w.Footer(e.ID, x.Entry.Doc.Kind, author, opts)
	return w.Page(e.ID+"-balance", title, "balance", opts)
}

// claimsOf returns the games to watch.
func claimsOf(w found.Watch) (list []found.Claim) {
	if w.Usual != nil {
		list = append(list, found.Claim{Text: "a usual game", Seen: *w.Usual})
	}
	if w.Odd != nil {
		list = append(list, found.Claim{Text: w.OddSays, Seen: *w.Odd})
	}
	return list
}
