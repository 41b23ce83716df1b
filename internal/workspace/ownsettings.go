package workspace

import (
	"slices"

	"muster/internal/games"
	"muster/internal/validate/runner"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// OwnSettings adds findings about the settings on disk for a workspace that uses those of another revision. Otherwise
// they would go unchecked until they take effect.
func (ws *Workspace) OwnSettings(v *Verdict) {
	for i, p := range ws.Finder.Projects {
		if !ws.Judged[i] {
			continue
		}
		own := project.Find(games.Kinds(), disk.Files{}, nil, nil)
		own.Of(p.Root, true)
		if len(own.Projects) == 0 || own.Projects[0].Root != p.Root {
			continue // none
		}
		is := own.Projects[0]
		// A folder, or a broken link, is reported and has no text.
		if force, now := p.Settings.Doc, is.Settings.Doc; force != nil && now != nil && force.File.Name == now.File.Name {
			continue // the same
		}
		v.Findings = slices.Concat(v.Findings, is.Findings, runner.Faults(is.Settings, ws.Catalogs[i], games.Known()))
		ws.own = append(ws.own, own)
	}
	v.sum()
}
