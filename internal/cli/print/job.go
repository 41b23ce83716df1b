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

// job is a definition to print, with its page settings.
type job struct {
	*catalog.Entry
	pages    games.Pages
	look     games.PageOptions
	part     *games.Part // printed instead of the sheet; nil is the sheet
	evidence report.Evidence
	page     func() sheet.Page // the sheet, made once

	bare      bool   // the picture has no title, legend and credit
	complaint string // message before it is written; "" for none
}

func jobOf(ws *workspace.Workspace, e *catalog.Entry, name string, flags printFlags, played evidence) job {
	pages := games.Of(e).Pages
	hash := games.Stamp(pages.Made(e)...)
	j := job{Entry: e, pages: pages, bare: flags.bare}
	j.evidence, j.complaint = played.of(e, hash)
	j.look = games.PageOptions{
		Print: flags.print(), Hash: hash, Evidence: sheet.Quote(flags.language, &j.evidence),
		Citations: flags.citations, Language: flags.language,
		Find: ws.Find, Duplex: flags.duplex, Address: flags.addressOf(name, hash),
	}
	j.part = pages.Part(flags.part)
	j.page = sync.OnceValue(func() sheet.Page { return pages.Of(e, j.look) })
	return j
}

// drawable reports whether a definition has a picture.
func drawable(e *catalog.Entry) bool { return slices.Contains(games.Of(e).Pages.Drawn, e.Doc.Kind) }

// picture returns only the picture; nil for a kind without one.
func (j job) picture() []byte {
	if !drawable(j.Entry) {
		return nil
	}
	picture := j.pages.Framed
	if j.bare {
		picture = j.pages.Picture
	}
	return draw.Reink(picture(j.Entry, j.look), j.look.Ink)
}
