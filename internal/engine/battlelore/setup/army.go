package setup

import (
	"cmp"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"muster/internal/engine/battlelore"
	"muster/internal/engine/battlelore/rulebook"
	"muster/internal/engine/command/boards"
	"muster/maps/hex"
)

// listed reads the armies that the adventure lists (BL-SETUP-01).
func (l *linker) listed() {
	for i := range l.adventure.Units {
		u := &l.adventure.Units[i]
		l.posts = append(l.posts, post{at: u.At, camp: u.Camp, unit: u.Row, note: u.Note, ptr: u.Ptr, ally: u.Second})
	}
}

// linkArmies numbers the units: the Pennants first, each camp in the order of the board from its own side. So neither
// the order of the file nor the army's side of the board matters.
func (l *linker) linkArmies() {
	seen := func(p post) hex.Hex {
		if p.camp == boards.Pennant {
			return l.out.Field.Hexes.Turn(p.at)
		}
		return p.at
	}
	slices.SortStableFunc(l.posts, func(a, b post) int {
		return cmp.Or(cmp.Compare(a.camp, b.camp), cmp.Compare(seen(a), seen(b)))
	})
	l.refusePosts()
	if len(l.refused) > 0 {
		return
	}
	l.linkTypes()
	r := l.out.Rules
	for i := range l.posts {
		p := &l.posts[i]
		place := battlelore.Placement{
			Kind:  l.kindNumber(l.kindFor(i, p)),
			Camp:  p.camp,
			Owner: playerOf(p.camp, p.ally),
			At:    p.at,
		}
		if p.figures > 0 && p.figures != int(r.Kinds[place.Kind].Figures) {
			place.Figures = uint8(small(p.figures))
		}
		r.Setup = append(r.Setup, place)
		name := lowered(p.unit.Name)
		if p.at != hex.None {
			name += " of " + l.out.Field.Hexes.Label(p.at)
		}
		l.out.Units = append(l.out.Units, Unit{
			Type: p.unit.ID, Name: name, Note: p.note,
			At: p.at, Camp: p.camp, Player: place.Owner,
		})
	}
}

// refusePosts finds units that cannot be played on their hexes.
func (l *linker) refusePosts() {
	var count [boards.Camps]int
	var taken hex.Set
	seen := map[string]bool{}
	for i := range l.posts {
		p := &l.posts[i]
		if p.at == hex.None { // it waits in its lair
			l.refuseUnit(p)
			continue
		}
		count[p.camp]++
		label := l.out.Field.Hexes.Label(p.at)
		switch {
		case taken.Has(p.at):
			l.refuse(Refusal{Kind: BadHex, Camp: p.camp, Ptr: p.ptr, Text: label, Want: "another unit starts there"})
		case l.out.Field.Impassable.Has(p.at):
			l.refuse(Refusal{Kind: BadHex, Camp: p.camp, Ptr: p.ptr, Text: label, Want: "it is impassable"})
		}
		taken.Add(p.at)
		if !seen[p.unit.ID] {
			seen[p.unit.ID] = true
			l.refuseUnit(p)
		}
	}
	for camp, n := range count {
		if n == 0 {
			l.refuse(Refusal{Kind: NoUnits, Camp: boards.Camp(camp), Ptr: "/" + boards.CampNames[camp]})
		}
	}
	if len(l.refused) == 0 {
		l.refusePlayers()
	}
	if n := len(l.posts); n > battlelore.MaxUnits {
		l.refuse(Refusal{Kind: TooManyUnits, Text: strconv.Itoa(n), Want: strconv.Itoa(battlelore.MaxUnits)})
	}
}

// refuseUnit checks a type of unit, once.
func (l *linker) refuseUnit(p *post) {
	r := Refusal{Camp: p.camp, Ptr: p.ptr, Text: p.unit.ID}
	if p.unit.Creature() && !l.councils() {
		r.Kind = CreatureUnit
		l.refuse(r)
		return
	}
	if odd := strange(p.unit); odd != "" {
		r.Kind, r.Want = UnknownTrait, odd
		l.refuse(r)
	}
	if _, ok := colourOf(p.unit.Banner); !ok {
		r.Kind, r.Want = UnknownColour, "one of "+strings.Join(colours[:], ", ")
		l.refuse(r)
	}
}

// linkTypes lists the types that are on the field, by id.
func (l *linker) linkTypes() {
	known := map[string]*rulebook.Unit{}
	for i := range l.posts {
		for u := l.posts[i].unit; u != nil && known[u.ID] == nil; {
			known[u.ID] = u
			l.out.Types = append(l.out.Types, u.ID)
			if !l.raising() {
				break
			}
			u = l.risen(u)
		}
	}
	slices.Sort(l.out.Types)
	for _, id := range l.out.Types {
		l.out.TypeNames = append(l.out.TypeNames, known[id].Name)
	}
}

// lowered returns a name for use inside a sentence.
func lowered(name string) string {
	c, size := utf8.DecodeRuneInString(name)
	return string(unicode.ToLower(c)) + name[size:]
}
