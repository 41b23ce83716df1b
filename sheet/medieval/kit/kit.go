package kit

import (
	"muster/engine/command/boards"
	"muster/engine/medieval/adventure"
	"muster/sheet"
	"muster/sheet/command/kit"
	"muster/sheet/medieval"
	"muster/sheet/medieval/draw"
)

// Page is a part of an adventure's kit as an HTML file.
func Page(part string, l *adventure.Linked, opts sheet.Options) []byte {
	x := newTable(l, opts)
	switch part {
	case kit.Tokens:
		return x.kit.Tokens(x.tokens())
	case kit.Track:
		return x.kit.Track(x.tracks())
	case kit.Labels:
		return x.kit.Labels(x.bags())
	}
	return x.kit.Pull(x.pull())
}

// table is an adventure as its kit needs it.
type table struct {
	*medieval.Brief
	kit *kit.Kit
}

func newTable(l *adventure.Linked, opts sheet.Options) table {
	b := medieval.NewBrief(l, opts.Language)
	return table{b, &kit.Kit{Language: opts.Language, Name: b.Name, Opts: opts}}
}

// emblem is an empty block of a side.
func emblem(c boards.Camp) sheet.HTML { return sheet.HTML(draw.Emblem(c)) }

// supply is how many Inspired Action tokens there are for both sides together (MED-INS-01).
func (x table) supply() int { return x.Rules.Pieces(x.Boxes).Tokens }
