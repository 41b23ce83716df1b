package diff

import (
	"muster/internal/games"

	"context"
	"fmt"
	"slices"

	"muster/catalog"
	"muster/internal/cli/cliutil"
	"muster/internal/report/changes"
)

// Pair is two versions of a definition, with their names.
type Pair struct {
	Old, New         *catalog.Entry
	OldName, NewName string
}

// Versions finds pairs of versions of definitions of some kinds, with the arguments of `muster diff`. These are two
// definitions, those of two folders with the same id, or those that differ between a revision and the disk or between
// two revisions. It calls do with the pairs. An invalid definition ends the command.
func Versions(
	ctx context.Context, run *cliutil.App, words []string, rev string, kinds []string, do func([]Pair) error,
) error {
	a := &app{App: run, ctx: ctx}
	if rev == "" && len(words) > 0 && isRange(words[0]) {
		rev, words = words[0], words[1:]
	}
	switch {
	case rev != "":
		return a.ofRevisions(rev, words, func(names [2]string, was, is *side, oldFiles, newFiles []*catalog.Entry) error {
			list, err := a.matched(names, was, is, oldFiles, newFiles, kinds)
			if err != nil {
				return err
			}
			return do(list)
		})
	case len(words) != 2:
		return cliutil.Usage("name two definitions or folders; --rev REV compares a revision with the files on disk",
			"the comparison needs two versions")
	}
	if words[0] == cliutil.Standard && words[1] == cliutil.Standard {
		return cliutil.Usage("name a file for one of them", "- can stand for only one of the two versions")
	}
	old, young, folders, err := a.sides(words[0], words[1])
	if err != nil {
		return err
	}
	names := [2]string{words[0], words[1]}
	if folders {
		list, err := a.matched(names, old, young, old.under(words[0]), young.under(words[1]), kinds)
		if err != nil {
			return err
		}
		return do(list)
	}
	was, is, err := a.chosen(old, young, &changes.Diff{Old: words[0], New: words[1]})
	if err != nil {
		return err
	}
	if !slices.Contains(kinds, was.Doc.Kind) {
		return cliutil.Usage("name two adventures", "%s cannot be played", words[0])
	}
	if err := a.judged(old, young); err != nil {
		return err
	}
	if err := a.sound(old, was); err != nil {
		return err
	}
	if err := a.sound(young, is); err != nil {
		return err
	}
	if games.MadeOfTheSame(was, is) {
		return cliutil.Usage("name two versions that differ", "%s and %s have the same content", words[0], words[1])
	}
	return do([]Pair{{was, is, names[0], names[1]}})
}

// judged checks sides for errors. Two versions of one definition in one folder are not an error.
func (a *app) judged(sides ...*side) error {
	for _, s := range sides {
		if s.ws == nil {
			continue // there is nothing on it
		}
		var err error
		if s.verdict, err = s.ws.Judge(a.Workers, nil); err != nil {
			return err
		}
		s.verdict.Forgive("reference/duplicate-id")
	}
	return nil
}

// matched returns the definitions of some kinds that have the same id on two sides, and different content.
func (a *app) matched(
	names [2]string, was, is *side, oldFiles, newFiles []*catalog.Entry, kinds []string,
) ([]Pair, error) {
	if err := a.judged(was, is); err != nil {
		return nil, err
	}
	var out []Pair
	equal := 0
	for _, young := range newFiles {
		if !slices.Contains(kinds, young.Doc.Kind) {
			continue
		}
		for _, old := range oldFiles {
			if old.Doc.Kind != young.Doc.Kind || old.ID != young.ID {
				continue
			}
			if err := a.sound(was, old); err != nil {
				return nil, err
			}
			if err := a.sound(is, young); err != nil {
				return nil, err
			}
			if games.MadeOfTheSame(old, young) {
				equal++
				continue
			}
			out = append(out, Pair{old, young, names[0], names[1]})
		}
	}
	if len(out) == 0 {
		return nil, cliutil.Usage("name two versions that differ", "no two versions to compare in %s and %s%s", names[0],
			names[1], alike(equal))
	}
	return out, nil
}

// alike describes how many definitions have the same content on both sides.
func alike(equal int) string {
	if equal == 0 {
		return ": no id is in both"
	}
	return fmt.Sprintf(": %d have the same content in both", equal)
}

// sound ends the command if a definition, or one of its dependencies, is invalid.
func (a *app) sound(s *side, e *catalog.Entry) error {
	if !s.unread(e) {
		if s.verdict.Blocks(e) == "" {
			return nil
		}
		s.tell[s.verdict.Blocks(e)] = true
	}
	if err := a.findings(s); err != nil {
		return err
	}
	a.Complain("muster: ", s.prefix+e.Doc.File.Name+" is not compared: it or a definition that it needs has errors")
	return cliutil.Findings{Status: cliutil.ExitFindings}
}
