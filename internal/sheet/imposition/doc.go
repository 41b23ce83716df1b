// Package imposition arranges content on sheets of paper: nine cards a page with crop marks, a map over several pages
// to be joined.
package imposition
