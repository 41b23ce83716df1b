package command

import (
	"bytes"
	"fmt"
	"slices"
	"strings"

	"muster/draw"
	"muster/internal/report/balance"
	"muster/report"
	"muster/sheet"
)

// Lead describes the sample of a page about games: the titles and the leads of its reports.
func Lead(w *sheet.Writer, reports []*report.Report, more ...string) {
	var parts []string
	for _, r := range reports {
		parts = append(parts, sheet.EscWithin(r.Title))
	}
	if parts = append(parts, more...); len(parts) > 0 {
		w.Line(strings.Join(parts, " · "))
	}
	for _, r := range reports {
		for _, l := range r.Lead {
			w.Para(sheet.Cite(l))
		}
	}
}

// Points writes the main results of reports, without points that the page shows in another way. word is the name of
// the adventure on the command line; "" if that is not known.
func Points(w *sheet.Writer, reports []*report.Report, word string, without ...string) {
	var entries []string
	for _, r := range reports {
		entries = append(entries, sheet.NoticeItems(r.Notices)...)
		for _, s := range r.Short {
			if slices.Contains(without, s.Name.String()) {
				continue
			}
			says := sheet.Cite(s.Says)
			if rest, found := strings.CutPrefix(s.Says.String(), balance.MakeFair); found && word != "" {
				says = code(report.Command{"muster", "balance", word, balance.MakeFair}) + " " + sheet.EscWithin(rest)
			}
			entries = append(entries, "**"+sheet.Upper(sheet.Cite(s.Name))+":** "+says)
		}
	}
	if len(entries) > 0 {
		w.Section("Summary", "wide")
		w.Items(false, entries)
	}
}

// Watch writes example games, with the commands that show them.
func Watch(w *sheet.Writer, title string, list []balance.Claim) {
	w.Section(title, "wide again")
	entries := make([]string, len(list))
	for i := range list {
		entries[i] = "**" + sheet.Upper(sheet.EscWithin(list[i].Text)) + "** " + code(list[i].Seen.Command)
	}
	w.Items(true, entries)
	w.Para("Add --record FILE to save such a game; `muster replay FILE` shows it.")
}

// code returns a command as Markdown; "" if it cannot be a code span.
func code(c report.Command) string {
	if text := c.String(); !strings.ContainsAny(text, "`\n") {
		return "`" + text + "`"
	}
	return ""
}

// Rates are the win rates of seats or sides. Shares are in thousandths.
type Rates struct {
	Verdict string // in a few words
	Lead    []string
	Seats   []Rate
	Fair    [2]int // the first and the last fair share; 0 if there is no equal share
	Equal   int    // the equal share
}

// Rate is the win rate of a seat or a side.
type Rate struct {
	Emblem           sheet.HTML // may be empty
	Name, Says       string
	Colour           string // #rrggbb
	Share, Low, High int
}

// Write writes the section at the head of a page.
func (r *Rates) Write(w *sheet.Writer) {
	w.Section("Win rates", "wide keep rates")
	w.Para("**" + sheet.Upper(sheet.EscWithin(r.Verdict)) + "**")
	for _, l := range r.Lead {
		w.Para(sheet.EscWithin(l))
	}
	if len(r.Seats) == 0 {
		return
	}
	var text strings.Builder
	for i := range r.Seats {
		s := &r.Seats[i]
		says := ""
		if s.Says != "" {
			says = ", " + s.Says
		}
		fmt.Fprintf(&text, "%s %s%% (%s)%s\n", draw.ASCII(s.Name), report.Whole(s.Share), s.interval(), says)
	}
	w.Fence("rates", text.String(), r.html)
}

func (s *Rate) interval() string { return report.Between(s.Low, s.High) }

// html writes a bar for each seat, all along one scale. The numbers are text, so the bars are hidden from screen
// readers.
func (r *Rates) html(out *bytes.Buffer) {
	out.WriteString("<ul class=\"seats\">\n")
	for i := range r.Seats {
		s := &r.Seats[i]
		Put(out, `<li><span class="of">`, string(s.Emblem), "<b>", draw.Escape(sheet.Clean(s.Name)), "</b>")
		if s.Says != "" {
			Put(out, " <em>", draw.Escape(s.Says), "</em>")
		}
		Put(out, `</span> <span class="won"><b>`, draw.Escape(report.Whole(s.Share)), "%</b> <small>", s.interval(), "</small></span>\n")
		r.bar(out, s)
		out.WriteString("</li>\n")
	}
	out.WriteString(`<li class="scale" aria-hidden="true"><span class="ticks">`)
	for n := 0; n <= 100; n += 25 {
		fmt.Fprintf(out, "<span>%d%%</span>", n)
	}
	out.WriteString("</span></li>\n</ul>\n<ul class=\"legend\">\n")
	if r.Fair[1] > 0 {
		fmt.Fprintf(out, `<li>%s<rect width="24" height="24" %s/></svg>fair: %s to %s%%</li>`+"\n", sign, zone,
			report.Whole(r.Fair[0]), report.Whole(r.Fair[1]))
		fmt.Fprintf(out, `<li>%s<path %s d="M12 0V24"/></svg>equal share: %s%%</li>`+"\n", sign, equalLine,
			report.Whole(r.Equal))
	}
	fmt.Fprintf(out, `<li>%s<path %s d="M1 12H23M1 7V17M23 7V17"/></svg>95%% confidence interval</li>`+"\n</ul>\n", sign,
		intervalLine)
}

// Markup of the bars and of the signs that explain them. Lines keep their width where a bar is stretched.
const (
	sign         = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" role="img" aria-hidden="true">`
	zone         = `fill="currentColor" fill-opacity=".16"`
	fixed        = ` vector-effect="non-scaling-stroke"`
	equalLine    = `fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 3"` + fixed
	intervalLine = `fill="none" stroke="currentColor" stroke-width="2"` + fixed
)

// bar draws the share of a seat with its interval, the fair shares, and the equal one.
func (r *Rates) bar(out *bytes.Buffer, s *Rate) {
	const top, high, below, whole = 6, 20, 34, 40
	out.WriteString(`<svg xmlns="http://www.w3.org/2000/svg" class="share" viewBox="0 0 1000 40" ` +
		`preserveAspectRatio="none" role="img" aria-hidden="true">`)
	if r.Fair[1] > 0 {
		fmt.Fprintf(out, `<rect x="%d" width="%d" height="%d" %s/>`, r.Fair[0], r.Fair[1]-r.Fair[0], whole, zone)
	}
	fmt.Fprintf(out, `<rect y="%d" width="1000" height="%d" fill="none" stroke="currentColor" stroke-opacity=".3"%s/>`, top,
		high, fixed)
	fmt.Fprintf(out, `<rect y="%d" width="%d" height="%d" fill="%s" stroke="currentColor"%s/>`, top, max(s.Share, 1), high,
		draw.Fill(s.Colour, "#666666"), fixed)
	if r.Fair[1] > 0 {
		fmt.Fprintf(out, `<path %s d="M%d 0V%d"/>`, equalLine, r.Equal, whole)
	}
	fmt.Fprintf(out, `<path %s d="M%d %dH%dM%d %dV%dM%d %dV%d"/></svg>`+"\n", intervalLine, s.Low, below, s.High,
		s.Low, below-4, below+4, s.High, below-4, below+4)
}
