package frame

// Push puts a frame on top of a stack, which is the first depth frames of the slice. A stack overflow is a bug: no rule
// nests that far.
func Push[F any](frames []F, depth *uint8, f F) {
	if int(*depth) == len(frames) {
		panic("engine: too many frames")
	}
	frames[*depth] = f
	*depth++
}

// Pop removes the top frame. It clears the slot, so that equal stacks are the same bytes.
func Pop[F any](frames []F, depth *uint8) {
	*depth--
	var none F
	frames[*depth] = none
}
