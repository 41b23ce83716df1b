package sweepcheck

import (
	"fmt"
	"path"
	"slices"

	"muster/internal/engine/sweep"

	"muster/internal/validate/wording"
	"muster/schema/diag"
	"muster/validate/check"
)

// EmptyFolder: a missing folder, or one without an adventure of the game, gives a sweep nothing to play.
func (g *Game) EmptyFolder() *check.Check {
	return &check.Check{
		Code: "sweep/empty-folder", Severity: diag.Error, Kind: sweep.Name,
		Needs: []string{"/folders", "sweep/bad-folder"},
		Run: run(func(p *Pass) {
			var full []string // computed on demand
			for i, folder := range p.Sweep.Folders {
				if len(sweep.Below(p.Entry, folder)) > 0 {
					continue
				}
				if sweep.Invalid(p.Entry, folder) || p.Catalog.AnyInvalid(sweep.AdventureKind) {
					p.Blocked() // an unreadable file may be one
					continue
				}
				if full == nil {
					full = p.folders()
				}
				advice := wording.Nearest(folder, diag.Nearest(path.Clean(folder), full), full, "")
				if advice.Help == "" {
					advice.Help = "name a folder with adventures, or remove it"
				}
				p.Report(check.Finding{
					At:      p.Doc.Value(wording.Pointer("folders", i)),
					Message: fmt.Sprintf("the project's folder %[2]q has no adventures of %[1]s", g.Title, folder),
					Advice:  advice,
				})
			}
		}),
	}
}

// folders lists the folders of the project that contain adventures of the sweep's game, directly or below.
func (p *Pass) folders() []string {
	out := []string{}
	for _, e := range sweep.Below(p.Entry, ".") {
		for dir := path.Dir(e.Doc.File.Place()); dir != "." && dir != "/"; dir = path.Dir(dir) {
			out = append(out, dir)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}
