package balance

import (
	"bytes"
	"strings"

	"muster/report"
)

// Line is a line of the author's file that a change rewrites: Was, Is or both are set.
type Line struct {
	Number int     `json:"line"` // in the unchanged file; a new line has the number of the line before it
	Was    *string `json:"was"`
	Is     *string `json:"is"`
}

// cellOf returns a line of a file as a cell.
func cellOf(text *string) report.Cell {
	if text == nil {
		return report.Nothing{}
	}
	return report.Word(*text)
}

// linesOf returns the lines in which two versions of a file differ, without blank ones.
func linesOf(before, after []byte) []Line {
	was, is := trimmed(before), trimmed(after)
	end := 0 // from the end: a removed row then shows the header above its keys, not the next header
	for end < len(was) && end < len(is) && was[len(was)-1-end] == is[len(is)-1-end] {
		end++
	}
	first := 0
	for first < len(was)-end && first < len(is)-end && was[first] == is[first] {
		first++
	}
	was, is = was[first:len(was)-end], is[first:len(is)-end]
	// same[i][j] is the length of the longest common list of lines from positions i and j on.
	same := make([][]int, len(was)+1)
	for i := range same {
		same[i] = make([]int, len(is)+1)
	}
	for i := len(was) - 1; i >= 0; i-- {
		for j := len(is) - 1; j >= 0; j-- {
			same[i][j] = max(same[i+1][j], same[i][j+1])
			if was[i] == is[j] {
				same[i][j] = same[i+1][j+1] + 1
			}
		}
	}
	var out []Line
	var gone, come []string
	at := 0 // the line of the first that is gone
	flush := func() {
		for k := range max(len(gone), len(come)) {
			l := Line{Number: first + at + min(k+1, len(gone))}
			if k < len(gone) {
				l.Was = &gone[k]
			}
			if k < len(come) {
				l.Is = &come[k]
			}
			if written(l.Was) || written(l.Is) {
				out = append(out, l)
			}
		}
		gone, come = nil, nil
	}
	for i, j := 0, 0; i < len(was) || j < len(is); {
		if len(gone)+len(come) == 0 {
			at = i
		}
		switch {
		case i < len(was) && j < len(is) && was[i] == is[j]:
			flush()
			i, j = i+1, j+1
		case j == len(is) || i < len(was) && same[i+1][j] >= same[i][j+1]:
			gone, i = append(gone, was[i]), i+1
		default:
			come, j = append(come, is[j]), j+1
		}
	}
	flush()
	return out
}

func written(line *string) bool { return line != nil && *line != "" }

// trimmed returns the lines of a text, trimmed.
func trimmed(text []byte) []string {
	list := strings.Split(string(bytes.TrimPrefix(text, []byte("\xef\xbb\xbf"))), "\n")
	for i, l := range list {
		list[i] = strings.TrimSpace(l)
	}
	return list
}
