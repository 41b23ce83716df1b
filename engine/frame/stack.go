package frame

// Push puts a frame on top of a stack, which is the first depth of frames. A stack that is too deep is a fault of the
// program: no rule nests that far.
func Push[F any](frames []F, depth *uint8, f F) {
	if int(*depth) == len(frames) {
		panic("engine: too many frames")
	}
	frames[*depth] = f
	*depth++
}

// Pop takes the frame on top away. Its slot is wiped, so that equal stacks are the same bytes.
func Pop[F any](frames []F, depth *uint8) {
	*depth--
	var none F
	frames[*depth] = none
}
