package command

import "fmt"

// Goals is how many banners two sides need: one number where it is the same.
func Goals(first, second int) string {
	switch {
	case first == second && first == 0:
		return ""
	case first == second:
		return fmt.Sprint(first)
	}
	return fmt.Sprintf("%d/%d", first, second)
}
