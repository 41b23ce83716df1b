// Package kit makes what lies on the table beside a sheet of Commands & Colors: Medieval: tokens to cut out, tracks,
// labels for bags and the list of what comes out of the box. Start with Page; each part has a file of its own.
package kit
