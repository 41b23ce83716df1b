package print

import (
	"slices"
	"strings"

	"muster/internal/cli/cliutil"
	"muster/internal/games"
	"muster/internal/sheet/imposition"
)

// wholeSheet is the part that every definition has.
const wholeSheet = "sheet"

// Parts lists the printable parts of definitions.
func Parts() []string { return append([]string{wholeSheet}, games.Parts()...) }

// checkPart refuses an unknown part, and options that do not apply to it.
func (f *printFlags) checkPart(turned bool) error {
	if strings.EqualFold(f.part, "map") { // a drawing of the map alone is a format
		return cliutil.Usage("write --format svg", "unknown value %q of --part", f.part)
	}
	if err := cliutil.OneOf("part", &f.part, Parts()...); err != nil {
		return err
	}
	if err := cliutil.OneOf("duplex", &f.duplex, games.Duplexes()...); err != nil {
		return err
	}
	switch {
	case f.part == wholeSheet && turned:
		return cliutil.Usage("add --part "+strings.Join(games.Backed(), " or "), "--duplex needs a part with card backs")
	case turned && !slices.Contains(games.Backed(), f.part):
		return cliutil.Usage("drop --duplex", "--part %s has no backs", f.part)
	case f.part != wholeSheet && f.notPage() != "":
		return cliutil.Usage("add --format html or pdf", "--part %s does not go with --format %s", f.part, f.notPage())
	}
	return nil
}

// posterFiles returns the files of a poster.
func (r *renderer) posterFiles(name string, j job) making {
	page, err := (&imposition.Poster{
		Language: r.flags.language, Title: j.pages.Summary(j.Entry, j.look).Title, Content: j.look.Hash,
		Drawing: j.pages.Picture(j.Entry, j.look), Size: r.flags.posterSize, Print: r.flags.print(),
	}).Page()
	if err != nil {
		return ready(nil, cliutil.Usage("name fewer sheets or a smaller hex after --poster=", "%s: %s", j.Doc.File.Name, err))
	}
	return r.pageFiles(name, page)
}
