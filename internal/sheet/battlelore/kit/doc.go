// Package kit makes the components for the table that a sheet of BattleLore does not contain. These are secret sheets,
// tokens to cut out, tracks, labels for bags, and the list of components to take from each box. Start with Parts; each
// has a file of its own.
package kit
