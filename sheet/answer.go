package sheet

import "muster/report"

// Answer returns a page of several reports, for a pull request or an e-mail. Its name is "answer".
func Answer(list []*report.Report) Page {
	return answer(list, func(w *Writer, title string) { w.Title(title) })
}

// Inside returns the Markdown of reports for use in another page, with titles as plain lines.
func Inside(list []*report.Report) []byte {
	return answer(list, func(w *Writer, title string) { w.Para(EscWithin(title) + ".") }).Markdown()
}

// answer writes reports, with titles in the requested form.
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
