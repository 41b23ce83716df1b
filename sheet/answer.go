package sheet

import "muster/report"

// Answer is a page of reports, one behind the other: what a pull request or a mail is to hold. Its name is "answer".
func Answer(list []*report.Report) Page {
	return answer(list, func(w *Writer, title string) { w.Title(title) })
}

// Inside is the Markdown of reports to stand in a page of somebody else's: their titles are lines of it.
func Inside(list []*report.Report) []byte {
	return answer(list, func(w *Writer, title string) { w.Para(EscWithin(title) + ".") }).Markdown()
}

// answer writes reports, with their titles as somebody wants them.
func answer(list []*report.Report, title func(w *Writer, text string)) Page {
	w := NewWriter()
	for _, r := range list {
		title(w, r.Title)
		for _, l := range r.Lead {
			w.Para(Cite(l))
		}
		entries := NoticeItems(r.Notices)
		for _, p := range r.Short {
			entries = append(entries, "**"+Cite(p.Name)+":** "+Cite(p.Says))
		}
		if len(entries) > 0 {
			w.Items(false, entries)
		}
		for i := range r.Parts {
			w.Part(&r.Parts[i])
		}
	}
	return w.Page("answer", list[0].Title, "answer", Options{})
}
