package cli

import (
	"fmt"
	"strings"

	"muster/engine/battlelore/boards"
	"muster/engine/muster"
)

// command is the command line that gives the same deployment again.
func (flags *deployFlags) command(d *muster.Deployment) string {
	if flags.replay != "" {
		return "muster deploy --replay " + quoted(flags.replay)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "muster deploy %s --mode %s", quoted(flags.name), d.Mode)
	add := func(name, value, usual string) {
		if value != usual {
			b.WriteString(" --" + name + " " + quoted(value))
		}
	}
	for camp, name := range boards.CampNames {
		add(name, strings.Join(flags.sets[camp], ","), "")
		add(name+"-draw", flags.draws[camp], "")
		add(name+"-zone", flags.zones[camp], "")
		add(name+"-council", flags.councils[camp], "")
	}
	add("seed", flags.seed, "")
	add("reserve", flags.reserve, muster.ReserveTwo)
	add("owner", flags.owner, boards.CampNames[boards.Pennant])
	add("reveal-first", flags.revealFirst, boards.CampNames[boards.Pennant])
	add("choices", flags.choices, "random")
	add("specialists", flags.specialists, "")
	add("boxes", strings.Join(flags.boxes, ","), "")
	if flags.lore {
		b.WriteString(" --lore")
	}
	return b.String()
}

// quoted is a word as a shell takes it for one.
func quoted(word string) string {
	plain := func(r rune) bool {
		return 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' || '0' <= r && r <= '9' || strings.ContainsRune("_-./,:=+@%", r)
	}
	if strings.IndexFunc(word, func(r rune) bool { return !plain(r) }) < 0 {
		return word
	}
	return "'" + strings.ReplaceAll(word, "'", `'\''`) + "'"
}
