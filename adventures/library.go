// Package adventures is the adventures that ship with Muster, and what games call otherwise, in a folder for each game.
// How one is written is for its game to say: BattleLore's stand in adventures/battlelore. Start with Library.
package adventures

import "embed"

// Library holds the adventures that ship with Muster, as library/GAME/ID.adventure.toml, and scenarios of Runewars as
// library/runewars/ID.scenario.toml.
//
//go:embed library/*/*.adventure.toml library/*/*.scenario.toml
var Library embed.FS
