// Package oracle is a second, slow referee of movement and control in Runewars, written from the rules without the
// engine's sets of areas: it walks from area to area on the board of tiles. Tests hold the engine against it, on boards
// where everything lies by chance. It is tests alone.
package oracle
