// Package kit lays out what lies on the table beside a sheet of a game: tokens to cut out, tracks, labels for bags and
// the list of what comes out of which box. A game fills them with its own pieces; what it alone has becomes a page with
// Page. Start with Kit; each part has a file of its own.
package kit
