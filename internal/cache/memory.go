package cache

import (
	"muster/internal/validate/runner"
	"muster/schema/project"
)

// shipped is the name of the library's pack; packs of projects are named by their folders.
const shipped = "library"

// Memories returns the cache of each project, or with nil that of the library, in the form of
// workspace.Wanted.Remember. It is nil if the build of the program is unknown.
func (c *Cache) Memories() func(*project.Project) *runner.Memory {
	return c.memoriesOf(Build())
}

func (c *Cache) memoriesOf(build string) func(*project.Project) *runner.Memory {
	if build == "" {
		return nil
	}
	return func(p *project.Project) *runner.Memory {
		if p == nil {
			return runner.NewMemory(c.Pack(shipped), build, nil)
		}
		return runner.NewMemory(c.Pack(p.Folder()), build, p.Asked())
	}
}
