package print

import (
	"slices"
	"sync"

	"muster/catalog"
	"muster/draw"
	"muster/internal/games"
	"muster/internal/workspace"
	"muster/report"
	"muster/sheet"
)

// leaf is a definition to print, with its page settings.
type leaf struct {
	*catalog.Entry
	pages    games.Pages
	look     games.PageOptions
	part     *games.Part // printed instead of the sheet; nil is the sheet
	evidence report.Evidence
	page     func() sheet.Page // the sheet, made once

	complaint string // message before it is written; "" for none
}

func leafOf(ws *workspace.Workspace, e *catalog.Entry, name string, flags printFlags, played evidence) leaf {
	pages := games.Of(e).Pages
	hash := games.Stamp(pages.Made(e)...)
	l := leaf{Entry: e, pages: pages}
	l.evidence, l.complaint = played.of(e, hash)
	l.look = games.PageOptions{
		Print: flags.print(), Hash: hash, Evidence: sheet.Quote(flags.language, &l.evidence),
		Citations: flags.citations, Language: flags.language,
		Find: ws.Find, Duplex: flags.duplex, Address: flags.addressOf(name, hash),
	}
	l.part = pages.Part(flags.part)
	l.page = sync.OnceValue(func() sheet.Page { return pages.Of(e, l.look) })
	return l
}

// drawable reports whether a definition has a picture.
func drawable(e *catalog.Entry) bool { return slices.Contains(games.Of(e).Pages.Drawn, e.Doc.Kind) }

// picture returns only the picture; nil for a kind without one.
func (l leaf) picture() []byte {
	if !drawable(l.Entry) {
		return nil
	}
	return draw.Reink(l.pages.Picture(l.Entry, l.look), l.look.Ink)
}
