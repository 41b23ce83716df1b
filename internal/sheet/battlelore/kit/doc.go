// Package kit makes the components for the table besides a sheet of BattleLore: secret sheets, tokens to cut out,
// tracks, labels for bags, and the list of what to take from each box. Start with Parts; each has a file of its own.
package kit
