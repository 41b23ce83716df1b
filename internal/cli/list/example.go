package list

import (
	"slices"
	"strings"

	"muster/report"
)

// exampleFrame is the number of lines added to an example: a blank line, its title, two frame lines, and a blank line
// before the last line.
const exampleFrame = 5

// leastExample is the minimum number of example lines that an explanation leaves space for.
const leastExample = 4

// explainedCheck returns a check's page in at most report.BriefLines lines: its text, and the lines of its bad example
// next to their replacements. width is that of the terminal; 0 means no line breaks.
func explainedCheck(about, bad, good string, width int) string {
	parts := strings.Split(strings.TrimSpace(about), "\n\n")
	if len(parts) > 2 && strings.HasPrefix(parts[1], "*Severity:*") && strings.HasPrefix(parts[2], "*Rules:*") {
		parts[1] += "; " + parts[2]
		parts = slices.Delete(parts, 2, 3)
	}
	height := func() int {
		n := len(parts) - 1 // blank lines
		for _, part := range parts {
			n += heightOf(part, width)
		}
		return n
	}
	change := changed(bad, good)
	room := report.BriefLines - 1 - exampleFrame
	adds := "both examples complete"
	// The last part says how to fix it, so remove middle parts first.
	for len(parts) > 3 && height()+min(len(change), leastExample) > room {
		parts = slices.Delete(parts, len(parts)-2, len(parts)-1)
		if n := len(parts); n > 2 && strings.HasSuffix(parts[n-2], ":") { // it announced the part that is gone
			parts = slices.Delete(parts, n-2, n-1)
		}
		adds = "the rest of the explanation, both examples complete"
	}
	change = cut(change, max(2, room-height()))
	for i, line := range change {
		if most := width - 4; width > 0 && len([]rune(line)) > most { // as it is indented there
			change[i] = string([]rune(line)[:most-3]) + "..."
		}
	}
	return strings.Join(parts, "\n\n") + "\n\nExample (- wrong, + correct):\n```diff\n" + strings.Join(change, "\n") +
		"\n```\n\n--full adds: " + adds
}

// heightOf returns the number of lines of a paragraph on a terminal of a width; it joins the paragraph's own lines.
func heightOf(part string, width int) int {
	if width == 0 {
		return strings.Count(part, "\n") + 1
	}
	n := 0
	if strings.HasPrefix(part, "|") || strings.HasPrefix(part, "- ") || strings.HasPrefix(part, "```") {
		for _, line := range strings.Split(part, "\n") {
			n += len(report.Wrapped(line, width))
		}
		return n
	}
	return len(report.Wrapped(strings.ReplaceAll(part, "\n", " "), width))
}

// changed returns the difference between the files of two examples: removed lines begin with "-", added ones with "+".
// The first one is preceded by the line before it.
func changed(bad, good string) []string {
	names, old := blocks(bad)
	more, fixed := blocks(good)
	for _, name := range more {
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	var out []string
	for _, name := range names {
		out = append(out, difference(old[name], fixed[name])...)
	}
	return out
}

// blocks returns the lines of Markdown code blocks, by the text after their fence, which names a file.
func blocks(text string) (names []string, lines map[string][]string) {
	lines = map[string][]string{}
	name, inside := "", false
	for _, line := range strings.Split(text, "\n") {
		switch {
		case strings.HasPrefix(line, "```") && !inside:
			name, inside = line, true
			names = append(names, name)
		case strings.HasPrefix(line, "```"):
			inside = false
		case inside:
			lines[name] = append(lines[name], line)
		}
	}
	return names, lines
}

// difference returns the shortest list of removed and added lines that turns a into b.
func difference(a, b []string) []string {
	same := make([][]int, len(a)+1) // how many lines a[i:] and b[j:] have in common, in order
	for i := range same {
		same[i] = make([]int, len(b)+1)
	}
	for i := len(a) - 1; i >= 0; i-- {
		for j := len(b) - 1; j >= 0; j-- {
			if a[i] == b[j] {
				same[i][j] = same[i+1][j+1] + 1
			} else {
				same[i][j] = max(same[i+1][j], same[i][j+1])
			}
		}
	}
	var out []string
	last, apart := "", false
	for i, j := 0, 0; i < len(a) || j < len(b); {
		switch {
		case i < len(a) && j < len(b) && a[i] == b[j]:
			if last = a[i]; last != "" && len(out) == 0 {
				last = "  " + last
			}
			i, j, apart = i+1, j+1, len(out) > 0
			continue
		case len(out) == 0 && strings.TrimSpace(last) != "":
			out = append(out, last)
		case apart:
			out = append(out, "  ...")
		}
		apart = false
		if i < len(a) && (j == len(b) || same[i+1][j] >= same[i][j+1]) {
			out, i = append(out, strings.TrimRight("- "+a[i], " ")), i+1
		} else {
			out, j = append(out, strings.TrimRight("+ "+b[j], " ")), j+1
		}
	}
	return out
}

// cut shortens a difference to a number of lines, and keeps removed and added ones.
func cut(change []string, room int) []string {
	if len(change) <= room {
		return change
	}
	var removed, added []string
	for _, line := range change {
		switch {
		case line == "-" || line == "+": // blank lines say nothing
		case strings.HasPrefix(line, "- "):
			removed = append(removed, line)
		case strings.HasPrefix(line, "+ "):
			added = append(added, line)
		}
	}
	if len(removed)+len(added) <= room {
		return append(removed, added...)
	}
	n := min(len(removed), max(room/2, room-len(added)))
	return append(removed[:n:n], added[:min(len(added), room-n)]...)
}
