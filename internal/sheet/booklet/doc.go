// Package booklet combines many sheets into a booklet or an index. A booklet has a cover, contents, a chapter for each
// sheet, a list of the maps, and credits. An index is an offline page that finds sheets by their properties. The
// package knows no game: a sheet.Summary describes each sheet. Start with Volume.
package booklet
