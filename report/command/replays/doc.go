// Package replays is a game of the family moment by moment, as somebody who watches it is shown it: what is told,
// which rules came up, where every piece stands, what each player holds as far as the one who watches may know it. It
// knows no game; a game's own package fills a Reel while one is played. Start with Reel.
package replays
