package shell

import (
	"os"
	"strconv"
	"time"
)

// today is the day by which waivers end: the one that is asked for, or that of SOURCE_DATE_EPOCH, by which programs are
// told the time of what they are given, or that of the clock, in UTC. It is the one place where Muster reads the clock
// for an answer, and asked only where settings name a last day; docs/reference/projects.md says so.
func today(asked string) (string, error) {
	if asked != "" {
		if _, err := time.Parse(time.DateOnly, asked); err != nil {
			return "", Usage("write a date such as 2027-01-31", "--today %q is not a date", asked)
		}
		return asked, nil
	}
	if epoch := os.Getenv("SOURCE_DATE_EPOCH"); epoch != "" {
		seconds, err := strconv.ParseInt(epoch, 10, 64)
		if err != nil || seconds < 0 {
			return "", Usage("set it to the seconds since 1970, or add --today DAY",
				"SOURCE_DATE_EPOCH is %q, not a number of seconds", epoch)
		}
		return time.Unix(seconds, 0).UTC().Format(time.DateOnly), nil
	}
	return time.Now().UTC().Format(time.DateOnly), nil
}

// Day gives the day by which waivers end: one that a flag names, or else today.
func Day(asked string) func() (string, error) {
	return func() (string, error) { return today(asked) }
}

// Today is the day of SOURCE_DATE_EPOCH, or else of the clock.
func Today() string {
	day, err := today("")
	if err != nil { // an editor cannot be told of it: no day is over then
		return ""
	}
	return day
}
