// Package runewars makes the pages of Runewars: sheets of realms, scenarios, cards, faction sheets, tiles to cut out,
// replays. Wording explains rows in sentences; Draw draws a realm.
package runewars
