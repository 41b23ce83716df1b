// Package vectortest reads and plays vectors: text files in testdata, each a small scene for one rule of a game.
//
// A vector begins with "key: value" lines. Every game has these keys:
//
//	rule     the ids that the scene proves
//	about    one line that describes it
//	watch    the kinds of events to compare; "all" for every kind
//
// Sections follow, each below a line like "-- map --". The section "play" has the steps: actions and assertions,
// separated by semicolons. A line that begins with ">" is an event of the step above it.
//
// The package knows no game. A game's Format adds its keys and sections. Its Play has the legal actions and their
// words.
package vectortest
