package rulebook

import "maps"

// The nouns of rows that definitions name.
const (
	NounFaction     = "faction"
	NounUnit        = "unit type"
	NounTile        = "tile"
	NounCity        = "city"
	NounToken       = "exploration token"
	NounHero        = "hero"
	NounQuest       = "Quest card"
	NounReward      = "Reward card"
	NounTactics     = "Tactics card"
	NounObjective   = "Objective card"
	NounTitle       = "title"
	NounCommander   = "Commander card"
	NounDevelopment = "Development card"
)

// Names are the printed names of the rows that definitions place on a board, by id.
func (r *Rulebook) Names() map[string]string {
	all := map[string]string{}
	for _, names := range []map[string]string{
		r.Exploration.Names(), r.Tiles.Names(), r.Cities.Names(), r.Factions.Names(), r.Units.Names(),
	} {
		maps.Copy(all, names)
	}
	return all
}
