package workspace

import (
	"muster/schema/project"
	"muster/validate/incremental"
)

// InMemory remembers findings in memory alone, for Wanted.Remember where no cache is open. Several workspaces may share
// it: an unchanged file is judged once.
func InMemory() func(*project.Project) *incremental.Memory {
	kept := incremental.NewStore()
	return func(p *project.Project) *incremental.Memory {
		var settings []byte
		if p != nil {
			settings = p.Asked()
		}
		return incremental.NewMemory(kept, "this", settings)
	}
}
