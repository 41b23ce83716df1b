package frame

import "testing"

func TestAStackIsWiped(t *testing.T) {
	frames, depth := [2]string{}, uint8(0)
	Push(frames[:], &depth, "below")
	Push(frames[:], &depth, "top")
	Pop(frames[:], &depth)
	if depth != 1 || frames != [2]string{"below"} {
		t.Errorf("%d of %q are left", depth, frames)
	}
}

func TestAStackThatIsTooDeepPanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a third frame is put on a stack of two")
		}
	}()
	frames, depth := [2]int{}, uint8(2)
	Push(frames[:], &depth, 1)
}
