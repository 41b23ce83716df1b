package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/field"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/sheet/command"
	"muster/maps"
	"muster/sheet"
)

// AdventureSummary returns the summary of an adventure for lists.
func AdventureSummary(l *library.Linked, opts sheet.Options) sheet.Summary {
	a, b := l.Definition, newBattle(l, opts.Language)
	s := sheet.Summary{
		Kind: rulebook.KindAdventure, What: b.T("Adventure"), Shelf: b.T("Adventures"),
		Title: sheet.Clean(a.Name), Author: sheet.Clean(a.Author),
		Boxes: BoxNames(opts.Language, l.Rules, l.Table()), Players: sheet.Number(boards.Camps),
		Banners: max(l.Goal(boards.Pennant), l.Goal(boards.Standard)), Map: a.Map,
		Words: []string{sheet.Clean(a.Date)}, Story: command.Opening(b.prose(sheet.Either(a.Background, a.Briefing))),
	}
	for c := range boards.Camp(boards.Camps) {
		s.Favours[c] = b.T("favours %s", b.sideOf(c))
		if side := l.Side(c); side != nil {
			s.Words = append(s.Words, sheet.Clean(side.Army), sheet.Clean(side.Commander))
		}
	}
	if b.field != nil {
		s.MapName = sheet.Clean(l.Map.Name)
		scene := b.scene()
		s.Thumbnail, s.Signs = string(kernel.AppendThumbnail(nil, scene)), b.signs(&scene)
	}
	return s
}

// MapSummary returns the summary of a battle map for lists.
func MapSummary(m *maps.Map, f *field.Field, rules *rulebook.Rulebook, opts sheet.Options) sheet.Summary {
	in := opts.Language
	s := sheet.Summary{
		Kind: rulebook.KindMap, What: in.T("Battle map"), Shelf: in.T("Battle maps"),
		Title: sheet.Clean(m.Name), Author: sheet.Clean(m.Author), Story: command.Opening(m.Notes),
	}
	if f != nil && f.Hexes != nil {
		boxes := m.Boxes
		if len(boxes) == 0 {
			boxes = []string{rules.Game.Box}
		}
		s.Boxes = BoxNames(in, rules, boxes)
		s.Words = append(s.Words, sheet.Clean(sheet.Either(f.Board.Name, f.Board.ID)))
		scene := mapScene(m, f, rules, sheet.Options{})
		b := &battle{Language: in, rules: rules, field: f}
		s.Thumbnail, s.Signs = string(kernel.AppendThumbnail(nil, scene)), b.signs(&scene)
	}
	return s
}

// Standing is a side's starting position in an adventure, for JSON.
type Standing struct {
	Camp    string         `json:"camp"`
	Name    string         `json:"name"`
	Banners int            `json:"banners"` // that it needs to win; 0 if unknown
	Command int            `json:"command"` // cards in hand; 0 if unknown
	Tokens  int            `json:"tokens"`  // for Inspired Actions
	Wings   []StandingWing `json:"wings"`   // in map order from left to right
}

// StandingWing is units and Leaders that are placed together, in placing order.
type StandingWing struct {
	Name  string          `json:"name"`
	Units []StandingBlock `json:"units"`
}

// StandingBlock is a unit or a Leader at the start of the game.
type StandingBlock struct {
	Hex    string `json:"hex"`
	Unit   string `json:"unit,omitempty"` // its type, by id; "" of a Leader
	Leader bool   `json:"leader,omitempty"`
	Name   string `json:"name"`
	Blocks int    `json:"blocks"`
	Bow    bool   `json:"bow,omitempty"`
	With   string `json:"with,omitempty"` // the type of the unit with a Leader; "" for a Leader alone
	Note   string `json:"note,omitempty"`
}

// Standings returns the deployment of an adventure: the list next to its map.
func Standings(l *library.Linked, opts sheet.Options) []Standing {
	b := newBattle(l, opts.Language)
	out := []Standing{}
	if b.field == nil {
		return out
	}
	for c := range boards.Camp(boards.Camps) {
		hand, _ := l.Command(c)
		s := Standing{
			Camp: library.SideNames[c], Name: b.army(c), Banners: l.Goal(c), Command: hand, Wings: []StandingWing{},
		}
		if l.Side(c) != nil {
			s.Tokens = l.Tokens(c)
		}
		for _, g := range b.wings(c) {
			wing := StandingWing{Name: g.Name, Units: []StandingBlock{}}
			for _, p := range g.posts {
				wing.Units = append(wing.Units, p.block)
			}
			s.Wings = append(s.Wings, wing)
		}
		out = append(out, s)
	}
	return out
}
