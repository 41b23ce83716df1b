package kit

import (
	"bytes"
	"slices"

	bldraw "muster/internal/draw/battlelore"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/command/boards"
	"muster/internal/sheet/battlelore"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// Parts lists the parts: secret sheets, and the common parts of the family.
func Parts() []string { return append([]string{command.Secret}, command.Parts()...) }

// Page returns a part of an adventure's kit as an HTML file.
func Page(part string, l *library.Linked, opts sheet.Options) []byte {
	x := newTable(l, opts)
	switch part {
	case command.Secret:
		title := x.T("%s: secret sheets", x.Name)
		all := secretPage{x, title, x.kit.Foot(), x.secrets()}
		return x.kit.Page(part, title, func(b *bytes.Buffer) { all.WriteBody(b) })
	case command.Tokens:
		return x.kit.Tokens(x.tokens())
	case command.PartTrack:
		return x.kit.Track(x.tracks())
	case command.Labels:
		return x.kit.Labels(x.bags())
	}
	return x.kit.Pull(x.pull())
}

// table is an adventure, prepared for its kit and the templates.
type table struct {
	*battlelore.Brief
	kit *command.Kit
}

func newTable(l *library.Linked, opts sheet.Options) table {
	b := battlelore.NewBrief(l, opts.Language)
	k := &command.Kit{Language: opts.Language, Name: b.Name, Opts: opts}
	if b.Cards {
		k.Note = b.T("Deployment cards set the armies: draw the cards first, then take the figures they show.")
	}
	return table{b, k}
}

// Emblem returns a camp's banner.
func (x table) Emblem(c boards.Camp) sheet.HTML { return sheet.HTML(bldraw.Emblem(c)) }

// Count returns the numbers from 1 to n, for boxes to tick.
func (x table) Count(n int) []int {
	out := make([]int, max(n, 0))
	for i := range out {
		out[i] = i + 1
	}
	return out
}

// boxName returns the name of a box.
func (x table) boxName(id string) string {
	if row := x.Rules.Boxes.Get(id); row != nil {
		id = sheet.Either(row.Name, row.ID)
	}
	return sheet.Clean(x.Called(id))
}

// figures returns all units of a player, on the field and waiting.
func figures(p *battlelore.Commander) []battlelore.Troop { return slices.Concat(p.Units, p.Waiting) }
