package workspace

import (
	"reflect"
	"slices"
	"strings"

	"muster/catalog"
	"muster/internal/validate/runner"
	"muster/schema/diag"
	"muster/schema/project"
)

// narrowed is the part of one catalog that a workspace reports, if not all.
type narrowed struct {
	reported map[*catalog.FileEntry]bool
	need     map[*catalog.FileEntry]bool // reported files, and their dependencies
	was      *project.Project            // as the project was; nil when it was none
}

// Narrow restricts a workspace to files whose findings may differ from those in another workspace, which holds the
// earlier state of the files. Both need caches.
func (ws *Workspace) Narrow(was *Workspace) {
	ws.narrowed = make([]*narrowed, len(ws.Catalogs))
	for i, c := range ws.Catalogs {
		n := &narrowed{reported: map[*catalog.FileEntry]bool{}}
		ws.narrowed[i] = n
		before := map[string]runner.Key{}
		if j := was.index(ws, i); j >= 0 {
			if j < len(was.Finder.Projects) {
				n.was = was.Finder.Projects[j]
			}
			in := was.memories[j].Inputs(was.Catalogs[j])
			for _, s := range was.Catalogs[j].ToJudge() {
				before[s.File.Name] = in.Key(s)
			}
		}
		in := ws.memories[i].Inputs(c)
		var told []*catalog.FileEntry
		for _, s := range c.ToJudge() {
			if key, known := before[s.File.Name]; !known || key != in.Key(s) {
				n.reported[s] = true
				told = append(told, s)
			}
		}
		n.need = in.ReadBefore(told)
	}
}

// Gone lists the files of another workspace (the earlier state) that this one no longer reads, under that name or, by
// their content, under another one.
func (ws *Workspace) Gone(was *Workspace) (lost []*catalog.FileEntry) {
	read := map[string]bool{}
	for _, c := range ws.Catalogs {
		for _, s := range c.Slots() {
			if s.File.Meant == "" { // a misnamed file is only read for its intended name
				read[s.File.Name] = true
			}
		}
	}
	var gone []*catalog.FileEntry
	for i, c := range was.Catalogs {
		for _, s := range c.ToJudge() {
			if was.Judged[i] && !read[s.File.Name] {
				gone = append(gone, s)
			}
		}
	}
	if len(gone) == 0 {
		return nil // the common case: no file needs a check
	}
	is := map[catalog.Name]bool{}
	for i := range ws.Finder.Projects {
		for _, s := range ws.Catalogs[i].Slots() {
			if s.File.Meant == "" {
				is[catalog.Name{Kind: s.Header().Kind, ID: s.Header().ID}] = true
			}
		}
	}
	for _, s := range gone {
		if b := s.Header(); b.ID == "" || !is[catalog.Name{Kind: b.Kind, ID: b.ID}] {
			lost = append(lost, s)
		}
	}
	slices.SortFunc(lost, func(a, b *catalog.FileEntry) int { return strings.Compare(a.File.Name, b.File.Name) })
	return slices.CompactFunc(lost, func(a, b *catalog.FileEntry) bool { return a.File.Name == b.File.Name })
}

// Keep restricts a workspace to some files.
func (ws *Workspace) Keep(wanted func(file string) bool) {
	ws.narrowed = make([]*narrowed, len(ws.Catalogs))
	for i, c := range ws.Catalogs {
		n := &narrowed{reported: map[*catalog.FileEntry]bool{}}
		ws.narrowed[i] = n
		var told []*catalog.FileEntry
		for _, s := range c.ToJudge() {
			if wanted(s.File.Name) {
				n.reported[s] = true
				told = append(told, s)
			}
		}
		n.need = ws.memories[i].Inputs(c).ReadBefore(told)
	}
}

// index returns the index of the other workspace's catalog for the same project.
func (ws *Workspace) index(other *Workspace, i int) int {
	if i >= len(other.Finder.Projects) {
		return len(ws.Catalogs) - 1 // the embedded library
	}
	return slices.IndexFunc(ws.Finder.Projects, func(p *project.Project) bool {
		return p.Folder() == other.Finder.Projects[i].Folder()
	})
}

// reported lists the files of a catalog that the workspace reports.
func (ws *Workspace) reported(i int) []*catalog.FileEntry {
	all := ws.Catalogs[i].ToJudge()
	if ws.narrowed == nil {
		return all
	}
	return slices.DeleteFunc(slices.Clone(all), func(s *catalog.FileEntry) bool { return !ws.narrowed[i].reported[s] })
}

// Whole counts the files that the workspace would report without restriction.
func (ws *Workspace) Whole() (n int) {
	for i, c := range ws.Catalogs {
		if ws.Judged[i] {
			n += len(c.ToJudge())
		}
	}
	return n
}

// limit restricts a plan to the required files.
func (ws *Workspace) limit(i int, plan runner.Plan) runner.Plan {
	if ws.narrowed != nil {
		plan.Only = func(s *catalog.FileEntry) bool { return ws.narrowed[i].need[s] }
	}
	return plan
}

// only removes the findings that are not reported.
func (ws *Workspace) only(i int, all []*runner.Outcome) []*runner.Outcome {
	if ws.narrowed == nil {
		return all
	}
	out := slices.Clone(all)
	for j, s := range ws.Catalogs[i].ToJudge() {
		if !ws.narrowed[i].reported[s] {
			out[j] = nil
		}
	}
	return out
}

// ofProject returns the findings about a project's settings and about unreadable files. A restricted workspace leaves
// out old findings except errors: an unreadable file may prevent any other finding.
func (ws *Workspace) ofProject(i int, p *project.Project) []diag.Diagnostic {
	if ws.narrowed == nil || ws.narrowed[i].was == nil {
		return p.Findings
	}
	return slices.DeleteFunc(slices.Clone(p.Findings), func(d diag.Diagnostic) bool {
		return d.Severity != diag.Error && slices.ContainsFunc(ws.narrowed[i].was.Findings,
			func(old diag.Diagnostic) bool { return reflect.DeepEqual(old, d) })
	})
}
