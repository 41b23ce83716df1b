package kernel

import (
	"slices"
	"strconv"
	"strings"

	"muster/catalog"
	adventures "muster/internal/adventures/command"
	"muster/internal/engine/command/boards"
	"muster/internal/engine/command/kernel/library"
	"muster/internal/engine/command/kernel/rulebook"
	"muster/internal/report/changes"
	"muster/internal/report/command"
)

// leaders is the topic of changes of Leaders.
const leaders = "Leaders"

// Topics lists the topics of changes in display order.
func Topics() []string {
	return []string{
		command.TopicAll, command.Units, leaders, command.Terrain, command.Features, command.Edges, command.Victory,
		command.TopicPlayers, command.Games, command.Rules, command.Rows, command.Prose, command.Waivers,
	}
}

// Compare lists the differences between two versions of a definition.
func Compare(old, young *catalog.Entry) []changes.Change {
	was, is := library.EntryOf(old), library.EntryOf(young)
	if was == nil || is == nil {
		return nil
	}
	a, b := both(was, is)
	return changes.Compare(Topics(), &a.Version, &b.Version, command.Distance(boardOf(was), boardOf(is)))
}

// Sum returns a hash of a definition; equal ones have equal hashes.
func Sum(of *catalog.Entry) string {
	e := library.EntryOf(of)
	if e == nil {
		return ""
	}
	v, _ := both(e, e)
	return v.Sum()
}

// both describes two versions, with names known in both.
func both(was, is *library.Entry) (a, b *telling) {
	a, b = version(was), version(is)
	if was.Adventure == nil || is.Adventure == nil {
		return a, b
	}
	old, young := was.Adventure.Victory.Objectives, is.Adventure.Victory.Objectives
	names, renamed := command.Matched(named(old), named(young))
	for i := range old {
		a.objective(&old[i], old[i].Name, renamed[0][i], boardOf(was))
	}
	for j := range young {
		b.objective(&young[j], names[j], renamed[1][j], boardOf(is))
	}
	return a, b
}

// telling is a version in progress.
type telling struct{ command.VersionFacts }

func version(e *library.Entry) *telling {
	t := new(telling)
	switch {
	case e.Map != nil:
		t.Map(e.Map, e.Field())
	case e.Adventure != nil:
		t.adventure(e)
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

// adventure adds everything except the objectives, which both versions add together.
func (t *telling) adventure(e *library.Entry) {
	a := e.Adventure
	t.About([][2]string{
		{"name", a.Name}, {"author", a.Author}, {"date", a.Date}, {"map", a.Map}, {"boxes", command.Set(a.Boxes)},
	})
	t.Words("background", a.Background)
	t.Words("briefing", a.Briefing)
	t.Words("notes", a.Notes)
	t.Value(command.TopicPlayers, "", "first", a.First)
	t.Value(command.Victory, "", "last_turn", command.Number(a.LastTurn))
	t.Value(command.Victory, "", "last_winner", a.LastWinner)
	for c := range boards.Camp(boards.Camps) {
		name := library.SideNames[c]
		t.Value(command.Victory, name, "banners", command.Number(a.Victory.Needs(name)))
		if s := a.Side(name); s != nil {
			t.side(e, c, s)
		}
	}
	for i := range a.Rules {
		r := &a.Rules[i]
		t.Facts = append(t.Facts, changes.Fact{
			Topic: command.Rules, Name: r.Name, Field: "text", Value: command.Unfolded(r.Text), Prose: true,
		})
	}
}

// side adds the possessions and positions of a side.
func (t *telling) side(e *library.Entry, c boards.Camp, s *adventures.Side) {
	linked, name := e.Linked(), library.SideNames[c]
	t.Value(command.TopicPlayers, name, "army", s.Army)
	t.Value(command.TopicPlayers, name, "commander", s.Commander)
	if s.Command != nil {
		t.Value(command.TopicPlayers, name, "command", strconv.Itoa(*s.Command))
	}
	t.Value(command.TopicPlayers, name, "tokens", strconv.Itoa(linked.Tokens(c)))
	if x := s.Exits; x != nil {
		at := command.InOrder(boardOf(e), x.At)
		t.Field(command.Victory, name, "exits", changes.AtField, strings.Join(slices.Compact(at), ", "))
		t.Field(command.Victory, name, "exits", "banners", strconv.Itoa(x.Worth()))
	}
	for i := range s.Units {
		u := &s.Units[i]
		for _, label := range u.At {
			t.Pieces = append(t.Pieces, changes.Piece{
				Topic: command.Units, Side: name, Kind: kind(linked.Rules, u), At: label, Note: command.Unfolded(u.Note),
				Details: func() []changes.Property { return training(linked.Rules, u) },
			})
		}
	}
	for _, l := range s.Leaders {
		called := l.Name
		if called == "" {
			called = "Leader"
		}
		t.Pieces = append(t.Pieces, changes.Piece{Topic: leaders, Side: name, Kind: called, At: l.At})
	}
}

// kind names units of a type with their differences from it: Bow markers, fewer blocks.
func kind(rules *rulebook.Rulebook, u *adventures.Units) string {
	out := u.Type
	if u.Bow {
		out += " with bow"
	}
	if row := rules.Units.Get(u.Type); u.Blocks > 0 && (row == nil || u.Blocks != row.Blocks) {
		out += ", blocks " + strconv.Itoa(u.Blocks)
	}
	return out
}

// training describes a unit type that replaces another.
func training(rules *rulebook.Rulebook, u *adventures.Units) []changes.Property {
	row := rules.Units.Get(u.Type)
	if row == nil {
		return nil
	}
	blocks := row.Blocks
	if u.Blocks > 0 {
		blocks = u.Blocks
	}
	return []changes.Property{
		{Name: "class", Value: row.Class}, {Name: "arm", Value: row.Arm}, {Name: "bow", Value: command.Yes(u.Bow)},
		{Name: "blocks", Value: strconv.Itoa(blocks)},
	}
}

func named(list []adventures.Objective) []command.Named {
	out := make([]command.Named, len(list))
	for i := range list {
		out[i] = command.Named{Name: list[i].Name, At: list[i].At}
	}
	return out
}

// objective adds an objective under its common name.
func (t *telling) objective(o *adventures.Objective, known string, renamed bool, board *boards.Board) {
	name := "objective"
	if known != "" {
		name += " " + known
	}
	if renamed {
		t.Field(command.Victory, "", name, "name", o.Name)
	}
	at := strings.Join(slices.Compact(command.InOrder(board, o.At)), ", ")
	side := o.Side
	if side == "" {
		side = "either"
	}
	t.Field(command.Victory, "", name, changes.AtField, at)
	t.Field(command.Victory, "", name, "side", side)
	t.Field(command.Victory, "", name, "banners", strconv.Itoa(o.Worth()))
	t.Field(command.Victory, "", name, "permanent", command.Yes(o.Permanent))
}
