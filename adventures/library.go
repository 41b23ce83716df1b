// Package adventures embeds the adventures and scenarios of Muster, in a folder for each game. Packages below it define
// their formats, such as internal/adventures/battlelore. Start with Library.
package adventures

import "embed"

// Library holds the embedded adventures, as library/GAME/ID.adventure.toml, and the scenarios of Runewars as
// library/runewars/ID.scenario.toml.
//
//go:embed library/*/*.adventure.toml library/*/*.scenario.toml
var Library embed.FS
