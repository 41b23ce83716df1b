package boards

import (
	"fmt"
	"strings"
)

// Text is the whole Spec in one line, for sums that tell boards apart. Recorded games and saved draws hold such sums,
// so its words stay what they are, whatever the fields are called and in whatever order they stand.
func (s Spec) Text() string {
	zones := make([]string, len(s.Zones))
	for i := range s.Zones {
		z := &s.Zones[i]
		zones[i] = fmt.Sprintf("{ID:%s Name:%s Left:%s Centre:%s Right:%s}", z.ID, z.Name, z.Left, z.Centre, z.Right)
	}
	r := &s.Setup
	return fmt.Sprintf("{Width:%d RowCount:%d Lines:%d Ranks:%d Zones:[%s]"+
		" Setup:{Baseline:%d Guards:%d ScoutGuard:%d Landmarks:%d Lairs:%d Stakes:%d}}",
		s.Width, s.RowCount, s.Lines, s.Ranks, strings.Join(zones, " "),
		r.Baseline, r.Guards, r.ScoutGuard, r.Landmarks, r.Lairs, r.Stakes)
}
