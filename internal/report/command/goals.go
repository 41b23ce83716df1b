package command

import "fmt"

// Goals returns the banners that two sides need: one number if equal.
func Goals(first, second int) string {
	switch {
	case first == second && first == 0:
		return ""
	case first == second:
		return fmt.Sprint(first)
	}
	return fmt.Sprintf("%d/%d", first, second)
}
