// Package plot draws numbers as SVG: lines over time, dots with their intervals, counts as columns, cells of a matrix
// in colour. A drawing has a title, a description that says in words what it shows, axes with round numbers, and shapes
// that are told apart without colour; its ink is that of the page, light or dark. All coordinates are whole numbers, so
// that the same numbers give the same bytes.
//
// It knows no game and no statistics: start with Lines, Dots, Columns or Grid.
package plot
