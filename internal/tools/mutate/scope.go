package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strings"
)

// source is a Go file that enforces rules, with its mutations.
type source struct {
	name  string // from the root
	text  string
	fset  *token.FileSet
	file  *ast.File
	sites []*site // in the order of the text
}

// scope is a range of code that enforces rules according to a comment or a check's list of rules.
type scope struct {
	from, to token.Pos
	rules    []string
	narrow   bool // a line, or the statement below a comment; else a whole function or file
}

func readSource(root, name string) (*source, error) {
	s := &source{name: name, fset: token.NewFileSet()}
	file, err := parser.ParseFile(s.fset, filepath.Join(root, name), nil, parser.ParseComments)
	if err != nil {
		return nil, err
	}
	s.file = file
	if s.text, err = readText(root, name); err != nil {
		return nil, err
	}
	s.findSites()
	return s, nil
}

func (s *source) line(p token.Pos) int   { return s.fset.Position(p).Line }
func (s *source) offset(p token.Pos) int { return s.fset.Position(p).Offset }

// scopes returns the ranges of code under comments that name rules.
func (s *source) scopes() []scope {
	var out []scope
	for _, c := range s.file.Comments {
		rules := namedRules(c.Text())
		if len(rules) == 0 {
			continue
		}
		if sc, ok := s.under(c); ok {
			sc.rules = rules
			out = append(out, sc)
		}
	}
	return append(out, s.checkScopes()...)
}

// under returns the code that a comment refers to.
func (s *source) under(c *ast.CommentGroup) (scope, bool) {
	for _, d := range s.file.Decls {
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Doc == c && d.Body != nil {
				return scope{from: d.Body.Pos(), to: d.Body.End()}, true
			}
			if d.Body != nil && d.Body.Pos() < c.Pos() && c.End() <= d.Body.End() {
				return s.inside(d.Body, c), true
			}
			if d.Pos() <= c.Pos() && d.Body != nil && c.Pos() < d.Body.Pos() {
				return scope{from: d.Body.Pos(), to: d.Body.End()}, true // after the parameters
			}
		case *ast.GenDecl:
			if d.Doc == c || d.Pos() <= c.Pos() && c.End() <= d.End() {
				return s.inDecl(d, c), true
			}
		}
	}
	return scope{}, false
}

// inside returns the statement of a body that a comment is attached to. It tries a statement that begins on the
// comment's line, then the innermost statement of more lines. After these it tries the first that begins after the
// comment in the same block, and the block.
func (s *source) inside(body *ast.BlockStmt, c *ast.CommentGroup) scope {
	first := s.line(c.Pos())
	var onLine, within, next, around ast.Node = nil, nil, nil, body
	ast.Inspect(body, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
			if n.Pos() <= c.Pos() && c.End() <= n.End() {
				around, next = n, nil
			}
		}
		switch n := n.(type) {
		case *ast.BlockStmt, nil:
		case ast.Stmt:
			switch {
			case s.line(n.Pos()) > first || s.codeEnd(n) < first || n.Pos() > c.Pos() || !s.behind(c):
			case s.line(n.Pos()) < first:
				if simple(n) {
					within = n // the innermost: a function may be part of another statement
				}
			case onLine == nil:
				onLine = n
			}
			if next == nil && n.Pos() > c.End() && n.End() <= around.End() {
				next = n
			}
		case *ast.KeyValueExpr:
			if onLine == nil && s.line(n.Pos()) == first && s.behind(c) {
				onLine = n
			}
		}
		return true
	})
	switch {
	case onLine != nil:
		return scope{from: onLine.Pos(), to: s.without(onLine), narrow: true}
	case within != nil:
		return scope{from: within.Pos(), to: within.End(), narrow: true}
	case next != nil:
		return scope{from: next.Pos(), to: s.without(next), narrow: true}
	}
	return scope{from: around.Pos(), to: around.End(), narrow: true}
}

// without returns the end of a statement without the else of an if: that is another case.
func (s *source) without(n ast.Node) token.Pos {
	if i, ok := n.(*ast.IfStmt); ok {
		return i.Body.End()
	}
	return n.End()
}

// codeEnd returns the last line of a statement's own code; for one with a block, the line where the block opens.
func (s *source) codeEnd(n ast.Stmt) int {
	switch n := n.(type) {
	case *ast.IfStmt:
		return s.line(n.Body.Lbrace)
	case *ast.ForStmt:
		return s.line(n.Body.Lbrace)
	case *ast.RangeStmt:
		return s.line(n.Body.Lbrace)
	case *ast.SwitchStmt:
		return s.line(n.Body.Lbrace)
	case *ast.CaseClause:
		return s.line(n.Colon)
	}
	return s.line(n.End())
}

// simple reports whether a statement contains no others.
func simple(n ast.Stmt) bool {
	switch n.(type) {
	case *ast.ReturnStmt, *ast.AssignStmt, *ast.ExprStmt, *ast.IncDecStmt, *ast.DeclStmt:
		return true
	}
	return false
}

// behind reports whether a comment follows code on its line.
func (s *source) behind(c *ast.CommentGroup) bool {
	at := s.offset(c.Pos())
	line := s.text[strings.LastIndexByte(s.text[:at], '\n')+1 : at]
	return strings.TrimSpace(line) != ""
}

// inDecl returns the line of a declaration that a comment follows, or the whole declaration.
func (s *source) inDecl(d *ast.GenDecl, c *ast.CommentGroup) scope {
	if d.Doc == c || !s.behind(c) {
		return scope{from: d.Pos(), to: d.End()}
	}
	f := s.fset.File(c.Pos())
	return scope{from: f.LineStart(s.line(c.Pos())), to: c.Pos(), narrow: true}
}

// checkScopes returns the scopes of check files: a check's functions enforce the rules in its list.
func (s *source) checkScopes() []scope {
	var out []scope
	ast.Inspect(s.file, func(n ast.Node) bool {
		kv, ok := n.(*ast.KeyValueExpr)
		if !ok {
			return true
		}
		if key, ok := kv.Key.(*ast.Ident); ok && key.Name == "Rules" {
			rules := namedRules(s.text[s.offset(kv.Pos()):s.offset(kv.End())])
			if len(rules) > 0 {
				out = append(out, scope{from: s.file.FileStart, to: s.file.FileEnd, rules: rules})
			}
		}
		return true
	})
	return out
}

// of lists the mutations of a rule in the file. It takes the narrow scopes that name the rule, or else the wide ones
// without the narrow scopes of other rules.
func (s *source) of(id string) []*candidate {
	scopes := s.scopes()
	var narrow, wide []*candidate
	for _, site := range s.sites {
		var in *scope // the narrowest that holds the site
		for i := range scopes {
			sc := &scopes[i]
			if sc.from <= site.from && site.to <= sc.to && (in == nil || sc.to-sc.from <= in.to-in.from) {
				in = sc
			}
		}
		if in == nil {
			continue
		}
		if slices.Contains(in.rules, id) {
			c := &candidate{rule: id, site: site, with: in.rules}
			if in.narrow {
				narrow = append(narrow, c)
			} else {
				wide = append(wide, c)
			}
			continue
		}
		if in.narrow {
			continue
		}
		for _, sc := range scopes {
			if sc.from <= site.from && site.to <= sc.to && slices.Contains(sc.rules, id) {
				wide = append(wide, &candidate{rule: id, site: site, with: append(slices.Clone(in.rules), sc.rules...)})
				break
			}
		}
	}
	if len(narrow) > 0 {
		return narrow
	}
	return wide
}
