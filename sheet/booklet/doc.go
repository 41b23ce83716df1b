// Package booklet makes one thing of many sheets: a booklet with a cover, contents, a chapter for each sheet, a list of
// the maps, and who made what; and an index, a page that finds a sheet among them by what it is, without a network. It
// knows no game: a sheet.Summary says what is told of each. Start with Volume.
package booklet
