package queue_test

import (
	"context"
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"encoding/json"
	"encoding/pem"
	"iter"
	"math/big"
	"net"
	"strings"
	"sync"
	"testing"
	"time"

	"muster/internal/batch/queue"
)

// hands play one wave of three shards.
type hands struct{}

func (hands) Next(_ context.Context, _ *queue.Manifest, _, wave int, _ iter.Seq2[queue.Key, []byte]) (
	[]json.RawMessage, error) {
	if wave > 1 {
		return nil, nil
	}
	return []json.RawMessage{[]byte("1"), []byte("2"), []byte("3")}, nil
}

func (hands) Play(_ context.Context, _ *queue.Manifest, _ int, shard json.RawMessage) ([]byte, int, error) {
	return shard, 1, nil
}

func (hands) Refuses(*queue.Manifest) string { return "" }

var quick = queue.Options{Beat: 20 * time.Millisecond}

// TestRoles checks that with TLS, each user can do what the role allows, and gets clear errors otherwise.
func TestRoles(t *testing.T) {
	cert, key := certificate(t)
	var users []queue.User
	seeds := map[string]string{}
	for _, role := range queue.Roles() {
		seed, public, err := queue.NewKey()
		if err != nil {
			t.Fatal(err)
		}
		users, seeds[role] = append(users, queue.User{Role: role, Key: public}), write(t, role, seed)
	}
	s := listen(t, queue.ServerOptions{Users: users, Cert: cert, Key: key})
	url := strings.Replace(s.URL(), "nats://", "tls://", 1)
	as := func(role string) *queue.Queue {
		t.Helper()
		q, err := queue.Open(t.Context(), dial(t, queue.Dial{URL: url, NKeyFile: seeds[role], CAFile: cert}), quick)
		if err != nil {
			t.Fatalf("%s: %v", role, err)
		}
		return q
	}
	if _, err := queue.Connect(t.Context(), queue.Dial{URL: url, NKeyFile: seeds[queue.Owner]}); err == nil ||
		!strings.Contains(err.Error(), "is not trusted") {
		t.Errorf("a certificate that nobody knows is taken: %v", err)
	}
	own, err := s.Connect("own")
	if err != nil {
		t.Fatal(err)
	}
	defer own.Close()
	if _, err := queue.Open(t.Context(), own, quick); err != nil {
		t.Fatal(err)
	}
	m := &queue.Manifest{ID: "roles", Build: "b", Jobs: []string{"one", "two"}}
	content := []byte("what it is played with")
	if err := m.Seal(content); err != nil {
		t.Fatal(err)
	}
	watcher, runner, submitter := as(queue.Watcher), as(queue.Runner), as(queue.Submitter)
	if _, err := submitter.Submit(t.Context(), m, content); err != nil {
		t.Fatal(err)
	}
	denied(t, map[string]func() error{
		"a watcher submits": func() error { _, err := watcher.Submit(t.Context(), another(t), nil); return err },
		"a worker submits":  func() error { _, err := runner.Submit(t.Context(), another(t), nil); return err },
		"a watcher cancels": func() error { return watcher.Cancel(t.Context(), m.Name) },
		"a worker removes":  func() error { return runner.Remove(t.Context(), m.Name) },
		"a watcher works":   func() error { return watcher.Work(t.Context(), queue.Worker{Hands: hands{}}) },
	})
	if got, err := runner.Content(t.Context(), m); err != nil || string(got) != string(content) {
		t.Errorf("content %q, %v", got, err)
	}
	if err := runner.Work(t.Context(), queue.Worker{Name: "w", Hands: hands{}, Drain: true}); err != nil {
		t.Fatal(err)
	}
	status, err := watcher.Status(t.Context(), m.Name)
	if err != nil || status.State != queue.Done || status.Done != 6 {
		t.Errorf("%+v, %v", status, err)
	}
	all, err := watcher.AllResults(t.Context(), m.Name)
	if err != nil || len(all) != 2 || all[1].Len() != 3 {
		t.Errorf("%d strands, %v", len(all), err)
	}
	if err := submitter.Remove(t.Context(), m.Name); err != nil {
		t.Error(err)
	}
}

// another returns a sweep that was never submitted.
func another(t *testing.T) *queue.Manifest {
	m := &queue.Manifest{ID: "another", Build: "b", Jobs: []string{"one"}}
	if err := m.Seal(nil); err != nil {
		t.Error(err)
	}
	return m
}

// denied fails unless each request is refused with a reason. The server does not answer refused requests, so all run in
// parallel.
func denied(t *testing.T, what map[string]func() error) {
	t.Helper()
	var all sync.WaitGroup
	for name, do := range what {
		all.Go(func() {
			if err := do(); err == nil || !strings.Contains(err.Error(), "this user has no permission") {
				t.Errorf("%s: %v", name, err)
			}
		})
	}
	all.Wait()
}

// certificate creates a self-signed certificate for this machine, and its key, as files.
func certificate(t *testing.T) (cert, key string) {
	t.Helper()
	pair, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		t.Fatal(err)
	}
	about := &x509.Certificate{
		SerialNumber: big.NewInt(1), NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
		IPAddresses: []net.IP{net.IPv4(127, 0, 0, 1)}, IsCA: true, BasicConstraintsValid: true,
		KeyUsage:    x509.KeyUsageDigitalSignature | x509.KeyUsageCertSign,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth},
	}
	der, err := x509.CreateCertificate(rand.Reader, about, about, &pair.PublicKey, pair)
	if err != nil {
		t.Fatal(err)
	}
	secret, err := x509.MarshalPKCS8PrivateKey(pair)
	if err != nil {
		t.Fatal(err)
	}
	pemOf := func(kind string, der []byte) string {
		return string(pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: der}))
	}
	return write(t, "cert.pem", pemOf("CERTIFICATE", der)), write(t, "key.pem", pemOf("PRIVATE KEY", secret))
}
