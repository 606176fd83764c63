#!/usr/bin/env bash
# Brings the site to the newest version, or leaves it as it was:
#
#   sudo junkbuddy update          the newest version of the source that was installed
#   sudo junkbuddy update FOLDER   the version in this folder
#
# The new version is built beside the one that serves, tried on a copy of the database, and only then
# switched to, one server after the other. When it does not answer, the version before comes back.
set -euo pipefail
# shellcheck source=deploy/lib.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

KEEP_RELEASES=${JUNKBUDDY_KEEP_RELEASES:-3}
# How long a page may stay open in a browser and still find its files.
KEEP_ASSETS_DAYS=60

main() {
	local source release before="" backup=""
	mkdir -p "$ROOT/releases"
	exec 9>"$ROOT/update.lock"
	flock --nonblock 9 || die "Another update is running."
	source=$(find_source "${1:-}")
	if [[ -e $CURRENT ]]; then before=$(readlink -f "$CURRENT"); fi

	release=$(copy_source "$source")
	say "Building $(basename "$release") …"
	build "$release" || abandon "$release" "It could not be built."

	if [[ -n $before ]]; then
		say "Backing up …"
		backup=$(in_release "$before" backup) || abandon "$release" "The database could not be backed up."
	fi
	say "Trying it on a copy of the database …"
	rehearse "$release" "$backup" || abandon "$release" "It does not answer."

	say "Bringing the database up to date …"
	in_release "$release" migrate || abandon "$release" "The database could not be brought up to date."
	publish_static "$release"
	say "Switching …"
	if switch_to "$release"; then
		prune "$before"
		say "Updated. The site runs $(basename "$release")."
	else
		roll_back "$release" "$before" "$backup"
	fi
}

# The folder to install from: the one given, else the one of last time, brought up to date when it
# is a clone.
find_source() {
	local source=$1
	if [[ -z $source ]]; then
		source=$(cat "$ROOT/source" 2>/dev/null) || die "Say which folder to install from."
		if git -C "$source" rev-parse --verify --quiet '@{upstream}' >/dev/null 2>&1; then
			git -C "$source" pull --quiet --ff-only >&2 || die "The newest version could not be fetched."
		fi
	fi
	[[ -f $source/package.json ]] || die "$source holds no version of the site."
	source=$(realpath "$source")
	printf '%s\n' "$source" >"$ROOT/source"
	printf '%s\n' "$source"
}

# A new release folder with the source's files, without what was built or installed there.
copy_source() {
	local source=$1 version=copy release
	if git -C "$source" rev-parse --git-dir >/dev/null 2>&1; then
		version=$(git -C "$source" rev-parse --short HEAD)
	fi
	release=$ROOT/releases/$(date -u +%Y%m%d-%H%M%S)-$version
	mkdir "$release"
	if [[ $version == copy ]]; then
		tar -C "$source" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git \
			--exclude=./.env -cf - . | tar -C "$release" -xf -
	else
		git -C "$source" archive HEAD | tar -C "$release" -xf -
	fi
	# Every npm command run in the release works on the site's own settings.
	ln -sfn "$SETTINGS" "$release/.env"
	printf '%s\n' "$release"
}

# As the site's user: installing packages runs their code. What is built then belongs to root, so
# that the site cannot change itself.
build() {
	local release=$1
	if is_root; then chown -R "$SITE_USER:" "$release"; fi
	(
		cd "$release"
		as_site env -u NODE_ENV nice -n 10 npm run --silent build &&
			as_site npm prune --omit=dev --no-audit --no-fund --silent
	) >"$ROOT/build.log" 2>&1 || {
		tail -n 20 "$ROOT/build.log" >&2
		return 1
	}
	if is_root; then chown -R root:root "$release"; fi
	chmod -R u=rwX,go=rX "$release"
}

# Starts the release on a copy of the database, with a mailer that sends nothing, and asks for pages.
rehearse() {
	local release=$1 backup=$2 stage server healthy=0
	stage=$(as_site mktemp -d)
	if [[ -n $backup ]]; then as_site cp "$backup" "$stage/junkbuddy.db"; fi
	(
		cd "$release"
		as_site env NODE_ENV=production HOST=127.0.0.1 PORT="$REHEARSAL_PORT" RESEND_API_KEY= PAGES_PATH= \
			DATABASE_PATH="$stage/junkbuddy.db" MAIL_OUTBOX="$stage/outbox" PHOTOS_PATH="$stage/photos" \
			node --env-file="$SETTINGS" node_modules/@remix-run/serve/dist/cli.js build/server/index.js
	) >"$ROOT/rehearsal.log" 2>&1 9>&- &
	server=$!
	comes_up "$REHEARSAL_PORT" "$server" || healthy=1
	stop_rehearsal "$server"
	as_site rm -rf "$stage"
	if ((healthy != 0)); then tail -n 20 "$ROOT/rehearsal.log" >&2; fi
	return "$healthy"
}

# The server is below subshells and runuser: whoever listens at the port is asked to end.
stop_rehearsal() {
	pkill -TERM -P "$1" 2>/dev/null || true
	wait "$1" 2>/dev/null || true
}

# The files a page asks for stay there for pages that were opened before an update.
publish_static() {
	local release=$1 assets=$1/build/client/assets file
	mkdir -p "$ROOT/static/assets"
	install -m 644 "$release/deploy/down.html" "$ROOT/static/down.html"
	if [[ ! -d $assets ]]; then return; fi
	node "$release/deploy/precompress.mjs" "$assets"
	cp -rn "$assets/." "$ROOT/static/assets/"
	for file in "$assets"/*; do touch "$ROOT/static/assets/${file##*/}"; done
	find "$ROOT/static/assets" -type f -mtime "+$KEEP_ASSETS_DAYS" -delete
	chmod -R u=rwX,go=rX "$ROOT/static"
}

switch_to() {
	ln -sfn "$1" "$CURRENT.new" && mv -T "$CURRENT.new" "$CURRENT"
	install_units "$1"
	# Its part of Caddy's configuration came along; a broken one leaves Caddy as it was.
	systemd try-reload-or-restart caddy || say "Caddy keeps its configuration: journalctl -u caddy" >&2
	restart_servers
}

# The version before on the database as it is now: no booking is lost. Only when it cannot work with
# what the new version made of the database does the backup take its place.
roll_back() {
	local release=$1 before=$2 backup=$3
	say "The new version does not answer." >&2
	if [[ -z $before ]]; then abandon "$release" "There is no version to go back to."; fi
	if switch_to "$before"; then
		abandon "$release" "The site runs $(basename "$before") as before, with every booking."
	fi
	say "The version before does not answer on this database; restoring the backup …" >&2
	stop_servers
	in_release "$before" restore "$backup" >&2 || true
	if start_servers; then
		abandon "$release" "The site runs $(basename "$before") on the backup of a moment ago, $backup." \
			"Bookings taken since are in the database named above."
	fi
	die "The site is down. See: junkbuddy logs. The backup of a moment ago is $backup."
}

# abandon RELEASE WHY …: nothing has changed; the release goes.
abandon() {
	local release=$1
	shift
	rm -rf "$release"
	die "Not updated. $*"
}

# Keeps the newest releases, the one in use and the one before it.
prune() {
	local release
	find "$ROOT/releases" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n "+$((KEEP_RELEASES + 1))" |
		while read -r release; do
			[[ $release == "$1" || $release == "$(readlink -f "$CURRENT")" ]] || rm -rf "$release"
		done
}

main "$@"
exit
