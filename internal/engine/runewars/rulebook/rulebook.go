// Package rulebook holds the tables of Runewars as data: the Fate deck, factions, units, tiles, cities, exploration
// tokens, the cards of every deck, boxes and the limits of realms. Every number of the game is in a TOML file with its
// source; Go knows only the words for effects. The package does not judge definitions: checks report unknown names.
// Start with Base.
package rulebook

import "muster/internal/engine/command/rows"

// Rulebook is every table that a definition is linked to. It is immutable; Extend makes a new one.
type Rulebook struct {
	rows.Left // content outside the tables

	Fate         rows.Table[Fate]
	Factions     rows.Table[Faction]
	Units        rows.Table[Unit]
	Tiles        rows.Table[Tile]
	Cities       rows.Table[City]
	Exploration  rows.Table[Token]
	Heroes       rows.Table[Hero]
	Quests       rows.Table[Quest]
	Rewards      rows.Table[Reward]
	Tactics      rows.Table[Tactics]
	Seasons      rows.Table[SeasonCard]
	Objectives   rows.Table[Objective]
	Titles       rows.Table[Title]
	Commanders   rows.Table[Commander]
	Developments rows.Table[Development]
	Limits       rows.Table[Limit]
	Boxes        rows.Table[Box]
}

// Row is the common part of every row.
type Row = rows.Row

// BaseBox is the default box of a definition, BannersBox that of the expansion.
const (
	BaseBox    = "runewars"
	BannersBox = "banners-of-war"
)
