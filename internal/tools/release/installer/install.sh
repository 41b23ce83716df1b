#!/bin/sh
# Installs Muster for your account on Linux or macOS, from the unpacked release archive that holds this file.
set -eu

usage() {
  cat <<'END'
Usage: sh install.sh [FOLDER]

Copies muster to FOLDER (default ~/.local/bin), its manual pages and shell
completions to ~/.local/share, and adds FOLDER to your PATH if needed.
END
}

fail() {
  echo "install.sh: $1" >&2
  exit 1
}

case ${1:-} in
-h | --help)
  usage
  exit 0
  ;;
-*)
  usage >&2
  exit 2
  ;;
esac
[ $# -le 1 ] || {
  usage >&2
  exit 2
}

from=$(cd "$(dirname "$0")" && pwd)
[ -f "$from/muster" ] || fail "no file muster in $from; unpack the whole archive first"
to=${1:-${HOME:?install.sh: HOME is not set}/.local/bin}
data=${XDG_DATA_HOME:-$HOME/.local/share}

# The new program replaces the old one only after it has run here.
mkdir -p "$to"
to=$(cd "$to" && pwd)
new=$to/.muster-$$
trap 'rm -f "$new"' EXIT
cp "$from/muster" "$new"
chmod 755 "$new"
if command -v xattr >/dev/null 2>&1; then # macOS blocks downloaded programs that are not signed
  xattr -d com.apple.quarantine "$new" 2>/dev/null || true
fi
version=$("$new" version) || fail "muster does not run here; take the archive for $(uname -s) on $(uname -m)"
mv -f "$new" "$to/muster"
echo "installed $to/muster"

# place FILE FOLDER NAME copies a file of the archive, if the archive has it.
place() {
  [ -f "$from/$1" ] || return 0
  mkdir -p "$data/$2"
  cp "$from/$1" "$data/$2/$3"
}
for page in "$from"/man/man1/*.1; do
  place "man/man1/${page##*/}" man/man1 "${page##*/}"
done
place completions/muster.bash bash-completion/completions muster
place completions/muster.fish fish/vendor_completions.d muster.fish

# addline FILE LINE adds a line to a file of your shell, once.
addline() {
  [ -f "$1" ] && grep -qxF "$2" "$1" && return 0
  mkdir -p "$(dirname "$1")"
  printf '\n%s\n' "$2" >>"$1"
  echo "added $to to PATH in $1"
}
case :$PATH: in
*":$to:"*)
  echo "$version"
  exit 0
  ;;
esac
line="export PATH=\"$to:\$PATH\" # Muster"
case ${SHELL##*/} in
zsh) addline "${ZDOTDIR:-$HOME}/.zshrc" "$line" ;;
fish) addline "${XDG_CONFIG_HOME:-$HOME/.config}/fish/conf.d/muster.fish" "fish_add_path \"$to\" # Muster" ;;
bash)
  # A login shell reads the first of these files that exists; other shells read .bashrc.
  login=$HOME/.profile
  for file in "$HOME/.bash_login" "$HOME/.bash_profile"; do
    [ ! -f "$file" ] || login=$file
  done
  addline "$login" "$line"
  addline "$HOME/.bashrc" "$line"
  ;;
*) addline "$HOME/.profile" "$line" ;;
esac
echo "$version; open a new terminal to use it"
