package revision

import (
	"bufio"
	"bytes"
	"crypto/sha1"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"io"
	"io/fs"
	"os/exec"
	"path"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// Tree is the files of one commit as an fs.FS. It omits links and submodules. It is safe for concurrent use; Close ends
// its git process.
type Tree struct {
	nodes map[string]*node // by path; "." is the root

	mu   sync.Mutex
	read *reader
}

var (
	_ fs.StatFS    = (*Tree)(nil)
	_ fs.ReadDirFS = (*Tree)(nil)
)

// node is a file or folder.
type node struct {
	name string
	id   string // of a file
	size int64
	mode fs.FileMode
	in   []fs.DirEntry // of a folder, by name
}

func (n *node) Name() string               { return n.name }
func (n *node) Size() int64                { return n.size }
func (n *node) Mode() fs.FileMode          { return n.mode }
func (n *node) ModTime() time.Time         { return time.Time{} }
func (n *node) IsDir() bool                { return n.mode.IsDir() }
func (n *node) Sys() any                   { return nil }
func (n *node) Type() fs.FileMode          { return n.mode.Type() }
func (n *node) Info() (fs.FileInfo, error) { return n, nil }

// Tree lists the files of a commit, by the commit's id.
func (r *Repository) Tree(commit string) (*Tree, error) {
	out, err := run("ls-tree", "-r", "-l", "-z", "--full-tree", commit)
	if err != nil {
		return nil, err
	}
	t := &Tree{nodes: map[string]*node{".": {name: ".", mode: fs.ModeDir | 0o555}}}
	for line := range bytes.SplitSeq(out, []byte{0}) {
		head, name, ok := strings.Cut(strings.ToValidUTF8(string(line), "\uFFFD"), "\t")
		words := strings.Fields(head)
		if !ok || len(words) != 4 || words[1] != "blob" || !fs.ValidPath(name) {
			continue
		}
		size, err := strconv.ParseInt(words[3], 10, 64)
		if err != nil {
			return nil, fmt.Errorf("git listed an unknown entry: %q", line)
		}
		mode := fs.FileMode(0o444)
		if strings.HasPrefix(words[0], "12") { // the target of a link may be outside of this commit
			mode |= fs.ModeIrregular
		}
		t.add(name, &node{name: path.Base(name), id: words[2], size: size, mode: mode})
	}
	for _, n := range t.nodes {
		slices.SortFunc(n.in, func(a, b fs.DirEntry) int { return strings.Compare(a.Name(), b.Name()) })
	}
	return t, nil
}

// add adds a node to its folder and creates the folder if necessary.
func (t *Tree) add(name string, n *node) {
	if t.nodes[name] != nil {
		return
	}
	t.nodes[name] = n
	if name == "." {
		return
	}
	dir := path.Dir(name)
	if t.nodes[dir] == nil {
		t.add(dir, &node{name: path.Base(dir), mode: fs.ModeDir | 0o555})
	}
	t.nodes[dir].in = append(t.nodes[dir].in, n)
}

// Names lists the files, sorted.
func (t *Tree) Names() []string {
	out := make([]string, 0, len(t.nodes))
	for name, n := range t.nodes {
		if !n.IsDir() {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

func (t *Tree) find(op, name string) (*node, error) {
	if n := t.nodes[name]; n != nil {
		return n, nil
	}
	return nil, &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist}
}

// Stat describes the file at a path.
func (t *Tree) Stat(name string) (fs.FileInfo, error) {
	n, err := t.find("stat", name)
	if err != nil {
		return nil, err
	}
	return n, nil
}

// ReadDir lists a folder by name.
func (t *Tree) ReadDir(name string) ([]fs.DirEntry, error) {
	n, err := t.find("readdir", name)
	if err != nil {
		return nil, err
	}
	if !n.IsDir() {
		return nil, &fs.PathError{Op: "readdir", Path: name, Err: fs.ErrInvalid}
	}
	return slices.Clone(n.in), nil
}

// Open opens a file or folder.
func (t *Tree) Open(name string) (fs.File, error) {
	n, err := t.find("open", name)
	if err != nil {
		return nil, err
	}
	if n.IsDir() {
		return &folder{node: n}, nil
	}
	text, err := t.blob(n)
	if err != nil {
		return nil, &fs.PathError{Op: "open", Path: name, Err: err}
	}
	return &file{Reader: bytes.NewReader(text), node: n}, nil
}

// Holds reports whether a file of the commit has this content, ignoring line ends, which git may change on checkout. It
// compares contents and does not use git's index, which can be set to ignore a change (skip-worktree,
// assume-unchanged).
func (t *Tree) Holds(name string, text []byte) (bool, error) {
	n, err := t.find("open", name)
	if err != nil {
		return false, err
	}
	if n.id == objectName(text, len(n.id)) {
		return true, nil
	}
	if n.size > int64(2*len(text)) || int64(len(text)) > 2*n.size {
		return false, nil // line ends alone make no such difference: nothing need be read
	}
	was, err := t.blob(n)
	if err != nil {
		return false, err
	}
	return bytes.Equal(unixLines(was), unixLines(text)), nil
}

// unixLines returns a text with the line ends that git stores.
func unixLines(text []byte) []byte { return bytes.ReplaceAll(text, []byte("\r\n"), []byte("\n")) }

// objectName returns git's id of a content, for ids of this many digits: SHA-1, or SHA-256 in newer repositories.
func objectName(text []byte, digits int) string {
	h := sha1.New()
	if digits == hex.EncodedLen(sha256.Size) {
		h = sha256.New()
	}
	fmt.Fprintf(h, "blob %d\x00", len(text))
	h.Write(text)
	return hex.EncodeToString(h.Sum(nil))
}

// file is an open file.
type file struct {
	*bytes.Reader
	node *node
}

func (f *file) Stat() (fs.FileInfo, error) { return f.node, nil }
func (f *file) Close() error               { return nil }

// folder is an open folder.
type folder struct {
	node *node
	read int // entries that have been listed
}

var _ fs.ReadDirFile = (*folder)(nil)

func (f *folder) Stat() (fs.FileInfo, error) { return f.node, nil }
func (f *folder) Close() error               { return nil }

func (f *folder) Read([]byte) (int, error) {
	return 0, &fs.PathError{Op: "read", Path: f.node.name, Err: fs.ErrInvalid}
}

// ReadDir lists the next n entries, or all remaining ones.
func (f *folder) ReadDir(n int) ([]fs.DirEntry, error) {
	left := f.node.in[f.read:]
	if n > 0 && len(left) == 0 {
		return nil, io.EOF
	}
	if n > 0 {
		left = left[:min(n, len(left))]
	}
	f.read += len(left)
	return slices.Clone(left), nil
}

// largest is above the size limit of definitions; the loader reports a file that is too large, and needs no more bytes
// for that.
const largest = 64 << 20

// blob returns the bytes of a file.
func (t *Tree) blob(n *node) ([]byte, error) {
	if n.size > largest {
		return nil, fmt.Errorf("it has %d bytes", n.size)
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.read == nil {
		r, err := newReader()
		if err != nil {
			return nil, err
		}
		t.read = r
	}
	return t.read.blob(n.id)
}

// Close ends the git process.
func (t *Tree) Close() {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.read != nil {
		t.read.close()
		t.read = nil
	}
}

// reader is a git process that returns objects by id, one after the other.
type reader struct {
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func newReader() (*reader, error) {
	r := &reader{cmd: command("cat-file", "--batch")}
	var err error
	if r.in, err = r.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := r.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	r.out = bufio.NewReader(out)
	return r, r.cmd.Start()
}

// blob requests one object: git answers with a line of its id, type and size, then the bytes and a line end.
func (r *reader) blob(id string) ([]byte, error) {
	if _, err := io.WriteString(r.in, id+"\n"); err != nil {
		return nil, err
	}
	head, err := r.out.ReadString('\n')
	if err != nil {
		return nil, err
	}
	words := strings.Fields(head)
	if len(words) != 3 || words[1] != "blob" {
		return nil, fmt.Errorf("git does not have this version: %s", strings.TrimSpace(head))
	}
	size, err := strconv.ParseInt(words[2], 10, 64)
	if err != nil || size < 0 || size > largest {
		return nil, fmt.Errorf("git returned unexpected output: %q", head)
	}
	text := make([]byte, size+1)
	if _, err := io.ReadFull(r.out, text); err != nil {
		return nil, err
	}
	return text[:size], nil
}

func (r *reader) close() {
	r.in.Close()
	_ = r.cmd.Wait() // it has no further output
}
