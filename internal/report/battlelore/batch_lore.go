package battlelore

import (
	"fmt"
	"strings"

	"muster/internal/engine/arena"
	"muster/internal/engine/battlelore/matches"
	"muster/report"
)

// lore lists the used Lore cards and powers, and those never used.
func (x *Batch) lore() []string {
	r := x.Report
	if len(r.Lore) == 0 {
		return nil
	}
	wide := len("Lore card")
	for i := range r.Lore {
		wide = max(wide, len(r.Lore[i].Name))
	}
	lines := []string{"", fmt.Sprintf("%-*s  class     games   cast  cancelled", wide, "Lore card")}
	var never []string
	for i := range r.Lore {
		c := &r.Lore[i]
		if c.Cast == 0 {
			never = append(never, c.Name)
			continue
		}
		lines = append(lines, fmt.Sprintf("%-*s  %-8s  %5d  %5d  %9d", wide, c.Name, c.Class, c.Games, c.Cast, c.Cancelled))
	}
	if len(never) > 0 {
		lines = append(lines, "never cast: "+strings.Join(never, ", "))
	}
	for i := range r.Powers {
		p := &r.Powers[i]
		lines = append(lines, fmt.Sprintf("power %s: used %s, in %d of %s", p.Name, times(p.Used), p.Games,
			report.Counted(p.There, "game")))
	}
	return lines
}

func times(n int) string {
	if n == 1 {
		return "once"
	}
	return fmt.Sprintf("%d times", n)
}

// jsonBatchLore is the used Lore.
type jsonBatchLore struct {
	Cards  []matches.LoreStats         `json:"cards"`
	Powers []matches.PowerStats        `json:"powers"`
	Tokens report.PairOf[arena.Spread] `json:"tokens"`
}

func (x *Batch) loreJSON() *jsonBatchLore {
	r := x.Report
	if len(r.Lore) == 0 {
		return nil
	}
	return &jsonBatchLore{r.Lore, report.NotNull(r.Powers), r.Tokens}
}
