package deployment

import (
	"strconv"
	"strings"

	"muster/deploycards"
	"muster/deploycards/deck"
	"muster/deploycards/deploy"
	"muster/deploycards/deploy/events"
	"muster/report"
	"muster/report/battlelore/draws"
	"muster/report/battlelore/scenes"
	"muster/sheet"
	"muster/sheet/battlelore"
	"muster/sheet/battlelore/draw"
)

// SetUp is the set-up sheet of one deployment: the board, what each player takes out and where it stands, and
// every step with its rules.
func SetUp(d *draws.Drawn, opts sheet.Options) sheet.Page {
	b := &setupPage{d}
	again := d.Again.String()
	lead := "One draw, seed " + strconv.FormatUint(d.Seed, 10) + "."
	if boxes := battlelore.BoxNames(nil, d.Field.Rules, d.Boxes); len(boxes) > 0 {
		lead += " On the table: " + sheet.List(boxes) + "."
	}
	if d.Lore {
		lead += " A Lore battle."
	}
	if note := battlelore.BoardNote(nil, d.Field, nil); note != "" {
		lead += " " + note
	}
	page := newPage(d.Field, opts, setupKind, modeNames[d.Mode], lead, b.short, b.board, b.players, b.steps,
		func(w *sheet.Writer) {
			if !strings.ContainsAny(again, "`\n") {
				w.Section("To play it again", "wide again")
				w.Items(false, []string{"`" + again + "`"})
			}
		})
	page.Name = d.Field.Map.ID + "-setup-" + setupMode(d.Mode) + strconv.FormatUint(d.Seed, 10)
	return page
}

// setupMode keeps the same seed in two modes apart by the page's name, as an answer's page is by its own.
func setupMode(mode deploycards.Mode) string {
	if mode == deploycards.ModeImpromptu {
		return ""
	}
	return mode.String() + "-"
}

// modeNames are the modes for people, by deploycards.Mode.
var modeNames = [...]string{
	deploycards.ModeImpromptu: "Impromptu", deploycards.ModeOrganized: "Organized", deploycards.ModeEpic: "Epic",
	deploycards.ModeEpicAllies: "Epic with Reluctant Allies",
}

type setupPage struct{ *draws.Drawn }

// name is what people call a player: of allies with the colour of his zones.
func (b *setupPage) name(p *deploy.PlayerResult) string {
	name := p.Camp.Soldiers()
	if b.Mode == deploycards.ModeEpicAllies && p.Zone >= 0 && p.Zone < len(b.Field.Board.Zones) {
		name += " (" + b.Field.Board.Zones[p.Zone].ID + ")"
	}
	return name
}

// short says what players want to know before they look closer.
func (b *setupPage) short(w *sheet.Writer) {
	var entries []string
	markers := false
	for i := range b.Players {
		p := &b.Players[i]
		text := "**" + sheet.EscWithin(b.name(p)) + ":** scout with " + sheet.Count(p.Green, "green unit")
		if p.Marker > 0 {
			text, markers = text+", turn marker "+sheet.Number(p.Marker), true
		}
		if scenes.Allied(b.Deployment, i) {
			text += ", the units with a 2 on the map (& in letters)"
		}
		if p.Lost > 0 {
			text += ", " + sheet.Count(p.Lost, "unit") + " lost"
		}
		if p.Council != nil {
			var seats []string
			for _, s := range p.Council.Seats {
				if s.Level > 0 {
					seats = append(seats, sheet.EscWithin(s.Class.Name)+" "+sheet.Number(s.Level))
				}
			}
			text += "; War Council: " + sheet.Either(sheet.List(seats), "nobody") + "; " + sheet.Count(p.Lore, "Lore token")
		}
		text += b.specialists(i)
		entries = append(entries, text)
	}
	if !markers {
		entries = append(entries, "**First move:** the "+b.First.Soldiers()+". `CTA-08`")
	}
	w.Section("In short", "wide")
	w.Items(false, append(entries, sheet.NoticeItems(b.Notices())...))
}

func (b *setupPage) board(w *sheet.Writer) {
	scene := scenes.SetUp(b.Deployment)
	class := "map"
	if b.Field.Board.Epic {
		class = "map epic"
	}
	w.Section("The board", class)
	w.Fence("battlemap", draw.Text(battlelore.Untitled(scene)), battlelore.Figure(scene))
	if len(scene.Highlights) > 0 {
		w.Para("Outlined in red (! in letters): marks that units could not keep.")
	}
}

// slotNames are where a card lies, by deck.Slot.
var slotNames = [...]string{
	deck.SlotRight: "Right wing", deck.SlotCentre: "Centre", deck.SlotLeft: "Left wing",
	deck.SlotReserve: "Reserve",
	deck.SlotScout:   "Scout Guard",
}

// slotOrder is the order in which the cards come to be seen.
var slotOrder = [...]deck.Slot{deck.SlotScout, deck.SlotRight, deck.SlotCentre, deck.SlotLeft,
	deck.SlotReserve}

// players lists the cards of each player with what stands where.
func (b *setupPage) players(w *sheet.Writer) {
	for i := range b.Players {
		p := &b.Players[i]
		var rows [][]string
		for _, slot := range slotOrder {
			if card := cardOf(p, p.Draw.Name(slot)); card != nil {
				own := b.rows(i, card, slotNames[slot], b.card(p, card))
				if len(own) == 0 {
					own = [][]string{{slotNames[slot], b.card(p, card), "none", "", ""}}
				}
				rows = append(rows, own...)
			}
		}
		rows = append(rows, b.specialRows(i)...)
		if len(rows) > 0 {
			w.Section(b.name(p), "wide keep")
			w.Table([]string{"Where", "Card", "Unit", "Hexes", "Figures each"}, rows)
		}
		if lost := b.lostRows(i); len(lost) > 0 {
			w.Section(b.name(p)+": not on the field", "wide keep")
			w.Table([]string{"Where", "Unit", "Why"}, lost)
		}
	}
	if b.has(func(p *deploy.Placement) bool { return p.How == events.Moved }) {
		w.Para("\\* could not keep its mark and stands on the baseline. `CTA-06`")
	}
	if b.has(func(p *deploy.Placement) bool { return p.Token() }) {
		w.Para("† a Feudal Levy token stands in for it. `CTA-ORG-05`")
	}
}

// steps tells how it came about, step by step.
func (b *setupPage) steps(w *sheet.Writer) {
	entries := make([]string, len(b.Events))
	for i := range b.Events {
		e := &b.Events[i]
		entries[i] = sheet.Cite(report.Words(sheet.Upper(e.Text(b.Field))).Cite(e.Rules()...))
	}
	w.Section("Step by step", "steps told")
	w.Para(battlelore.Switched)
	if b.Mode == deploycards.ModeEpicAllies {
		w.Items(false, []string{battlelore.CardsInSilence, battlelore.CallsInSilence(b.Players[0].Council != nil)})
	}
	w.Items(true, entries)
}
