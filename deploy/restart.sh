#!/bin/sh
# Starts the server that does not run, waits until it is ready, and stops the other one. The proxy in front sends visitors to the
# one that answers: no request fails. Run it as root.
#   deploy/restart.sh           the version that runs
#   deploy/restart.sh FOLDER    another one, as "npm run export -- FOLDER" wrote it
#   deploy/restart.sh back      the version before
set -eu
programs=${PROGRAMS:-/opt/site}
exec 9>"$programs/.lock"
flock -n 9 || { echo 'Another restart has not ended.' >&2; exit 1; }

new=3001 old=3002
if systemctl --quiet is-active site@3001; then new=3002 old=3001; fi
# It runs, too, if a restart was cut off before it had stopped the other one.
systemctl stop "site@$new"
if [ "${1:-}" != back ]; then
  rm -rf "${programs:?}/$new"
  cp -R "${1:-$programs/$old}" "$programs/$new"
  chmod -R a+rX "$programs/$new"
fi
if ! systemctl start "site@$new"; then
  systemctl stop "site@$new"
  echo "It does not start (journalctl -u site@$new). The server at port $old goes on." >&2
  exit 1
fi
# A proxy that asks its servers every second has to see this one before the other one goes.
sleep 3
systemctl --quiet enable "site@$new"
systemctl --quiet disable "site@$old"
systemctl stop "site@$old"
echo "The server at port $new runs."
