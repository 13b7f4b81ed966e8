#!/bin/sh
# Installs the site on a rented server with Debian 12 or 13 or Ubuntu 24.04, or brings one that it has installed to the sources beside
# it: Node.js, a user, two servers of which one runs, Caddy with a certificate, daily backups, a firewall. Content, messages, releases
# and /etc/site.env stay as they are. Run it again as often as you like. docs/operate/install.md
#   deploy/install.sh DOMAIN              such as studio285.example, whose address points to this machine
#   deploy/install.sh DOMAIN --dry-run    prints what it would do
#   deploy/install.sh back                the version before the last upgrade
# ROOT: a folder in place of /, and no service is started. FIREWALL=off leaves the firewall alone.
set -eu
umask 022
cd "$(dirname "$0")/.."
root=${ROOT:-}
domain=${1:-}
dry=; [ "${2:-}" = --dry-run ] && dry=1
NODE_MAJOR=24

fail() { echo "$1" >&2; exit 1; }
say() { echo "== $1"; }
run() {
  if [ -n "$dry" ]; then echo "   $*"; else "$@"; fi
}
# Commands about the running system, which a folder is not.
system() { if [ -n "$root" ] && [ -z "$dry" ]; then echo "   not in $root: $*"; else run "$@"; fi; }

# Writes a file from the standard input with a mode, if it is not the same.
put() {
  text=$(cat)
  if [ -n "$dry" ]; then changed=1; echo "   write $1"; return; fi
  mkdir -p "$(dirname "$root$1")"
  if [ ! -f "$root$1" ] || [ "$(cat "$root$1")" != "$text" ]; then
    changed=1
    (umask 077; printf '%s\n' "$text" >"$root$1.part"; chmod "$2" "$root$1.part"; mv "$root$1.part" "$root$1")
  fi
}

# Prints a value of the site's settings; nothing without one.
setting() { sed -n "s/^$1=//p" "$root/etc/site.env" | sed 's/^"\(.*\)"$/\1/' | tail -n 1; }

# Prints the port of the server that runs; nothing without one.
running() {
  for port in 3001 3002; do
    ! systemctl --quiet is-active "site@$port" 2>/dev/null || echo "$port"
  done | head -n 1
}

# Prints a line with name and version for each front end that a server shows.
live() {
  curl -fs "http://127.0.0.1:$1/api/registry" | node -e '
    const { microFrontends } = JSON.parse(require("node:fs").readFileSync(0, "utf8"));
    for (const [name, [entry]] of Object.entries(microFrontends)) console.log(name, entry.metadata.version);'
}

if [ "$domain" = back ]; then
  deploy/restart.sh back
  # Releases are in the log, which outlasts a server: those that were live before the upgrade are promoted again.
  PORT=$(running)
  PUBLISH_TOKEN=$(setting PUBLISH_TOKEN)
  export PORT PUBLISH_TOKEN
  now=$(live "$PORT")
  [ ! -f /opt/site/live-before ] || while read -r name version; do
    echo "$now" | grep -qx "$name $version" || npm run --silent promote -- "$name" "$version" --no-browser </dev/null
  done </opt/site/live-before
  exit
fi
echo "$domain" | grep -Eq '^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$' || fail 'Usage: deploy/install.sh DOMAIN [--dry-run]'
[ "$(id -u)" = 0 ] || [ -n "$dry" ] || fail 'Run it as root.'

say 'The machine'
# shellcheck source=/dev/null
system_name=$(. "$root/etc/os-release" && echo "$ID $VERSION_ID")
case $system_name in
  'debian 12' | 'debian 13' | 'ubuntu 24.04') ;;
  *) fail "This is $system_name. Debian 12, Debian 13 and Ubuntu 24.04 are supported." ;;
esac
meminfo=/proc/meminfo
[ -z "$root" ] || meminfo=$root/proc/meminfo
memory=$(awk '/^MemTotal/ { print int($2 / 1024) }' "$meminfo")
disk=$(df -Pm "${root:-/}" | awk 'NR == 2 { print $4 }')
[ "$memory" -ge 900 ] || fail "The machine has $memory MB of memory; a build needs 1 GB."
[ "$disk" -ge 3000 ] || fail "The disk has $disk MB left; 3 GB are needed."
echo "   $system_name, $memory MB of memory, $disk MB of disk left"

say 'Packages'
system apt-get -q update
system env DEBIAN_FRONTEND=noninteractive apt-get -qy install ca-certificates curl gnupg git bubblewrap openssl caddy ufw
# Node.js 20.19 or later that is there already, with npm, stays.
has_node() {
  [ -z "$root" ] && command -v npm >/dev/null &&
    node -e 'const [major, minor] = process.versions.node.split(".").map(Number); process.exit(major > 20 || (major === 20 && minor > 18) ? 0 : 1)' 2>/dev/null
}
if has_node; then
  echo "   Node.js $(node --version) stays"
else
  put /etc/apt/sources.list.d/nodesource.sources 644 <<END
Types: deb
URIs: https://deb.nodesource.com/node_$NODE_MAJOR.x
Suites: nodistro
Components: main
Signed-By: /etc/apt/keyrings/nodesource.asc
END
  system install -d -m 755 /etc/apt/keyrings
  system curl -fsS -o /etc/apt/keyrings/nodesource.asc https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key
  system apt-get -q update
  system env DEBIAN_FRONTEND=noninteractive apt-get -qy install nodejs
fi

say 'The user and the settings'
system sh -c 'id site >/dev/null 2>&1 || useradd --system --home-dir /var/lib/site --shell /usr/sbin/nologin site'
run mkdir -p "$root/opt/site"
system install -d -m 700 -o site -g site /var/backups/site
if [ ! -f "$root/etc/site.env" ]; then
  put /etc/site.env 600 <<END
PUBLIC_URL=https://$domain
ADMIN_PASSWORD=$(openssl rand -base64 18)
PUBLISH_TOKEN=$(openssl rand -hex 24)
BACKUP_DIR=/var/backups/site
END
fi

say 'The services'
put /etc/systemd/system/site@.service 644 <deploy/site@.service
put /etc/systemd/system/site@.service.d/backups.conf 644 <<END
[Service]
ReadWritePaths=/var/backups/site
END
changed=
put /etc/caddy/Caddyfile 644 <deploy/Caddyfile
put /etc/systemd/system/caddy.service.d/site.conf 644 <<END
[Service]
Environment="DOMAIN=$domain" "SERVERS=127.0.0.1:3001 127.0.0.1:3002"
END
system systemctl daemon-reload
system systemctl enable caddy
# At once: a run that ends below would leave Caddy as it was for ever. Without a change it ends no requests of visitors.
[ -z "$changed" ] || system systemctl restart caddy

say 'The site'
# The state before an upgrade, for a way back that outlasts a change of the database. As the service's user: files that SQLite makes
# beside the database are its own then. By the installed program, because that user may not read the sources.
program=
for port in 3001 3002; do
  [ ! -f "$root/opt/site/$port/server/backup-program.js" ] || program=/opt/site/$port/server/backup-program.js
done
if [ -n "$program" ] && [ -f "$root/var/lib/site/site.db" ]; then
  (
    DATA_DIR=/var/lib/site
    BACKUP_KEY=$(setting BACKUP_KEY)
    FILES_URL=$(setting FILES_URL)
    export DATA_DIR BACKUP_KEY FILES_URL
    cd "$root/"
    before=/var/backups/site/before-$(date -u +%Y%m%dt%H%M%Sz).backup
    system runuser -u site -- node "$program" "$before"
  )
fi
port=$(running)
[ -n "$root$dry" ] || [ -z "$port" ] || live "$port" >/opt/site/live-before
export_folder=$(mktemp -d)
trap 'rm -rf "$export_folder"' EXIT
system npm run --silent export -- "$export_folder/site"
# What does not start replaces nothing.
system deploy/restart.sh "$export_folder/site"

say 'The firewall'
if [ "${FIREWALL:-on}" = on ]; then
  ports=$( (sshd -T 2>/dev/null || echo port 22) | awk '$1 == "port" { print $2 }')
  for port in $ports 80 443; do system ufw allow "$port/tcp"; done
  system ufw --force enable
fi

say "Done: https://$domain/admin, with ADMIN_PASSWORD of /etc/site.env"
