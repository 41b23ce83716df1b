package cliutil

import (
	"os"
	"strconv"
	"time"
)

// today returns the date for waivers that expire: the requested one, that of SOURCE_DATE_EPOCH, or that of the clock in
// UTC. Only here Muster reads the clock for an answer, and only if settings name a last day; see
// docs/reference/projects.md.
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

// Day returns the date for waivers that expire: that of a flag, or else today.
func Day(asked string) func() (string, error) {
	return func() (string, error) { return today(asked) }
}

// Today returns the date of SOURCE_DATE_EPOCH, or else of the clock.
func Today() string {
	day, err := today("")
	if err != nil { // an editor cannot show this error: treat no waiver as expired
		return ""
	}
	return day
}
