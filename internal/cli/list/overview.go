package list

import (
	"fmt"
	"slices"
	"strings"

	"muster/internal/games"
	"muster/report"
	"muster/schema/diag"
)

// about describes each list in a few words.
var about = map[string]string{
	"maps": "battlefields: boards with terrain", "adventures": "battles with armies and victory terms",
	"deploycards": "deployment sets of Call to Arms", "sweeps": "stored arguments of `muster balance`",
	"results": "games that people played", "styles": "AI players of the project",
	"realms": "maps of areas and factions", "scenarios": "realms with seats and special terms",
	"battles": "two armies for `muster odds`",

	"units": "units and creatures", "weapons": "range and dice of weapons", "races": "races and their abilities",
	"banners": "colours, their rank and dice", "terrain": "terrain, landmarks and lairs",
	"edges": "terrain on the sides of hexes", "boards": "sizes of battlefields", "council": "roles in the War Council",
	"commander-levels": "Command cards by level", "master-levels": "Lore cards and tokens by level",
	"specialists": "Specialist cards of Call to Arms", "command-cards": "Command cards and their copies",
	"lore-cards": "Lore cards and their costs", "tokens": "tokens on units", "lore-terms": "types of adventure",
	"boxes": "boxes and their contents", "classes": "classes of units", "faces": "sides of the dice",
	"leaders": "moves and losses of Leaders", "support": "support and evasion", "actions": "Inspired Actions",
	"limits": "lowest and highest values", "tiles": "map tiles and their areas", "factions": "factions and their start",
	"cities": "cities and their rewards", "exploration": "exploration tokens", "heroes": "heroes and their values",
	"quests": "quest cards", "rewards": "reward cards", "tactics": "Tactics cards", "seasons": "Season cards",
	"objectives": "objective cards", "titles": "title cards", "commanders": "commander cards",
	"developments": "strongholds' developments", "fate": "Fate cards",

	games.Players: "AI players of each game",
	"checks":      "checks of `muster check`, by code", "rules": "rules that Muster knows, by id",
}

// overview groups the lists of some games: those of files, those that several games have, those of one game, and
// those of Muster itself.
func overview(of []games.Game) []titledTable {
	var files, several, muster []string
	alone := make([][]string, len(of))
	for _, name := range listNames() {
		owners := having(of, name)
		kinds := listKinds(name)
		switch {
		case kinds == nil:
			muster = append(muster, name)
		case len(owners) == 0:
		case len(kinds) == 1:
			files = append(files, name)
		case len(owners) > 1:
			several = append(several, name)
		default:
			alone[owners[0]] = append(alone[owners[0]], name)
		}
	}
	out := []titledTable{{"Files that ship and files of your project", files}, {"Several games", several}}
	for i := range of {
		out = append(out, titledTable{of[i].Catalog.Title, alone[i]})
	}
	return slices.DeleteFunc(append(out, titledTable{"Muster", muster}), func(t titledTable) bool {
		return len(t.names) == 0
	})
}

// titledTable is a group of lists.
type titledTable struct {
	title string
	names []string
}

// overview writes the names of all lists with short descriptions; in JSON also the games that have each.
func (a *app) overview(of []games.Game, format string) error {
	groups := overview(of)
	if format == "json" {
		t := report.Table{Columns: report.Heads("list", "about", "games")}
		for _, g := range groups {
			for _, name := range g.names {
				var owners []string
				for _, i := range having(of, name) {
					owners = append(owners, of[i].Catalog.Name)
				}
				t.AddWords(name, about[name], strings.Join(owners, ", "))
			}
		}
		return diag.EncodeJSON(a.Out, t.Objects())
	}
	var lines []report.Line
	for _, g := range groups {
		lines = append(lines, report.Line{Style: diag.StyleTitle, Text: g.title})
		for _, name := range g.names {
			lines = append(lines, report.Line{Text: fmt.Sprintf("  %-16s  %s", name, about[name])})
		}
		lines = append(lines, report.Line{})
	}
	return a.Styled(append(lines, report.Line{Text: "next: muster list adventures"}))
}

// having lists the games that have a list, by index.
func having(of []games.Game, name string) []int {
	var out []int
	for i := range of {
		if slices.Contains(of[i].Tables.Lists, name) {
			out = append(out, i)
		}
	}
	return out
}
