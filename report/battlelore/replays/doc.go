// Package replays takes a game apart into the moments that somebody who watches it is shown: what is told, which rules
// came up, where every unit stands, what each player holds as far as the one who watches may know it. Start with Watch.
package replays
