package report

import (
	"fmt"
	"strings"
)

// least is the rounding tolerance: values nearer to 0 or 1 count as 0 or 1.
const least = 1e-9

// Chance is a computed probability, as a percentage with two decimals. A nonzero chance is never shown as 0%, nor one
// below 1 as 100%.
type Chance float64

// Items returns the percentage.
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

// Number returns true.
func (c Chance) Number() bool { return true }

// Mean is an average.
type Mean float64

// Items returns the average with two decimals.
func (m Mean) Items() []string {
	text := fmt.Sprintf("%.2f", float64(m))
	if m < least {
		text = "-"
	}
	return []string{strings.TrimSuffix(text, ".00")}
}

// Number returns true.
func (m Mean) Number() bool { return true }
