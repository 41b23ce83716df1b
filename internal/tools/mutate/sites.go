package main

import (
	"fmt"
	"go/ast"
	"go/token"
	"strconv"
	"strings"
)

// site is one mutation of one piece of code. One program contains all tried mutants, each behind a switch; with its
// switch off the code is unchanged.
type site struct {
	src      *source
	from, to token.Pos // the replaced range
	at       token.Pos // the displayed position
	fn       string    // the enclosing function
	was, is  string
	// write returns the text with the switch. orig is the original code, with the switches of others in it.
	write func(orig, on string) string
	num   int // of its switch, from 1; 0: it is not in the program
}

// swaps are the operators that replace each other.
var swaps = map[token.Token][]token.Token{
	token.LSS: {token.LEQ, token.GTR}, token.LEQ: {token.LSS}, token.GTR: {token.GEQ, token.LSS}, token.GEQ: {token.GTR},
	token.EQL: {token.NEQ}, token.NEQ: {token.EQL},
	token.LAND: {token.LOR}, token.LOR: {token.LAND},
	token.ADD: {token.SUB}, token.SUB: {token.ADD}, token.MUL: {token.ADD}, token.QUO: {token.MUL},
}

// methodSwaps are the methods on sets that replace each other.
var methodSwaps = map[string]string{"And": "Minus", "Minus": "And", "Or": "And", "Add": "Remove", "Remove": "Add"}

// finder walks a file.
type finder struct {
	*source
	stack []ast.Node
}

func (s *source) findSites() {
	f := finder{source: s}
	ast.Inspect(s.file, func(n ast.Node) bool {
		if n == nil {
			f.stack = f.stack[:len(f.stack)-1]
			return true
		}
		if _, ok := n.(*ast.ImportSpec); ok {
			return false
		}
		if d, ok := n.(*ast.GenDecl); ok && d.Tok != token.VAR {
			return false // constants and types come before any switch
		}
		if _, ok := n.(*ast.ArrayType); ok {
			return false
		}
		f.visit(n)
		f.stack = append(f.stack, n)
		return true
	})
}

func (f *finder) raw(from, to token.Pos) string { return f.text[f.offset(from):f.offset(to)] }
func (f *finder) node(n ast.Node) string        { return f.raw(n.Pos(), n.End()) }

func (f *finder) parent() ast.Node {
	if len(f.stack) == 0 {
		return nil
	}
	return f.stack[len(f.stack)-1]
}

// add adds a site. shown is the node that the report quotes.
func (f *finder) add(n, shown ast.Node, is string, write func(orig, on string) string) {
	f.sites = append(f.sites, &site{src: f.source, from: n.Pos(), to: n.End(), at: shown.Pos(), fn: f.function(),
		was: oneLine(f.node(shown)), is: oneLine(is), write: write})
}

// function returns the declared function at the current node, with its receiver's type.
func (f *finder) function() string {
	for _, n := range f.stack {
		if d, ok := n.(*ast.FuncDecl); ok {
			return d.Name.Name
		}
	}
	return "-"
}

// visit finds the mutations of a node.
func (f *finder) visit(n ast.Node) {
	switch n := n.(type) {
	case *ast.IfStmt:
		f.condition(n.Cond, true)
	case *ast.ForStmt:
		if n.Cond != nil {
			f.condition(n.Cond, false)
		}
	case *ast.CaseClause:
		if sw, ok := f.switchOf(); ok && sw.Tag == nil {
			for _, e := range n.List {
				f.condition(e, true)
			}
		}
	case *ast.BinaryExpr:
		f.binary(n)
	case *ast.Ident:
		if n.Name == "true" || n.Name == "false" {
			f.boolean(n)
		}
	case *ast.CallExpr:
		f.call(n)
	case *ast.ReturnStmt:
		f.returned(n)
		f.statement(n)
	case *ast.BranchStmt, *ast.IncDecStmt, *ast.ExprStmt:
		f.statement(n)
	case *ast.AssignStmt:
		if n.Tok != token.DEFINE {
			f.statement(n)
		} else {
			f.changed(n)
		}
	case *ast.RangeStmt, *ast.SwitchStmt:
		switch f.parent().(type) {
		case *ast.BlockStmt, *ast.CaseClause:
			f.dropped(n)
		}
	}
}

// changed gives each new variable another value: negated, one higher, or zero.
func (f *finder) changed(n *ast.AssignStmt) {
	switch f.parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause:
	default:
		return
	}
	if c, ok := n.Rhs[0].(*ast.CallExpr); ok && f.node(c.Fun) == "make" {
		return // room for what comes
	}
	for _, e := range n.Lhs {
		if id, ok := e.(*ast.Ident); ok && id.Name != "_" {
			f.add(n, n, "("+id.Name+" changed)", func(orig, on string) string {
				return orig + "; if " + on + " { " + id.Name + " = mutantOther(" + id.Name + ") }"
			})
		}
	}
}

// switchOf returns the switch of the visited case clause.
func (f *finder) switchOf() (*ast.SwitchStmt, bool) {
	if len(f.stack) < 2 {
		return nil, false
	}
	sw, ok := f.stack[len(f.stack)-2].(*ast.SwitchStmt)
	return sw, ok
}

// condition negates a condition, or makes it always true, or never.
func (f *finder) condition(e ast.Expr, always bool) {
	text := f.node(e)
	f.add(e, e, "!("+text+")", func(orig, on string) string { return "((" + on + ") != (" + orig + "))" })
	if always {
		f.add(e, e, "true", func(orig, on string) string { return "(" + on + " || (" + orig + "))" })
	}
	f.add(e, e, "false", func(orig, on string) string { return "(!(" + on + ") && (" + orig + "))" })
}

func (f *finder) binary(n *ast.BinaryExpr) {
	x, y := f.node(n.X), f.node(n.Y)
	switch n.Op {
	case token.LAND, token.LOR:
		for _, is := range []string{x, y} {
			f.either(n, is)
		}
		fallthrough
	case token.LSS, token.LEQ, token.GTR, token.GEQ, token.EQL, token.NEQ:
		for _, op := range swaps[n.Op] {
			f.either(n, x+" "+op.String()+" "+y)
		}
		if n.Op != token.LAND && n.Op != token.LOR {
			f.offByOne(n, func(is string) { f.either(n, is) })
		}
	default:
		if !f.pure(n) {
			return
		}
		for _, op := range swaps[n.Op] {
			f.picked(n, x+" "+op.String()+" "+y)
		}
		f.offByOne(n, func(is string) { f.picked(n, is) })
	}
}

// either replaces a boolean.
func (f *finder) either(n ast.Expr, is string) {
	f.add(n, n, is, func(orig, on string) string {
		return "(" + on + " && (" + is + ") || !(" + on + ") && (" + orig + "))"
	})
}

// picked replaces a value. Both are evaluated, so neither may have side effects.
func (f *finder) picked(n ast.Expr, is string) {
	f.add(n, n, is, func(orig, on string) string { return "mutantPick(" + on + ", " + is + ", " + orig + ")" })
}

// offByOne returns the text of an expression with each of its own numbers one higher.
func (f *finder) offByOne(n *ast.BinaryExpr, take func(is string)) {
	for _, e := range []ast.Expr{n.X, n.Y} {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.INT {
			if more, ok := oneMore(lit.Value); ok {
				take(f.raw(n.Pos(), lit.Pos()) + more + f.raw(lit.End(), n.End()))
			}
		}
	}
}

// pure reports whether the evaluation of an expression has no side effects.
func (f *finder) pure(n ast.Node) bool {
	pure := true
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.CallExpr:
			id, ok := n.Fun.(*ast.Ident)
			pure = pure && ok && strings.Contains(" len cap min max int int8 uint8 int16 uint16 uint32 uint64 ", " "+id.Name+" ")
		case *ast.UnaryExpr:
			pure = pure && n.Op != token.ARROW
		}
		return pure
	})
	return pure
}

func (f *finder) boolean(n *ast.Ident) {
	if _, ok := f.parent().(*ast.SelectorExpr); ok {
		return
	}
	is := strconv.FormatBool(n.Name == "false")
	shown := ast.Node(n)
	switch p := f.parent().(type) {
	case *ast.ReturnStmt, *ast.AssignStmt, *ast.KeyValueExpr:
		shown = p
	}
	whole := f.raw(shown.Pos(), n.Pos()) + is + f.raw(n.End(), shown.End())
	f.add(n, shown, whole, func(orig, on string) string { return "(" + on + ") != (" + orig + ")" })
}

// call swaps a method on sets.
func (f *finder) call(n *ast.CallExpr) {
	sel, ok := n.Fun.(*ast.SelectorExpr)
	if !ok || methodSwaps[sel.Sel.Name] == "" {
		return
	}
	is := methodSwaps[sel.Sel.Name]
	shown := f.node(sel.X) + "." + is + f.raw(sel.End(), n.End())
	if _, ok := f.parent().(*ast.ExprStmt); ok {
		f.add(n, n, shown, func(orig, on string) string {
			return "if " + on + " { " + shown + " } else { " + orig + " }"
		})
		return
	}
	if f.pure(sel.X) {
		f.picked(n, shown)
	}
}

func oneMore(lit string) (string, bool) {
	n, err := strconv.ParseInt(lit, 0, 32)
	return fmt.Sprint(n + 1), err == nil
}

func oneLine(s string) string { return strings.Join(strings.Fields(s), " ") }
