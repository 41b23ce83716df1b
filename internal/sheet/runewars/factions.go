package runewars

import (
	"bytes"
	"slices"
	"strconv"
	"strings"

	rwdraw "muster/internal/draw/runewars"
	"muster/internal/engine/runewars/rulebook"
	"muster/sheet"
)

// factionSheet is the content of a faction's sheet.
type factionSheet struct {
	Emblem  sheet.HTML
	Name    string
	About   string // its alignment and colour
	Start   []counted
	Dials   []dialShown
	Army    []counted
	Units   []unitShown
	Defence []string // its development: the name, and the effect
	Home    string
}

// counted is a number of equal things.
type counted struct {
	Count int
	Icon  sheet.HTML
	Name  string
}

// dialShown is a dial.
type dialShown struct {
	Name    string
	Picture sheet.HTML
	Start   int
}

// unitShown is a row of the table of units.
type unitShown struct {
	Icon                      sheet.HTML
	Name, Traits, Shape       string
	Count, Initiative, Health int
	Special, Does             string
}

// factions returns a sheet for each playing faction (RW-SETUP-02).
func (t *kitTable) factions() []byte {
	var sheets []factionSheet
	for _, f := range t.Factions {
		sheets = append(sheets, t.factionSheet(f))
	}
	return t.page(Factions, t.words.T("%s: faction sheets", t.kit.Name), func(x *kitPage, b *bytes.Buffer) {
		x.WriteFactionPage(b, sheets)
	})
}

func (t *kitTable) factionSheet(f *rulebook.Faction) factionSheet {
	w, start := t.words, t.StartOf(f)
	out := factionSheet{
		Emblem: drawn(rwdraw.Emblem(f)), Name: w.Name(f.Name, f.ID),
		About: w.T("Alignment: %s", w.Alignment(f.Alignment)),
		Start: []counted{
			{start.Influence, drawn(rwdraw.InfluenceIcon()), w.T("influence")},
			{start.Tactics, drawn(rwdraw.TacticsIcon()), w.T("Tactics cards")},
		},
	}
	greatest := t.Rules.Limit(rulebook.LimitDial).Most
	for i, dial := range dials() {
		at := start.Dials[i]
		picture := rwdraw.Dial(f, dial, t.dialTold(f, dial, at, greatest), at, greatest, t.Rules)
		out.Dials = append(out.Dials, dialShown{sheet.Upper(w.Dial(dial)), drawn(picture), at})
	}
	for _, r := range start.Army {
		one := counted{Count: r.Count, Name: w.UnitName(r.Unit)}
		if u := t.Rules.Units.Get(r.Unit); u != nil {
			one.Icon = drawn(rwdraw.UnitIcon(u))
		}
		out.Army = append(out.Army, one)
	}
	for _, u := range t.UnitsOf(f) {
		out.Units = append(out.Units, t.unit(u))
	}
	slices.SortStableFunc(out.Units, func(a, b unitShown) int { return a.Initiative - b.Initiative })
	if d := &f.Defence; len(d.Effects) > 0 {
		does := w.Effects(d.Effects)
		if d.Discard {
			does += " " + w.T("Discard it for this.")
		}
		out.Defence = []string{sheet.Clean(w.Called(d.Name)), does}
	}
	if home := t.Rules.HomeOf(f.ID); home != nil {
		out.Home = t.yields(home)
	}
	return out
}

// unit returns the table row of a unit type.
func (t *kitTable) unit(u *rulebook.Unit) unitShown {
	w := t.words
	return unitShown{
		Icon: drawn(rwdraw.UnitIcon(u)), Name: w.Name(u.Name, u.ID), Traits: w.Traits(u), Shape: w.Shape(u.Shape),
		Count: u.Count, Initiative: u.Initiative, Health: u.Health, Special: sheet.Clean(w.Called(u.SpecialName)),
		Does: w.Effects(u.Special),
	}
}

// yields returns the total yield of a tile's areas.
func (t *kitTable) yields(tile *rulebook.Tile) string {
	var out []string
	for _, dial := range dials() {
		if n := tile.Yield(dial); n > 0 {
			out = append(out, strconv.Itoa(n)+" "+t.words.Dial(dial))
		}
	}
	return strings.Join(out, ", ")
}

// dialTold describes the gifts of a dial, space by space, for screen readers.
func (t *kitTable) dialTold(f *rulebook.Faction, dial string, start, greatest int) string {
	w := t.words
	var spaces []string
	for space := 1; space <= greatest; space++ {
		var gives []string
		for _, i := range f.Icons {
			if i.Dial != dial || !slices.Contains(i.At, space) {
				continue
			}
			switch i.Gives {
			case rulebook.GivesInfluence:
				gives = append(gives, w.T("influence"))
			case rulebook.GivesTactics:
				gives = append(gives, w.T("Tactics card"))
			default:
				gives = append(gives, w.UnitName(i.Gives))
			}
		}
		if len(gives) > 0 {
			spaces = append(spaces, strconv.Itoa(space)+": "+strings.Join(gives, ", "))
		}
	}
	return w.T("%s begins at %d; %s", sheet.Upper(w.Dial(dial)), start, strings.Join(spaces, "; "))
}
