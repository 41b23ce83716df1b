package cli

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"strings"
	"time"

	"github.com/spf13/cobra"

	"muster/internal/batch/queue"
	"muster/internal/cli/cliutil"
	"muster/schema/project/disk"
)

// serving holds the flags of a server.
type serving struct {
	queue.ServerOptions
	tokenFile, usersFile string
	config               string
	routes               []string
	maxStore             string
	made                 link // how the queue is made
}

func serveCommand(a *app) *cobra.Command {
	s := serving{}
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Run a NATS server for workers until Ctrl-C",
		Long: `Run a NATS server with JetStream for workers on this machine. The folder --store keeps all games.

To accept workers from other machines, set --listen, TLS (--tls-cert, --tls-key) and either a token or --users, a file
of users with roles. muster-batch key makes a key and its line for that file.

--cluster, --routes and a --name for each server make three servers one cluster. --config starts the server from a
configuration file of NATS instead of flags.

More: docs/how-to/batch.md`,
		Example: `  muster-batch serve --store ~/sweeps
  muster-batch serve --store /var/lib/muster --listen 0.0.0.0:4222 --users users.txt --tls-cert c.pem --tls-key k.pem
  muster-batch serve --config nats.conf`,
		Args: cliutil.Exactly(0, "no arguments"),
		RunE: func(cmd *cobra.Command, _ []string) error {
			ctx, stop := untilTold(cmd.Context())
			defer stop()
			return a.serve(ctx, cmd, &s)
		},
	}
	to := cmd.Flags()
	to.StringVar(&s.Listen, "listen", "127.0.0.1:4222", "client address `HOST:PORT`")
	to.StringVar(&s.Store, "store", "", "keep sweeps and games in `DIR`")
	to.StringVar(&s.Name, "name", "", "server `NAME`, different for each in a cluster")
	to.StringVar(&s.tokenFile, "token-file", "", "token `FILE`; the token allows everything")
	to.StringVar(&s.usersFile, "users", "", "read roles and public keys from `FILE`")
	to.StringVar(&s.Cert, "tls-cert", "", "server certificate `FILE`")
	to.StringVar(&s.ServerOptions.Key, "tls-key", "", "private key `FILE` of the certificate")
	to.StringVar(&s.CA, "tls-ca", "", "cluster's CA certificate `FILE`")
	to.StringVar(&s.maxStore, "max-store", "", "use at most `SIZE` of disk, such as 20GiB")
	to.StringVar(&s.Cluster.Name, "cluster-name", "muster", "cluster `NAME`")
	to.StringVar(&s.Cluster.Listen, "cluster", "", "cluster address `HOST:PORT` of this server")
	to.StringSliceVar(&s.routes, "routes", nil, "cluster addresses `LIST` of all servers, by comma")
	to.StringVar(&s.Monitor, "monitor", "", "publish metrics on local `HOST:PORT`")
	to.StringVar(&s.config, "config", "", "start from NATS configuration `FILE`")
	s.made.made(cmd)
	return cmd
}

// restartWait is the pause before the restart of a server that could not write.
const restartWait = 2 * time.Second

// serve runs a server until Ctrl-C. A server that cannot write to a full disk is restarted until it can.
func (a *app) serve(ctx context.Context, cmd *cobra.Command, s *serving) error {
	for begun := false; ; begun = true {
		err := a.serveOnce(ctx, cmd, s)
		if ctx.Err() != nil || errors.Is(err, queue.ErrDamaged) || !begun && !errors.Is(err, queue.ErrStore) {
			return err
		}
		a.Complain("muster-batch: ", err.Error()+"; the server is started again")
		select {
		case <-ctx.Done():
		case <-time.After(restartWait):
		}
	}
}

// serveOnce runs a server until Ctrl-C, or until it cannot continue.
func (a *app) serveOnce(ctx context.Context, cmd *cobra.Command, s *serving) error {
	on, err := s.start(cmd)
	if errors.Is(err, queue.ErrDamaged) {
		return damaged(err, s.Store)
	}
	if err != nil {
		return cliutil.Usage("run `muster-batch serve --help`", "the server cannot be started: %s", err)
	}
	defer on.Stop()
	if err := a.Lines("listening on " + on.URL()); err != nil {
		return err
	}
	if m := on.MonitorAddress(); m != "" {
		if err := a.Lines("monitoring on http://" + m); err != nil {
			return err
		}
	}
	if err := a.Out.Flush(); err != nil {
		return err
	}
	while, end := context.WithCancel(ctx)
	defer end()
	ended := make(chan error, 1)
	go func() { ended <- on.Wait(ctx); end() }()
	if s.config == "" {
		if err := a.begun(while, on, s); err != nil && while.Err() == nil {
			return broken(ctx, err)
		}
	}
	if err := <-ended; err != nil || ctx.Err() != nil {
		return err
	}
	return errors.New("the server stopped unexpectedly")
}

// begun creates the queue, so that clients can watch it before the first submission. A cluster creates it with the
// first sweep, since a single server of it cannot.
func (a *app) begun(ctx context.Context, on *queue.Server, s *serving) error {
	if s.Cluster.Listen != "" {
		return nil
	}
	nc, err := on.Connect("muster-batch serve")
	if err != nil {
		return err
	}
	defer nc.Close()
	o := s.made.queue
	o.Log = func(words string) { a.Complain("muster-batch: ", words) }
	q, err := queue.Open(ctx, nc, o)
	if err != nil {
		return err
	}
	return q.Restarted(ctx)
}

// start starts the server of the flags.
func (s *serving) start(cmd *cobra.Command) (*queue.Server, error) {
	if s.config != "" {
		for _, name := range []string{"listen", "store", "name", "token-file", "users", "tls-cert", "tls-key", "tls-ca",
			"max-store", "cluster-name", "cluster", "routes", "monitor"} {
			if cmd.Flags().Changed(name) {
				return nil, fmt.Errorf("--config sets everything: drop --%s", name)
			}
		}
		return queue.ListenConfig(s.config)
	}
	if s.Store == "" {
		return nil, errors.New("--store FOLDER is missing")
	}
	var err error
	if s.tokenFile != "" {
		if s.Token, err = queue.ReadToken(s.tokenFile); err != nil {
			return nil, err
		}
	}
	if s.usersFile != "" {
		text, err := os.ReadFile(s.usersFile)
		if err != nil {
			return nil, err
		}
		if s.Users, err = queue.ReadUsers(string(text)); err != nil {
			return nil, fmt.Errorf("%s: %w", s.usersFile, err)
		}
		if len(s.Users) == 0 {
			return nil, fmt.Errorf("%s names no user", s.usersFile)
		}
	}
	if s.maxStore != "" {
		if s.MaxStore, err = sizeOf("max-store", s.maxStore); err != nil {
			return nil, err
		}
	}
	s.Cluster.Routes = s.routes
	if s.Cluster.Listen == "" && len(s.routes) == 0 {
		s.Cluster = queue.Cluster{}
	}
	if err := os.MkdirAll(s.Store, 0o700); err != nil {
		return nil, err
	}
	return queue.Listen(s.ServerOptions)
}

func keyCommand(a *app) *cobra.Command {
	role := ""
	cmd := &cobra.Command{
		Use:   "key FILE",
		Short: "Make a key for a user of a server",
		Long: `Make an nkey. The command writes the seed, which is secret, to FILE, and prints the line of the user (role and public
key) for the --users file of muster-batch serve. Roles: ` + strings.Join(queue.Roles(), ", ") + `.

More: docs/how-to/batch.md (roles)`,
		Example: `  muster-batch key worker.seed --role worker > users.txt`,
		Args:    cliutil.Exactly(1, "the file for the seed"),
		RunE: func(_ *cobra.Command, args []string) error {
			if err := cliutil.OneOf("role", &role, queue.Roles()...); err != nil {
				return err
			}
			seed, public, err := queue.NewKey()
			if err != nil {
				return err
			}
			f, err := os.OpenFile(args[0], os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
			if errors.Is(err, fs.ErrExist) {
				return cliutil.Usage("name a new file", "%s already exists: a seed is never overwritten", args[0])
			}
			if err != nil {
				return cliutil.Usage("name another file", "cannot write %s: %s", args[0], disk.Reason(err))
			}
			_, err = f.WriteString(seed + "\n")
			if err = errors.Join(err, f.Close()); err != nil {
				return err
			}
			return a.Lines(role + " " + public)
		},
	}
	cmd.Flags().StringVar(&role, "role", "worker", "user `ROLE`")
	return cmd
}
