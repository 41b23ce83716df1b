package battlelore

import (
	"muster/catalog"
	"muster/internal/engine/battlelore/library"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/internal/report/changes"
	"muster/internal/report/command"
)

// The topics of changes.
const (
	aboutAll   = command.TopicAll // the name, the type, the map that is played on
	units      = command.Units
	terrain    = command.Terrain
	features   = command.Features
	edges      = command.Edges
	places     = "landmarks and lairs"
	victory    = command.Victory
	whoPlays   = command.TopicPlayers // armies, commanders, Command cards, who moves first
	councils   = "councils"
	callToArms = "Call to Arms"
	cards      = "Deployment cards"
	rules      = command.Rules
	rows       = command.Rows
	prose      = command.Prose
	waivers    = command.Waivers
)

// Topics lists the topics in display order.
func Topics() []string {
	return []string{
		aboutAll, units, terrain, features, edges, places, victory, whoPlays, councils, callToArms, cards, command.Games,
		rules, rows, prose, waivers,
	}
}

// Compare lists the differences between two versions of a definition of one kind, except the id.
func Compare(old, young *catalog.Entry) []changes.Change {
	was, is := library.EntryOf(old), library.EntryOf(young)
	if was == nil || is == nil {
		return nil
	}
	a, b := both(was, is)
	return changes.Compare(Topics(), &a.Version, &b.Version, command.Distance(boardOf(was), boardOf(is)))
}

// Sum returns a hash of everything that is compared: definitions with the same hash differ at most in the id.
func Sum(of *catalog.Entry) string {
	e := library.EntryOf(of)
	if e == nil {
		return ""
	}
	v, _ := both(e, e)
	return v.Sum()
}

// both describes two versions, whose descriptions depend on each other.
func both(was, is *library.Entry) (a, b *versionFacts) {
	a, b = version(was), version(is)
	if was.Set != nil && is.Set != nil {
		cardsOf(a, was, is)
		cardsOf(b, is, was)
	}
	if was.Adventure != nil && is.Adventure != nil {
		bannersOf(a, b, was, is)
		objectivesOf(a, b, was, is)
	}
	return a, b
}

// versionFacts is a version in progress.
type versionFacts struct{ command.VersionFacts }

func version(e *library.Entry) *versionFacts {
	t := new(versionFacts)
	switch {
	case e.Map != nil:
		t.battleMap(e)
	case e.Adventure != nil:
		t.adventure(e)
	case e.Set != nil:
		t.set(e)
	case e.Sweep != nil:
		t.Sweep(e.Sweep)
	case e.Style != nil:
		t.Style(e.Style)
	case e.Results != nil:
		t.Results(e.Results)
	default:
		t.Rulebook(e.Doc)
	}
	for _, r := range rulebook.RowsOf(e.Doc) {
		t.Row(r.Table, r.ID, r.Values)
	}
	t.Waived(e.Doc)
	return t
}

// boardOf returns the board of a map, or of an adventure's map; nil if it is unknown.
func boardOf(e *library.Entry) *boards.Board {
	if e.Map == nil && e.Adventure == nil {
		return nil
	}
	if f := e.Field(); f != nil {
		return f.Hexes
	}
	return nil
}
