// Package booklet combines many sheets: a booklet with a cover, contents, a chapter for each sheet, a list of the maps,
// and credits; and an index, an offline page that finds sheets by their properties. It knows no game: a sheet.Summary
// describes each sheet. Start with Volume.
package booklet
