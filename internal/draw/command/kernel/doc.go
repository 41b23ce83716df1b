// Package kernel draws battles of the kernel's games: the common field of the family, blocks with the sign of their
// class, and Leaders. It draws invalid input as far as possible. Start with Scene, which Text and SVG draw.
package kernel
