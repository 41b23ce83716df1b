package cli

import (
	"strings"
	"testing"

	"github.com/spf13/pflag"
)

// TestOneMeaning checks that a flag has the same value name and usage text in every command. Differences between
// commands, such as the formats, come after a colon or in brackets.
func TestOneMeaning(t *testing.T) {
	type meaning struct{ command, value, usage string }
	known := map[string]meaning{}
	several := 0
	for _, cmd := range visible(Commands()) {
		cmd.LocalNonPersistentFlags().VisitAll(func(f *pflag.Flag) {
			if f.Hidden || f.Name == "help" {
				return
			}
			value, usage := pflag.UnquoteUsage(f)
			usage, _, _ = strings.Cut(usage, ":")
			usage, _, _ = strings.Cut(usage, " (")
			now := meaning{nameOf(cmd), value, usage}
			first, ok := known[f.Name]
			if !ok {
				known[f.Name] = now
				return
			}
			if several++; first.value != value || first.usage != usage {
				t.Errorf("--%s:\n%s: %s %s\n%s: %s %s", f.Name, first.command, first.value, first.usage, now.command, value, usage)
			}
		})
	}
	if several < 20 {
		t.Errorf("%d flags belong to several commands", several)
	}
}
