package main

import (
	"bytes"
	"fmt"
	"io"
	"net"
	"os"
	"sync"
	"time"
)

// The modes of a proxy.
const (
	pass = "pass" // every byte goes through
	cut  = "cut"  // connections are cut, and no other is taken
	hole = "hole" // bytes vanish without an error: connections open at that time never recover
)

// proxy forwards connections, while it may.
type proxy struct {
	listen, target string

	mu    sync.Mutex
	mode  string
	on    net.Listener // nil while nothing is taken
	links map[*link]bool
}

// link is a connection and its other side.
type link struct {
	near, far net.Conn
	dead      bool // received data is dropped
}

// serveProxy listens at an address and forwards to another, in the mode of a file that it reads ten times a second. It
// reports when it listens, and does not end.
func serveProxy(listen, target, file string) error {
	p := &proxy{listen: listen, target: target, mode: cut, links: map[*link]bool{}}
	for told := false; ; time.Sleep(50 * time.Millisecond) {
		text, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		if err := p.set(string(bytes.TrimSpace(text))); err != nil {
			return err
		}
		if !told && p.on != nil {
			fmt.Println("proxy on", p.listen)
			told = true
		}
	}
}

// set changes the mode. An empty file is still being written.
func (p *proxy) set(mode string) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if mode == p.mode || mode == "" {
		return nil
	}
	switch mode {
	case pass, hole:
		if p.on == nil {
			on, err := net.Listen("tcp", p.listen)
			if err != nil {
				return err
			}
			p.on, p.listen = on, on.Addr().String()
			go p.take(on)
		}
	case cut:
		p.on.Close()
		p.on = nil
	default:
		return fmt.Errorf("%q is no mode: pass, cut, hole", mode)
	}
	for l := range p.links {
		switch mode {
		case cut:
			l.near.Close()
			l.far.Close()
		case hole:
			l.dead = true
		}
	}
	p.mode = mode
	return nil
}

// take accepts connections until the listener is closed.
func (p *proxy) take(on net.Listener) {
	for {
		near, err := on.Accept()
		if err != nil {
			return
		}
		far, err := net.Dial("tcp", p.target)
		if err != nil {
			near.Close()
			continue
		}
		p.mu.Lock()
		if p.mode == cut {
			near.Close()
			far.Close()
		}
		l := &link{near: near, far: far, dead: p.mode == hole}
		p.links[l] = true
		p.mu.Unlock()
		go p.pour(l, near, far)
		go p.pour(l, far, near)
	}
}

// pour forwards bytes in one direction until a side closes.
func (p *proxy) pour(l *link, from io.Reader, to io.Writer) {
	buffer := make([]byte, 64<<10)
	for {
		n, err := from.Read(buffer)
		p.mu.Lock()
		dead := l.dead
		p.mu.Unlock()
		if dead {
			if err != nil {
				return
			}
			continue
		}
		if err == nil {
			_, err = to.Write(buffer[:n])
		}
		if err == nil {
			continue
		}
		p.mu.Lock()
		delete(p.links, l)
		p.mu.Unlock()
		l.near.Close()
		l.far.Close()
		return
	}
}
