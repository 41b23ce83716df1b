// Package kit makes what lies on the table beside a sheet of BattleLore: secret sheets, tokens to cut out, tracks,
// labels for bags and the list of what comes out of which box. Start with Parts; each has a file of its own.
package kit
