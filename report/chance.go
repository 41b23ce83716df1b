package report

import (
	"fmt"
	"strings"
)

// least is what counting rounds away: what is nearer to never or to always than it is told as that.
const least = 1e-9

// Chance is a chance that was counted, as a percentage of two places. What can happen is never shown as nothing, nor
// what can fail as certain.
type Chance float64

// Items are the percentage.
func (c Chance) Items() []string {
	switch text := fmt.Sprintf("%.2f%%", float64(c)*100); {
	case c < least:
		return []string{"-"}
	case c > 1-least:
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
func (c Chance) Number() bool { return true }

// Mean is an average.
type Mean float64

// Items are the average to two places.
func (m Mean) Items() []string {
	text := fmt.Sprintf("%.2f", float64(m))
	if m < least {
		text = "-"
	}
	return []string{strings.TrimSuffix(text, ".00")}
}

// Number reports true.
func (m Mean) Number() bool { return true }
