package kernel

import (
	"muster/internal/draw/command/kernel"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/sheet/command"
	"muster/sheet"
)

// KitPage returns a part of an adventure's kit as an HTML file.
func KitPage(part string, l *library.Linked, opts sheet.Options) []byte {
	x := newTable(l, opts)
	switch part {
	case command.Tokens:
		return x.kit.Tokens(x.tokens())
	case command.PartTrack:
		return x.kit.Track(x.tracks())
	case command.Labels:
		return x.kit.Labels(x.bags())
	}
	return x.kit.Pull(x.pull())
}

// table is an adventure, prepared for its kit.
type table struct {
	*Brief
	kit *command.Kit
}

func newTable(l *library.Linked, opts sheet.Options) table {
	b := NewBrief(l, opts.Language)
	return table{b, &command.Kit{Language: opts.Language, Name: b.Name, Opts: opts}}
}

// emblem draws an empty block of a side.
func emblem(c boards.Camp) sheet.HTML { return sheet.HTML(kernel.Emblem(c)) }

// supply returns the total number of Inspired Action tokens for both sides (MED-INS-01).
func (x table) supply() int { return x.Rules.Pieces(x.Boxes).Tokens }
