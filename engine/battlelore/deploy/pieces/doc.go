// Package pieces is what lies on the table: the figures, bearers and banners of the boxes, as one camp has them (Stock)
// or while a deployment takes them (Pool). Start at NewStock; Pool is for one draw, Stock for proofs over every draw.
package pieces
