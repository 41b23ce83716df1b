package battlelore

import (
	"slices"

	"muster/deploycards"
	"muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"

	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/command"
	"muster/internal/words"
	"muster/maps"
	"muster/sheet"
)

// AdventureSummary returns the summary of an adventure for lists.
func AdventureSummary(l *library.Linked, opts sheet.Options) sheet.Summary {
	a, b := l.Definition, newBattle(l, opts.Language)
	s := sheet.Summary{
		Kind: rulebook.KindAdventure, What: opts.Language.T("Adventure"), Shelf: opts.Language.T("Adventures"),
		Title: sheet.Clean(a.Name), Author: sheet.Clean(a.Author),
		Modes: b.modes(), Boxes: boxesNeeded(opts.Language, l.Rules, l.Boxes), Players: sheet.Number(len(l.Players)),
		Banners: max(l.Goal(boards.Pennant), l.Goal(boards.Standard), a.Victory.Decisive), Map: a.Map,
		Words: []string{sheet.Clean(a.Date)}, Story: command.Opening(b.prose(sheet.Either(a.Background, a.Briefing))),
	}
	for c := range s.Favours {
		s.Favours[c] = b.T("favours the %s", b.soldiers(boards.Camp(c)))
	}
	for i := range l.Players {
		s.Words = append(s.Words, sheet.Clean(l.Players[i].Army), sheet.Clean(l.Players[i].Commander))
	}
	if a.CallToArms != nil {
		s.Sets = slices.Concat(a.CallToArms.Pennant, a.CallToArms.Standard)
	}
	if b.field != nil && b.field.Hexes != nil {
		if b.field.Map != nil {
			s.MapName = sheet.Clean(b.field.Map.Name)
		}
		scene := b.scene()
		s.Thumbnail = string(battlelore.AppendThumbnail(nil, scene))
		s.Signs = signs(opts.Language, b.rules, &scene)
	}
	return s
}

// modes returns the modes of an adventure.
func (b *battle) modes() []string {
	var out []string
	switch {
	case !b.lore():
		out = append(out, b.T("Medieval"))
	case !b.councillors():
		out = append(out, b.T("Medieval Lore"))
	default:
		out = append(out, b.T("Lore"))
	}
	if b.epic() {
		out = append(out, b.T("Epic"))
	}
	if b.CallToArms != nil {
		out = append(out, b.T("Call to Arms"))
	}
	if b.Allies() {
		out = append(out, b.T("Reluctant Allies"))
	}
	return out
}

// MapSummary returns the summary of a battle map for lists.
func MapSummary(m *maps.Map, f *rulebook.Field, opts sheet.Options) sheet.Summary {
	s := sheet.Summary{
		Kind: rulebook.KindMap, What: opts.Language.T("Battle map"), Shelf: opts.Language.T("Battle maps"),
		Title: sheet.Clean(m.Name), Author: sheet.Clean(m.Author),
		Story: command.Opening(m.Notes),
	}
	if f != nil && f.Hexes != nil {
		s.Boxes = boxesNeeded(opts.Language, f.Rules, m.Boxes)
		s.Words = append(s.Words, sheet.Clean(sheet.Either(f.Board.Name, f.Board.ID)))
		scene := mapScene(m, f, sheet.Options{})
		s.Thumbnail = string(battlelore.AppendThumbnail(nil, scene))
		s.Signs = signs(opts.Language, f.Rules, &scene)
	}
	return s
}

// SetSummary returns the summary of a set of Deployment cards for lists.
func SetSummary(set *deploycards.Set, rules *rulebook.Rulebook, opts sheet.Options) sheet.Summary {
	in := opts.Language
	s := sheet.Summary{
		Kind: rulebook.KindDeploycards, What: in.T("Deployment set"), Shelf: in.T("Deployment sets"),
		Title: sheet.Clean(set.Name), Author: sheet.Clean(set.Author),
		Boxes: boxesNeeded(in, rules, set.Boxes), Story: command.Opening(set.Notes), Words: []string{sheet.Clean(set.Letter)},
	}
	if c, ok := boards.ParseCamp(set.Camp); ok {
		s.Words = append(s.Words, in.Called(c.Soldiers()))
	}
	return s
}

// boxesNeeded returns the distinct names of boxes.
func boxesNeeded(in *words.Language, rules *rulebook.Rulebook, ids []string) []string {
	var out []string
	for _, id := range ids {
		if row := rules.Boxes.Get(id); row != nil {
			id = sheet.Either(row.Name, row.ID)
		}
		if id = sheet.Clean(in.Called(id)); !slices.Contains(out, id) {
			out = append(out, id)
		}
	}
	return out
}
