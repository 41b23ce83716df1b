package odds

import (
	"fmt"
	"strings"
)

// least is what counting rounds away: what is nearer to never or to always than it is told as that.
const least = 1e-9

// exactly is a chance that was counted, as a percentage of two places. What can happen is never shown as nothing, nor
// what can fail as certain.
type exactly float64

// Items are the percentage.
func (e exactly) Items() []string {
	switch text := fmt.Sprintf("%.2f%%", float64(e)*100); {
	case e < least:
		return []string{"-"}
	case e > 1-least:
		return []string{"100%"}
	case text == "0.00%":
		return []string{"<0.01%"}
	case text == "100.00%":
		return []string{">99.99%"}
	default:
		return []string{text}
	}
}

// Number reports true.
func (e exactly) Number() bool { return true }

// mean is an average.
type mean float64

// Items are the average to two places.
func (m mean) Items() []string {
	text := fmt.Sprintf("%.2f", float64(m))
	if m < least {
		text = "-"
	}
	return []string{strings.TrimSuffix(text, ".00")}
}

// Number reports true.
func (m mean) Number() bool { return true }
