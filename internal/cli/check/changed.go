package check

import (
	"errors"
	"slices"

	"muster/internal/cli/shell"
	"muster/internal/git"
	"muster/internal/workspace"
	"muster/report"
	"muster/schema/project"
	"muster/validate/incremental"
)

// narrow has a workspace tell only of the files in which something else may be found than in a revision: those that
// have changed since, and those that depend on what has. It gives the files as they were.
func (a *app) narrow(ws *workspace.Workspace, want workspace.Wanted, rev string) (old *workspace.Workspace, err error) {
	old, r, err := a.before(want, rev)
	if err != nil {
		return nil, err
	}
	defer r.tree.Close()
	ws.Narrow(old)
	// Taken away or led past the check: nothing is found in it, and somebody is to know why.
	for _, s := range ws.Gone(old) {
		a.Complain("muster: ", "no longer checked: "+s.File.Name+", which existed before the changes since "+rev)
	}
	return old, nil
}

// before opens a workspace with the files as they were in a revision: in the last commit that it and the current one
// have in common, so that what others have done in the meantime is theirs. The tree of the revision is to be closed.
func (a *app) before(want workspace.Wanted, rev string) (*workspace.Workspace, revision, error) {
	r, err := git.Open()
	if err != nil {
		return nil, revision{}, err
	}
	base, err := since(r, rev)
	if err != nil {
		return nil, revision{}, err
	}
	for _, word := range want.Words {
		if word != shell.Standard && workspace.IsPath(word) {
			if _, err := r.Path(word); err != nil {
				return nil, revision{}, err
			}
		}
	}
	tree, err := r.Tree(base)
	if err != nil {
		return nil, revision{}, err
	}
	files := revision{repository: r, tree: tree}
	want.Files = files
	// What standard input gives was in no revision.
	want.Words = slices.DeleteFunc(slices.Clone(want.Words), func(w string) bool { return w == shell.Standard })
	if len(want.Words) == 0 {
		want.Words = []string{"."}
	}
	return a.Open(want), files, nil
}

// since is the commit with which the files are compared.
func since(r *git.Repository, rev string) (string, error) {
	commit, err := r.Commit(rev)
	if err != nil {
		return "", err
	}
	if err := r.Certain(rev); err != nil {
		return "", err
	}
	head, err := r.Commit("HEAD")
	if err != nil {
		return "", err
	}
	base, err := r.MergeBase(commit, head)
	var wrong report.Wrong
	if errors.As(err, &wrong) {
		return "", shell.Usage("fetch the full git history (in CI: without a depth limit)",
			"%s and the current commit have no commit in common here", rev)
	}
	return base, err
}

// inMemory remembers for this run alone, where nothing is kept: what is told of an unchanged file serves both
// revisions.
func inMemory(remember func(*project.Project) *incremental.Memory) func(*project.Project) *incremental.Memory {
	if remember != nil {
		return remember
	}
	kept := incremental.NewStore()
	return func(p *project.Project) *incremental.Memory {
		var settings []byte
		if p != nil {
			settings = p.Asked()
		}
		return incremental.NewMemory(kept, "this", settings)
	}
}
