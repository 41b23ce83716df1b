package battlelore

import (
	"strings"
	"testing"

	"muster/internal/engine/battlelore"
)

// BL-ORD-03, BL-CMD-02, R-101, R-109, R-121: who may be ordered next, when those marked with a star are.
func TestOrders(t *testing.T) {
	for _, c := range []struct {
		card     string
		mirrored bool
		command  int
		rolled   [battlelore.Faces]int
		units    string // of the Standards, whose left is the map's
		want     string
	}{
		{card: "scout-left", units: "A1 E1 F1", want: "A1 E1"},
		{card: "scout-left", mirrored: true, units: "A1 E1 M1", want: "M1"},
		{card: "patrol-left", units: "A1* B1 E1 F1", want: "B1 E1"},
		{card: "on-the-march", units: "A1* E1 F1* M1", want: "M1"},    // both sections of the line are spent
		{card: "on-the-march", units: "E1* I1* M1 A1", want: "M1 A1"}, // E1 left and I1 centre, or E1 centre and I1 right
		{card: "surround", units: "F1 E1 I1 A1* B1*", want: "I1"},
		{card: "advance-centre", command: 2, units: "F1* G1 H1 A1", want: "G1 H1"},
		{card: "advance-centre", command: 1, units: "F1* G1 H1 A1", want: ""},
		{card: "foot-onslaught", command: 4, units: "A1* B1 C1 D1", want: "B1"},
		{card: "leadership", units: "A1 M9", want: "A1 M9"},
		{card: "blue-banners", command: 3, units: "A1 M9", want: "A1 M9"},
		{card: "red-banners", command: 3, units: "A1 M9", want: ""},
		{card: "mounted-charge", command: 3, units: "A1 M9", want: ""},
		{card: "battlelore", rolled: [battlelore.Faces]int{battlelore.Blue: 1, battlelore.Flag: 1}, units: "A1* M9 A9",
			want: "M9 A9"},
		{card: "battlelore", rolled: [battlelore.Faces]int{battlelore.Red: 3, battlelore.Strike: 1}, units: "A1 M9",
			want: ""},
	} {
		words := "pennant red-human-horse G5"
		for label := range strings.FieldsSeq(c.units) {
			words += ", standard blue-human-sword " + strings.TrimSuffix(label, "*")
		}
		g := position(t, words)
		g.active = 1
		for i, label := range strings.Fields(c.units) {
			g.units[i+1].ordered = strings.HasSuffix(label, "*")
		}
		played := cards()[c.card]
		if c.mirrored {
			played = played.mirrored()
		}
		g.orders = announce(played, c.command)
		g.orders.rolled(c.rolled)
		var got []string
		for _, u := range g.orderable() {
			got = append(got, labels([]battlelore.Action{g.goTo(battlelore.GiveOrder, u, u.at)}))
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf(
				"%s (mirrored %v, Command %d, %v) of %s: %v, want %s",
				c.card,
				c.mirrored,
				c.command,
				c.rolled,
				c.units,
				got,
				c.want,
			)
		}
	}
}
