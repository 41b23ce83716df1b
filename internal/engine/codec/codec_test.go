package codec

import (
	"bytes"
	"testing"

	"muster/engine"
)

// numbers are one field of every sort.
type numbers struct {
	small  int8
	list   [3]int8
	wide   int16
	four   [2]uint32
	eight  [2]uint64
	bytes  [4]uint8
	yes    bool
	chance engine.Rand
}

func (n *numbers) pass(c *Codec) error {
	Num8(c, &n.small)
	List8(c, n.list[:])
	Num16(c, &n.wide)
	List32(c, n.four[:])
	List64(c, n.eight[:])
	c.Bytes(n.bytes[:])
	c.Flag(&n.yes)
	return c.Chance(&n.chance)
}

func TestCodec(t *testing.T) {
	n := numbers{
		-3, [3]int8{1, -2, 127}, -300, [2]uint32{7, 1 << 31}, [2]uint64{9, 1 << 63}, [4]uint8{4, 3, 2, 255}, true,
		engine.NewRand(5, "codec"),
	}
	w := Writer(make([]byte, 200))
	if err := n.pass(&w); err != nil {
		t.Fatal(err)
	}
	if got, want := w.Encoded()[:6], []byte{0xfd, 1, 0xfe, 127, 0xd4, 0xfe}; !bytes.Equal(got, want) {
		t.Errorf("the first bytes are %x, want %x", got, want)
	}
	var back numbers
	r := Reader(w.Encoded())
	if err := back.pass(&r); err != nil || !r.Whole() || back != n {
		t.Errorf("read back as %+v (%v), whole: %v", back, err, r.Whole())
	}
	for _, data := range [][]byte{w.Encoded()[:len(w.Encoded())-1], nil, append(bytes.Clone(w.Encoded()), 0)} {
		r := Reader(data)
		if err := back.pass(&r); err == nil && r.Whole() {
			t.Errorf("%d bytes are read as a whole of %d", len(data), len(w.Encoded()))
		}
	}
}
