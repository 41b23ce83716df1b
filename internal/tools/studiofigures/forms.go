package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// form is a running form of Studio.
type form struct {
	name    string
	link    string      // for the first visit
	again   string      // for later ones
	process *os.Process // nil for a form without one
	end     func()
}

var link = regexp.MustCompile(`http://\S+`)

// local starts the command over a project.
func local(muster, folder, state string) (*form, error) {
	cmd := exec.Command(muster, "studio", "--no-open", folder)
	cmd.Env = append(os.Environ(), "XDG_STATE_HOME="+state)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := cmd.Start(); err != nil {
		return nil, err
	}
	end := func() {
		_ = cmd.Process.Kill() // it may have ended
		_ = cmd.Wait()
	}
	first, err := bufio.NewReader(out).ReadString('\n')
	url := link.FindString(first)
	if url == "" {
		end()
		return nil, fmt.Errorf("%s studio prints %q: %w", muster, first, err)
	}
	go io.Copy(io.Discard, out)
	base, _, _ := strings.Cut(url, "?")
	return &form{name: "local", link: url, again: base, process: cmd.Process, end: end}, nil
}

// site serves a static site, with files that browsers may keep and that are compressed where the site is.
func site(folder string) (*form, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, err
	}
	server := &http.Server{ReadHeaderTimeout: time.Minute, Handler: http.HandlerFunc(
		func(w http.ResponseWriter, r *http.Request) {
			name := filepath.Join(folder, filepath.FromSlash(strings.TrimPrefix(r.URL.Path, "/")))
			head := w.Header()
			if strings.Contains(filepath.Base(name), "-") {
				head.Set("Cache-Control", "public, max-age=31536000, immutable")
			}
			switch filepath.Ext(name) {
			case ".js":
				head.Set("Content-Type", "text/javascript; charset=utf-8")
			case ".wasm":
				head.Set("Content-Type", "application/wasm")
			}
			if _, err := os.Stat(name + ".gz"); err == nil {
				head.Set("Content-Encoding", "gzip")
				name += ".gz"
			}
			http.ServeFile(w, r, name)
		})}
	go server.Serve(listener)
	url := fmt.Sprintf("http://localhost:%d/", listener.Addr().(*net.TCPAddr).Port)
	return &form{name: "site", link: url, again: url, end: func() { _ = server.Close() }}, nil
}
