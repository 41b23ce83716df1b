package main

import (
	"go/ast"
	"go/token"
	"strings"
)

// statement mutates a statement in a block; the head of an if or for has no place for a switch.
func (f *finder) statement(n ast.Node) {
	switch f.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
		f.dropped(n)
		f.numbers(n)
	}
}

// returned returns zero values, or the negated boolean.
func (f *finder) returned(n *ast.ReturnStmt) {
	types := f.results()
	if len(n.Results) == 0 || len(types) != len(n.Results) {
		return
	}
	if len(types) == 1 && types[0] == "bool" {
		if id, ok := n.Results[0].(*ast.Ident); ok && (id.Name == "true" || id.Name == "false") {
			return
		}
		e := n.Results[0]
		f.add(e, n, "return !("+f.node(e)+")", func(orig, on string) string {
			return "(" + on + ") != (" + orig + ")"
		})
		return
	}
	zeros := make([]string, len(types))
	same := true
	for i, t := range types {
		zeros[i] = "*new(" + t + ")"
		text := f.node(n.Results[i])
		same = same && (text == "nil" || text == "0" || text == "false" || text == `""` || strings.HasSuffix(text, "{}"))
	}
	if same {
		return
	}
	is := "return " + strings.Join(zeros, ", ")
	f.add(n, n, is, func(orig, on string) string { return "if " + on + " { " + is + " } else { " + orig + " }" })
}

// results returns the result types of the enclosing function.
func (f *finder) results() []string {
	for i := len(f.stack) - 1; i >= 0; i-- {
		var t *ast.FuncType
		switch n := f.stack[i].(type) {
		case *ast.FuncDecl:
			t = n.Type
		case *ast.FuncLit:
			t = n.Type
		default:
			continue
		}
		var out []string
		if t.Results != nil {
			for _, field := range t.Results.List {
				for range max(1, len(field.Names)) {
					out = append(out, f.node(field.Type))
				}
			}
		}
		return out
	}
	return nil
}

// dropped removes a statement; a return only if code may follow it, in a nested block.
func (f *finder) dropped(n ast.Node) {
	if _, ok := n.(*ast.ReturnStmt); ok {
		switch f.stack[max(0, len(f.stack)-2)].(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			return
		}
	}
	if e, ok := n.(*ast.ExprStmt); ok {
		if c, ok := e.X.(*ast.CallExpr); ok {
			if id, ok := c.Fun.(*ast.Ident); ok && id.Name == "panic" {
				return
			}
		}
	}
	f.add(n, n, "(dropped)", func(orig, on string) string { return "if !(" + on + ") { " + orig + " }" })
}

// numbers increases each number of a statement that is not part of arithmetic.
func (f *finder) numbers(n ast.Node) {
	ast.Inspect(n, func(m ast.Node) bool {
		switch m := m.(type) {
		case *ast.FuncLit, *ast.BinaryExpr, *ast.ArrayType:
			return false
		case *ast.BasicLit:
			more, ok := oneMore(m.Value)
			if m.Kind != token.INT || !ok {
				break
			}
			is := f.raw(n.Pos(), m.Pos()) + more + f.raw(m.End(), n.End())
			f.add(n, n, is, func(orig, on string) string {
				return "if " + on + " { " + is + " } else { " + orig + " }"
			})
		}
		return true
	})
}
