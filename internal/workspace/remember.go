package workspace

import (
	"muster/internal/validate/runner"
	"muster/schema/project"
)

// InMemory is an in-memory cache for Wanted.Remember if no cache is open. Several workspaces may share it: an unchanged
// file is checked once.
func InMemory() func(*project.Project) *runner.Memory {
	kept := runner.NewStore()
	return func(p *project.Project) *runner.Memory {
		var settings []byte
		if p != nil {
			settings = p.Asked()
		}
		return runner.NewMemory(kept, "this", settings)
	}
}
