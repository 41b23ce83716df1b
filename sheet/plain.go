package sheet

import (
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/text"
)

// Plain returns an author's Markdown as plain text on one line, without markup and scripts.
func Plain(source string) string {
	if strings.TrimSpace(source) == "" {
		return ""
	}
	left := proseLinks
	taken, _ := bounded(strings.ToValidUTF8(source, ""), &left)
	r := reprint{src: []byte(taken)}
	var b strings.Builder
	silent := ""
	_ = ast.Walk(proseParser().Parse(text.NewReader(r.src)), func(n ast.Node, entering bool) (ast.WalkStatus, error) {
		switch n := n.(type) {
		case *ast.RawHTML:
			if entering {
				if silent = r.silence(silent, n); silent == "" {
					b.WriteString(r.literal(n))
				}
			}
		case *ast.Text:
			if entering && silent == "" {
				b.WriteString(r.plain(n))
				if n.SoftLineBreak() || n.HardLineBreak() {
					b.WriteByte(' ')
				}
			}
		case *ast.String:
			if entering && silent == "" {
				b.Write(n.Value)
			}
		default:
			if !entering && n.Type() == ast.TypeBlock {
				b.WriteByte(' ')
				silent = ""
			}
		}
		return ast.WalkContinue, nil
	})
	return Clean(b.String())
}
