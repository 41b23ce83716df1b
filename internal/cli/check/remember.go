package check

import (
	"fmt"

	"muster/internal/cache"
	"muster/internal/validate/runner"
	"muster/schema/project"
	"muster/schema/project/disk"
)

// remember returns the cached results of earlier runs by project, and a function that stores those of this run. The
// results are nil with --no-cache, and without a usable cache.
func (a *app) remember(flags checkFlags) (of func(*project.Project) *runner.Memory, save func()) {
	none := func() {}
	if flags.noCache {
		return nil, none
	}
	kept, named := cache.Open()
	if kept == nil {
		return nil, none
	}
	if of = kept.Memories(); of == nil {
		return nil, none
	}
	return of, func() {
		if err := kept.Save(); err != nil && named {
			a.Complain("muster: ", fmt.Sprintf(
				"results are not cached: cannot write to the folder in %s: %v",
				cache.Variable, disk.Reason(err)))
		}
	}
}
