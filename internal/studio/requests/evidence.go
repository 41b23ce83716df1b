package requests

import (
	"io/fs"
	"sync"

	"muster/catalog"
	"muster/docs"
	"muster/internal/games"
	"muster/report"
	"muster/sheet"
)

// shipped returns the results of games of the shipped definitions, by id.
var shipped = sync.OnceValue(func() map[string][]report.Evidence {
	out := map[string][]report.Evidence{}
	names, err := fs.Glob(docs.Pages, "reference/evidence/*.json")
	for _, name := range names {
		var list []report.Evidence
		var text []byte
		if text, err = fs.ReadFile(docs.Pages, name); err == nil {
			list, err = games.Evidence(text)
		}
		if err != nil {
			break
		}
		for i := range list {
			out[list[i].ID] = append(out[list[i].ID], list[i])
		}
	}
	if err != nil {
		panic("the shipped evidence: " + err.Error())
	}
	return out
})

// playedOf quotes the games of a definition with exactly these texts; "" without any.
func playedOf(e *catalog.Entry) string {
	list := shipped()[e.ID]
	if len(list) == 0 {
		return ""
	}
	content := games.Stamp(games.Of(e).Pages.Made(e)...)
	for i := range list {
		if list[i].Content == content {
			return sheet.Quote(nil, &list[i])
		}
	}
	return ""
}
