package rulebook

// Line is one row of a table as a list shows it.
type Line struct {
	ID      string
	Name    string
	Summary string // one line in plain words
}

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
		return lines(&r.Units, r.unitLine)
	case "weapons":
		return lines(&r.Weapons, weaponLine)
	case "races":
		return lines(&r.Races, raceLine)
	case "banners":
		return lines(&r.Banners, bannerLine)
	case "terrain":
		return lines(&r.Terrain, terrainLine)
	case "edges":
		return lines(&r.Edges, edgeLine)
	case "boards":
		return lines(&r.Boards, boardLine)
	case "council":
		return lines(&r.Classes, classLine)
	case "commander-levels":
		return lines(&r.Commander, commanderLine)
	case "master-levels":
		return lines(&r.Masters, masterLine)
	case "specialists":
		return lines(&r.Specialists, specialistLine)
	case "command-cards":
		return lines(&r.CommandCards, commandCardLine)
	case "lore-cards":
		return lines(&r.LoreCards, r.loreCardLine)
	case "tokens":
		return lines(&r.Tokens, tokenLine)
	case "lore-terms":
		return lines(&r.LoreTerms, loreTermsLine)
	case "boxes":
		return lines(&r.Boxes, boxLine)
	}
	return nil
}

func lines[T interface{ Key() string }](t *Table[T], summary func(*T) string) []Line {
	out := make([]Line, len(t.rows))
	for i := range t.rows {
		row := any(&t.rows[i]).(interface{ row() *Row }).row()
		out[i] = Line{ID: row.ID, Name: row.Name, Summary: summary(&t.rows[i])}
	}
	return out
}
