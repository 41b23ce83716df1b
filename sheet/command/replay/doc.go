// Package replay makes the page on which a game of the family is looked at: the drawn map with its pieces, what is
// told, what each player holds, and the tempo of the game, moment by moment. It needs nothing but itself: no network,
// and its one script is known by its sum. Without a script it is the map as it was at first and everything that is
// told. It knows no game: a game's own package draws the map and says what things are called. Start with Page.
package replay
