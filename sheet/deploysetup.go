package sheet

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
	"muster/sheet/draw"
)

// DeploySetup is the set-up sheet of one deployment: the board, what each player takes out and where it stands, and
// every step with its rules.
func DeploySetup(d *draws.Drawn, opts Options) Page {
	b := &setupPage{d}
	again := d.Again.String()
	lead := "One draw, seed " + strconv.FormatUint(d.Seed, 10) + "."
	if boxes := boxNames(d.Field.Rules, d.Boxes); len(boxes) > 0 {
		lead += " On the table: " + list(boxes) + "."
	}
	if d.Lore {
		lead += " A Lore battle."
	}
	if note := boardNote(d.Field, nil); note != "" {
		lead += " " + note
	}
	page := deployPage(d.Field, opts, "Set-up sheet", modeNames[d.Mode], lead, b.short, b.board, b.players, b.steps,
		func(w *writer) {
			if !strings.ContainsAny(again, "`\n") {
				w.section("To play it again", "wide again")
				w.items(false, []string{"`" + again + "`"})
			}
		})
	page.Name, page.class = d.Field.Map.ID+"-setup-"+setupMode(d.Mode)+strconv.FormatUint(d.Seed, 10), "deploy setup"
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
func (b *setupPage) short(w *writer) {
	var entries []string
	markers := false
	for i := range b.Players {
		p := &b.Players[i]
		text := "**" + esc(b.name(p), false) + ":** scout with " + count(p.Green, "green unit")
		if p.Marker > 0 {
			text, markers = text+", turn marker "+number(p.Marker), true
		}
		if scenes.Allied(b.Deployment, i) {
			text += ", the units with a 2 on the map (& in letters)"
		}
		if p.Lost > 0 {
			text += ", " + count(p.Lost, "unit") + " lost"
		}
		if p.Council != nil {
			var seats []string
			for _, s := range p.Council.Seats {
				if s.Level > 0 {
					seats = append(seats, esc(s.Class.Name, false)+" "+number(s.Level))
				}
			}
			text += "; War Council: " + either(list(seats), "nobody") + "; " + count(p.Lore, "Lore token")
		}
		text += b.specialists(i)
		entries = append(entries, text)
	}
	if !markers {
		entries = append(entries, "**First move:** the "+b.First.Soldiers()+". `CTA-08`")
	}
	w.section("In short", "wide")
	w.items(false, append(entries, noticeItems(b.Notices())...))
}

// noticeItems tell what is to be known before it is played.
func noticeItems(list []report.Notice) []string {
	var out []string
	for _, n := range list {
		out = append(out, "**Mind:** "+cite(report.Words(n.Message).Cite(n.Rules...))+".")
	}
	return out
}

func (b *setupPage) board(w *writer) {
	scene := scenes.SetUp(b.Deployment)
	class := "map"
	if b.Field.Board.Epic {
		class = "map epic"
	}
	w.section("The board", class)
	w.fence("battlemap", draw.Text(untitled(scene)), figure(scene))
	if len(scene.Highlights) > 0 {
		w.para("Outlined in red (! in letters): marks that units could not keep.")
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
func (b *setupPage) players(w *writer) {
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
			w.section(b.name(p), "wide keep")
			w.table([]string{"Where", "Card", "Unit", "Hexes", "Figures each"}, rows)
		}
		if lost := b.lostRows(i); len(lost) > 0 {
			w.section(b.name(p)+": not on the field", "wide keep")
			w.table([]string{"Where", "Unit", "Why"}, lost)
		}
	}
	if b.has(func(p *deploy.Placement) bool { return p.How == events.Moved }) {
		w.para("\\* could not keep its mark and stands on the baseline. `CTA-06`")
	}
	if b.has(func(p *deploy.Placement) bool { return p.Token() }) {
		w.para("† a Feudal Levy token stands in for it. `CTA-ORG-05`")
	}
}

// steps tells how it came about, step by step.
func (b *setupPage) steps(w *writer) {
	entries := make([]string, len(b.Events))
	for i := range b.Events {
		e := &b.Events[i]
		entries[i] = cite(report.Words(upper(e.Text(b.Field))).Cite(e.Rules()...))
	}
	w.section("Step by step", "steps told")
	w.para(switched)
	if b.Mode == deploycards.ModeEpicAllies {
		w.items(false, []string{cardsInSilence, callsInSilence(b.Players[0].Council != nil)})
	}
	w.items(true, entries)
}
