package queue

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/minio/highwayhash"
	"github.com/nats-io/nats-server/v2/server"
)

// Damage checks the store of a stopped server, and names a damaged stream of the queue: queue.ErrDamaged. NATS itself
// would start, drop unreadable data, and recreate a lost stream. Damage writes nothing. A killed server's store is not
// damaged: the last message of a stream may be truncated. Encrypted stores are not checked, since NATS has the keys.
func Damage(store string) error {
	accounts, err := filepath.Glob(filepath.Join(store, "jetstream", "*", "streams"))
	if err != nil {
		return err
	}
	for _, streams := range accounts {
		if err := damageOf(streams); err != nil {
			return err
		}
	}
	return nil
}

// damageOf checks the streams of an account. They are created in a fixed order: a stream is lost if its successor
// exists.
func damageOf(folder string) error {
	missing := ""
	for _, name := range StoredStreams() {
		s := stream{name, filepath.Join(folder, name)}
		if _, err := os.Stat(s.folder); errors.Is(err, fs.ErrNotExist) {
			missing = name
			continue
		}
		if missing != "" {
			return fmt.Errorf("%w: the stream %s is missing in %s", ErrDamaged, missing, folder)
		}
		if err := s.damage(); err != nil {
			return fmt.Errorf("%w: the stream %s: %w", ErrDamaged, name, err)
		}
	}
	return nil
}

// stream is a stored stream.
type stream struct{ name, folder string }

// damage returns the damage of a stream, or nil.
func (s stream) damage() error {
	if _, err := os.Stat(filepath.Join(s.folder, server.JetStreamMetaFileKey)); err == nil {
		return nil // it is encrypted
	}
	blocks, err := s.blocks()
	if err != nil {
		return err
	}
	meta, err := os.ReadFile(filepath.Join(s.folder, server.JetStreamMetaFile))
	if errors.Is(err, fs.ErrNotExist) && len(blocks) == 0 {
		return nil // the server was ended while it made the stream
	}
	if err != nil {
		return err
	}
	sum, err := os.ReadFile(filepath.Join(s.folder, server.JetStreamMetaFileSum))
	if err != nil {
		return err
	}
	if got := hex.EncodeToString(hashOf(s.name, meta)); got != string(sum) {
		return fmt.Errorf("%s does not match its checksum", server.JetStreamMetaFile)
	}
	last := uint64(0)
	for i, number := range blocks {
		seq, err := s.block(number, i == len(blocks)-1)
		if err != nil {
			return fmt.Errorf("msgs/%d.blk: %w", number, err)
		}
		last = max(last, seq)
	}
	if stored := s.lastStored(); last < stored {
		return fmt.Errorf("messages up to %d are missing, the last is %d", stored, last)
	}
	return nil
}

// blocks returns the numbers of a stream's message files, in order.
func (s stream) blocks() ([]int, error) {
	list, err := os.ReadDir(filepath.Join(s.folder, "msgs"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var out []int
	for _, e := range list {
		var number int
		if n, _ := fmt.Sscanf(e.Name(), "%d.blk", &number); n == 1 && strings.HasSuffix(e.Name(), ".blk") {
			out = append(out, number)
		}
	}
	slices.Sort(out)
	return out, err
}

// The stored form of a message: its length, sequence, time and subject length before it, its hash after it.
const (
	recordHead = 22
	recordHash = highwayhash.Size64
	hasHeader  = 1 << 31       // of a length
	flags      = 1<<63 | 1<<62 // of a sequence: erased, or a note that a message was removed
	mostRecord = 32 << 20      // bytes: no message is longer
	index      = "index.db"    // the index that a stopped server left
	indexHead  = 2             // bytes before its numbers
)

// block reads a message file and returns its highest sequence. In the last file, a truncated message may follow the
// last one.
func (s stream) block(number int, isLast bool) (last uint64, err error) {
	text, err := os.ReadFile(filepath.Join(s.folder, "msgs", fmt.Sprintf("%d.blk", number)))
	if err != nil {
		return 0, err
	}
	var packed server.CompressionInfo
	n, err := packed.UnmarshalMetadata(text)
	if err == nil && n > 0 {
		text, err = packed.Algorithm.Decompress(text[n:])
	}
	if err != nil {
		return 0, err
	}
	le, key := binary.LittleEndian, fmt.Sprintf("%s-%d", s.name, number)
	for at := 0; at < len(text); {
		rest := text[at:]
		if isLast && (len(rest) < recordHead || len(bytes.Trim(rest, "\x00")) == 0) {
			return last, nil
		}
		if len(rest) < recordHead {
			return 0, fmt.Errorf("the message at byte %d is cut off", at)
		}
		length, subject := le.Uint32(rest), int(le.Uint16(rest[20:]))
		size, skipped := int(length&^hasHeader), 0
		if length&hasHeader != 0 {
			skipped = 4
		}
		if size < recordHead+subject+skipped+recordHash || size > mostRecord {
			return 0, fmt.Errorf("the message at byte %d has an invalid length", at)
		}
		if size > len(rest) {
			if isLast {
				return last, nil
			}
			return 0, fmt.Errorf("the message at byte %d is cut off", at)
		}
		body, sum := rest[recordHead:size-recordHash], rest[size-recordHash:size]
		if !bytes.Equal(hashOf(key, rest[4:20], body[:subject], body[subject+skipped:]), sum) {
			return 0, fmt.Errorf("the message at byte %d does not match its checksum", at)
		}
		last = max(last, le.Uint64(rest[4:])&^flags)
		at += size
	}
	return last, nil
}

// lastStored returns the last sequence of a stream when its server last wrote its state; 0 if unknown. The server
// recreates an incomplete state file without loss.
func (s stream) lastStored() uint64 {
	text, err := os.ReadFile(filepath.Join(s.folder, "msgs", index))
	if err != nil || len(text) < indexHead+recordHash {
		return 0
	}
	text, sum := text[:len(text)-recordHash], text[len(text)-recordHash:]
	if !bytes.Equal(hashOf(s.name, text), sum) {
		return 0
	}
	text = text[indexHead:]
	value := uint64(0)
	for range 5 { // messages, bytes, first sequence and its time, last sequence
		v, n := binary.Uvarint(text)
		if n <= 0 {
			return 0
		}
		value, text = v, text[n:]
	}
	return value
}

// hashOf returns NATS's checksum of some bytes.
func hashOf(name string, parts ...[]byte) []byte {
	key := sha256.Sum256([]byte(name))
	h, err := highwayhash.NewDigest64(key[:])
	if err != nil {
		panic("server: " + err.Error()) // a key of 32 bytes is taken
	}
	for _, p := range parts {
		_, _ = h.Write(p)
	}
	return h.Sum(nil)
}
