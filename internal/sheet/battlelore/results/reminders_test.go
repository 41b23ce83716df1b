package results_test

import (
	"strconv"
	"strings"
	"testing"

	"muster/internal/engine/battlelore/deploy"
	"muster/internal/report/battlelore/draws"
	"muster/internal/sheet/battlelore/results"
	"muster/report"
)

// a set-up sheet lists the rules that no program can enforce.
func TestSetUpSheetReminds(t *testing.T) {
	for name, d := range setUps(t, 4) {
		for _, trace := range []bool{false, true} { // by default as well
			remindsOf(t, name, d, trace)
		}
	}
}

func remindsOf(t *testing.T, name string, d *deploy.Deployment, trace bool) {
	t.Helper()
	md := strings.Join(
		strings.Fields(
			string(
				results.SetUp(
					&draws.Drawn{Deployment: d, Again: report.Command{"again"}},
					trace, options(),
				).Markdown(),
			),
		),
		" ",
	)
	seed, _ := strconv.Atoi(name[strings.LastIndexByte(name, ' ')+1:])
	lore := seed%2 == 0                               // as in setUps
	if strings.Contains(md, "War Council") && !lore { // a draw without Lore has none to speak of
		t.Errorf("%s: the set-up sheet speaks of War Councils without Lore", name)
	}
	allies := strings.HasPrefix(name, "epic-allies")
	onCouncils := strings.Contains(md, "Specialists and War Councils. `R-303`")
	if strings.Contains(md, "R-275") != allies || onCouncils != (allies && lore) {
		t.Errorf("%s: other reminders than Lore %v asks for with trace %v", name, lore, trace)
	}
}
