// Package adventures is the adventures that ship with Muster, in a folder for each game. How one is written is for its
// game to say: BattleLore's stand in adventures/battlelore. Start with Library.
package adventures

import "embed"

// Library holds the adventures that ship with Muster, as library/GAME/ID.adventure.toml.
//
//go:embed library/*/*.adventure.toml
var Library embed.FS
