// Package pieces counts the pieces on the table: the figures, bearers and banners of the boxes, of one camp (Stock) or
// during a deployment (Pool). Start at NewStock; Pool is for one draw, Stock for proofs over every draw.
package pieces
