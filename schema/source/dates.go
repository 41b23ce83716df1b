package source

import (
	"strings"
	"time"
)

// judgeDate checks dates and times: 1979-05-27, 07:32, 1979-05-27T07:32:00.5Z. Seconds are optional since TOML 1.1.
func judgeDate(s string) SyntaxFaultKind {
	date, clock := s, ""
	if len(s) > 4 && s[4] == '-' {
		if len(s) > 10 {
			date, clock = s[:10], s[11:]
			if strings.IndexByte("Tt ", s[10]) < 0 || clock == "" {
				return BadDate
			}
		}
		if _, err := time.Parse(time.DateOnly, date); err != nil {
			return BadDate
		}
		clock, ok := cutOffset(clock)
		if !ok || len(s) > 10 && !isClock(clock) {
			return BadDate
		}
		return 0
	}
	if !isClock(s) {
		return BadDate
	}
	return 0
}

// cutOffset cuts Z or +02:00 off a time.
func cutOffset(s string) (clock string, ok bool) {
	if s == "" {
		return s, true
	}
	if c := s[len(s)-1]; c == 'Z' || c == 'z' {
		return s[:len(s)-1], true
	}
	i := strings.LastIndexAny(s, "+-")
	if i < 0 {
		return s, true
	}
	return s[:i], len(s)-i == 6 && isClock(s[i+1:])
}

// isClock reports whether a text is a time of day.
func isClock(s string) bool {
	s, fraction, cut := strings.Cut(s, ".")
	if cut && (len(s) != 8 || fraction == "" || !digits([]byte(fraction))) {
		return false
	}
	return len(s) == 5 && twoDigits(s, 23) && s[2] == ':' && twoDigits(s[3:], 59) ||
		len(s) == 8 && isClock(s[:5]) && s[5] == ':' && twoDigits(s[6:], 59)
}

// twoDigits reports whether a text starts with a two-digit number of at most most.
func twoDigits(s string, most int) bool {
	return isDigit(s[0]) && isDigit(s[1]) && int(s[0]-'0')*10+int(s[1]-'0') <= most
}
