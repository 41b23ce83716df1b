package rulebook

import "muster/internal/engine/command/rows"

// Line is one row of a table as a list shows it.
type Line = rows.Summary

// Kinds are the tables that Rows and Describe know, in the order in which they are shown.
func Kinds() []string {
	return []string{
		"units", "weapons", "races", "banners", "terrain", "edges", "boards", "council", "commander-levels",
		"master-levels", "specialists", "command-cards", "lore-cards", "tokens", "lore-terms", "boxes",
	}
}

// Rows lists a table in its own order; nil for a kind that is none of Kinds.
func (r *Rulebook) Rows(kind string) []Line {
	switch kind {
	case "units":
		return rows.Summaries(&r.Units, r.unitLine)
	case "weapons":
		return rows.Summaries(&r.Weapons, weaponLine)
	case "races":
		return rows.Summaries(&r.Races, raceLine)
	case "banners":
		return rows.Summaries(&r.Banners, bannerLine)
	case "terrain":
		return rows.Summaries(&r.Terrain, terrainLine)
	case "edges":
		return rows.Summaries(&r.Edges, edgeLine)
	case "boards":
		return rows.Summaries(&r.Boards, boardLine)
	case "council":
		return rows.Summaries(&r.Classes, classLine)
	case "commander-levels":
		return rows.Summaries(&r.Commander, commanderLine)
	case "master-levels":
		return rows.Summaries(&r.Masters, masterLine)
	case "specialists":
		return rows.Summaries(&r.Specialists, specialistLine)
	case "command-cards":
		return rows.Summaries(&r.CommandCards, commandCardLine)
	case "lore-cards":
		return rows.Summaries(&r.LoreCards, r.loreCardLine)
	case "tokens":
		return rows.Summaries(&r.Tokens, tokenLine)
	case "lore-terms":
		return rows.Summaries(&r.LoreTerms, loreTermsLine)
	case "boxes":
		return rows.Summaries(&r.Boxes, boxLine)
	}
	return nil
}
