package main

import (
	"bytes"
	"debug/elf"
	"encoding/binary"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"runtime"
	"syscall"
	"time"
)

// withClock runs a command with a wrong clock and returns its exit status. A Go program reads the time through the
// kernel's page (vDSO) in its own memory, so a preloaded library cannot intercept it. Instead, withClock overwrites
// that page once, before the command's first instruction: calls for the time of day add the difference. It does not
// trace the command after that, and elapsed-time clocks stay correct.
func withClock(text string, command []string) (status int, err error) {
	off, err := time.ParseDuration(text)
	if err != nil {
		return 2, err
	}
	program, err := exec.LookPath(command[0])
	if err != nil {
		return 2, err
	}
	runtime.LockOSThread() // the tracer is a thread; its end would end the command, too
	pid, err := syscall.ForkExec(program, command, &syscall.ProcAttr{
		Env: os.Environ(), Files: []uintptr{0, 1, 2},
		Sys: &syscall.SysProcAttr{Ptrace: true, Pdeathsig: syscall.SIGKILL},
	})
	if err != nil {
		return 1, fmt.Errorf("a process cannot be traced here, so that no clock can be made wrong "+
			"(a container needs the capability SYS_PTRACE): %w", err)
	}
	var state syscall.WaitStatus
	if _, err := syscall.Wait4(pid, &state, 0, nil); err != nil || !state.Stopped() {
		return 1, fmt.Errorf("%s does not begin: %w", program, errors.Join(err, fmt.Errorf("state %x", state)))
	}
	if err := wrongClock(pid, off); err != nil {
		_ = syscall.Kill(pid, syscall.SIGKILL)
		return 1, fmt.Errorf("the clock cannot be made wrong: %w", err)
	}
	if err := syscall.PtraceDetach(pid); err != nil {
		return 1, err
	}
	passed := make(chan os.Signal, 8)
	signal.Notify(passed, syscall.SIGINT, syscall.SIGTERM)
	go func() {
		for s := range passed {
			_ = syscall.Kill(pid, s.(syscall.Signal))
		}
	}()
	for {
		_, err := syscall.Wait4(pid, &state, 0, nil)
		switch {
		case err == syscall.EINTR:
		case err != nil:
			return 1, err
		case state.Exited():
			return state.ExitStatus(), nil
		case state.Signaled():
			return 128 + int(state.Signal()), nil
		}
	}
}

// sysinfoPage is the auxiliary vector key for the address of the kernel's page.
const sysinfoPage = 33

// wrongClock overwrites the page of a process that has not started.
func wrongClock(pid int, off time.Duration) error {
	told, err := os.ReadFile(fmt.Sprintf("/proc/%d/auxv", pid))
	if err != nil {
		return err
	}
	base := uint64(0)
	for ; len(told) >= 16; told = told[16:] {
		if binary.LittleEndian.Uint64(told) == sysinfoPage {
			base = binary.LittleEndian.Uint64(told[8:])
		}
	}
	if base == 0 {
		return errors.New("the kernel gives programs no page of its own")
	}
	memory, err := os.Open(fmt.Sprintf("/proc/%d/mem", pid))
	if err != nil {
		return err
	}
	defer memory.Close()
	page := make([]byte, 64<<10)
	n, err := memory.ReadAt(page, int64(base))
	if n == 0 {
		return fmt.Errorf("the kernel's page: %w", err)
	}
	file, err := elf.NewFile(bytes.NewReader(page[:n]))
	if err != nil {
		return fmt.Errorf("the kernel's page: %w", err)
	}
	symbols, err := file.DynamicSymbols()
	if err != nil {
		return fmt.Errorf("the kernel's page: %w", err)
	}
	code := wrongTime(int64(off / time.Second))
	for _, s := range symbols {
		if s.Name != "__vdso_clock_gettime" {
			continue
		}
		if s.Size < uint64(len(code)) {
			return fmt.Errorf("the kernel's function of time has %d bytes, fewer than %d", s.Size, len(code))
		}
		_, err := syscall.PtracePokeText(pid, uintptr(base+s.Value), code)
		return err
	}
	return errors.New("the kernel's page has no function of time")
}

// wrongTime returns a clock_gettime for x86-64: it calls the kernel, and adds seconds to the time of day.
func wrongTime(seconds int64) []byte {
	code := []byte{
		0xb8, 0xe4, 0x00, 0x00, 0x00, // mov eax, 228 (clock_gettime)
		0x0f, 0x05, // syscall
		0x85, 0xff, // test edi, edi: which clock; 0 is the time of day
		0x75, 0x0d, // jne past the sum
		0x48, 0xb9, // mov rcx, seconds
	}
	code = binary.LittleEndian.AppendUint64(code, uint64(seconds))
	return append(code,
		0x48, 0x01, 0x0e, // add [rsi], rcx
		0xc3, // ret
	)
}
