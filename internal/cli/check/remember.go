package check

import (
	"fmt"

	"muster/internal/cache"
	"muster/schema/project"
	"muster/schema/project/disk"
	"muster/validate/incremental"
)

// shipped stands for what ships with Muster, where packs go by the folders of projects.
const shipped = "library"

// remember gives what earlier runs have found, project by project, and what keeps the findings of this one at its end.
// It is nil where nothing is to be remembered, or nobody knows which build of Muster this is.
func (a *app) remember(flags checkFlags) (of func(*project.Project) *incremental.Memory, save func()) {
	none := func() {}
	if flags.noCache {
		return nil, none
	}
	kept, named := cache.Open()
	if kept == nil {
		return nil, none
	}
	build := cache.Build()
	if build == "" {
		return nil, none
	}
	of = func(p *project.Project) *incremental.Memory {
		if p == nil {
			return incremental.NewMemory(kept.Pack(shipped), build, nil)
		}
		return incremental.NewMemory(kept.Pack(p.Folder()), build, p.Asked())
	}
	return of, func() {
		if err := kept.Save(); err != nil && named {
			a.Complain("muster: ", fmt.Sprintf(
				"results are not cached: cannot write to the folder in %s: %v",
				cache.Variable, disk.Reason(err)))
		}
	}
}
