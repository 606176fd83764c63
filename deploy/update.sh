#!/usr/bin/env bash
# Updates the site to the newest version, or leaves it unchanged:
#
#   junkbuddy update          the newest version of the source that was installed
#   junkbuddy update FOLDER   the version in this folder
#
# The script builds the new version beside the running one, tries it on a copy of the database, and only
# then switches the servers to it, one after the other. When the new version does not answer, the script
# goes back to the previous one.
#
# Installing packages and building run third-party code, so a separate user does both in a separate folder.
# Root copies the release, with the scripts that root runs, from the source itself. From the build folder it
# takes only the build and the packages, and of these only regular files and folders.
set -euo pipefail
# shellcheck source=deploy/lib.sh
source "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/lib.sh"

KEEP_RELEASES=${JUNKBUDDY_KEEP_RELEASES:-3}
# How long the files of an open page are kept.
KEEP_ASSETS_DAYS=60

# The folders for assembling the release, for building it, and for the rehearsal, which holds a copy of the
# database. The script removes all three at its end, and at its start what a killed update left.
STAGE=$ROOT/incoming
WORKSHOP=$BUILD_HOME/work
REHEARSAL=$CACHE/rehearsal
rehearsal_server=""
NOT_MIGRATED="The database could not be brought up to date:"

main() {
	local source release before="" backup=""
	if [[ ${1:-} == -* || $# -gt 1 ]]; then
		say "junkbuddy update [FOLDER]: installs the newest version, or the one in that folder."
		[[ $1 == --help || $1 == -h ]] || die "It takes a folder alone. Nothing was done."
		return
	fi
	mkdir -p "$ROOT/releases"
	exec 9>"$ROOT/update.lock"
	# An update that was killed leaves the lock to its last command, which ends within seconds.
	flock --wait 10 9 || die "Another update is running."
	clean_up
	trap clean_up EXIT
	if is_root; then make_builder; fi
	# A site that was installed by a version without this link.
	if [[ ! -e $ROOT/bin/node ]]; then link_node "$(command -v node)" "$(command -v npm)"; fi
	source=$(find_source "${1:-}")
	# The other users may have no access to the caller's folder.
	cd "$ROOT"
	if [[ -e $CURRENT ]]; then before=$(readlink -f "$CURRENT"); fi

	# To the millisecond, since an update may follow an interrupted one within its second.
	release=$ROOT/releases/$(date -u +%Y%m%d-%H%M%S-%3N)-$(version_of "$source")
	copy_source "$source"
	say "Building $(basename "$release") …"
	build || give_up "It could not be built: $(last_words "$ROOT/build.errors")"
	take_build || give_up "Its build holds more than files and folders."
	mv -T "$STAGE" "$release"

	say "Trying it on a copy of the database …"
	if [[ -n $before ]]; then backup=$(back_up "$before" "$release"); fi
	copy_database "$release" "$backup" || abandon "$release" "$NOT_MIGRATED $(last_words "$ROOT/migrate.errors")"
	rehearse "$release" || abandon "$release" "It does not answer: $(last_words "$ROOT/rehearsal.log")"

	publish_static "$release"
	# Once more, right before the change: a booking that comes later is not in it.
	if [[ -n $before ]]; then
		rm -rf "$backup" "${backup%.db}.photos"
		backup=$(back_up "$before" "$release")
	fi
	say "Bringing the database up to date …"
	in_release "$release" migrate 2>"$ROOT/migrate.errors" ||
		abandon "$release" "$NOT_MIGRATED $(last_words "$ROOT/migrate.errors")"
	say "Switching …"
	if switch_to "$release"; then
		prune "$before"
		say "Updated. The site runs $(basename "$release")."
	else
		roll_back "$release" "$before" "$backup"
	fi
}

# back_up RELEASE NEW_RELEASE: prints the path of the backup.
back_up() {
	in_release "$1" backup 2>"$ROOT/backup.errors" && return
	abandon "$2" "The database could not be backed up: $(last_words "$ROOT/backup.errors")"
}

# The last line of a file that names an error, else the last one: no line of a stack or of the code around
# it, and none of npm's closing remarks.
last_words() {
	local lines line
	lines=$(
		sed 's/\x1b\[[0-9;]*m//g' "$1" |
			grep -vE -e '^[[:space:]]*(at .*|[]{}();,^]*|[0-9]*[[:space:]]*\|.*)$' \
				-e '^npm (notice|(error|ERR!) (A complete log|path|command|code|errno|Lifecycle))'
	)
	line=$(grep -iE '\berror\b' <<<"$lines" | tail -n 1)
	[[ -n $line ]] || line=$(tail -n 1 <<<"$lines")
	printf '%s\n' "${line:-see $1}"
}

clean_up() {
	if [[ -n $rehearsal_server ]]; then stop_rehearsal; fi
	rm -rf "$STAGE" "$WORKSHOP" "$REHEARSAL"
}

# The folder to install from: the argument, else the folder of the last update, after a pull when it is a
# clone.
find_source() {
	local source=$1
	if [[ -z $source ]]; then
		source=$(cat "$ROOT/installed-from" 2>/dev/null) || source=$ROOT/source
		[[ -d $source ]] || die "Say which folder to install from."
		if git -C "$source" rev-parse --verify --quiet '@{upstream}' >/dev/null 2>&1; then
			git -C "$source" pull --quiet --ff-only >&2 || die "The newest version could not be fetched."
		fi
	fi
	[[ -f $source/package.json ]] || die "$source holds no version of the site."
	source=$(realpath "$source")
	printf '%s\n' "$source" >"$ROOT/installed-from"
	printf '%s\n' "$source"
}

# The commit, or "copy" for a folder that is not a clone.
version_of() {
	git -C "$1" rev-parse --short HEAD 2>/dev/null || printf 'copy\n'
}

# The source's files as a tar stream, without builds and installed packages.
source_files() {
	if [[ $(version_of "$1") == copy ]]; then
		tar -C "$1" --exclude=./node_modules --exclude=./build --exclude=./data --exclude=./.git \
			--exclude=./.env -cf - .
	else
		git -C "$1" archive HEAD
	fi
}

# Copies the source twice: for the release, and for the build user, which may change its copy.
copy_source() {
	mkdir -p "$STAGE"
	source_files "$1" | tar -C "$STAGE" --no-same-owner -xf -
	as_builder mkdir -p "$WORKSHOP"
	source_files "$1" | as_builder tar -C "$WORKSHOP" --no-same-owner -xf -
	# npm commands in the release use the site's settings.
	ln -sfn "$SETTINGS" "$STAGE/.env"
}

build() {
	(
		cd "$WORKSHOP"
		as_builder env -u NODE_ENV nice -n 10 npm run --silent build
	) >"$ROOT/build.log" 2>"$ROOT/build.errors" || {
		tail -n 20 "$ROOT/build.errors" >&2
		return 1
	}
}

# The build user reads the build, so that a symlink in it cannot expose root's files. Symlinks are refused,
# because root's commands on the release would follow them. Those of node_modules/.bin are not needed.
take_build() {
	local taken=$STAGE/.taken
	mkdir "$taken"
	as_builder tar -C "$WORKSHOP" --exclude=.bin -cf - build node_modules |
		tar -C "$taken" --no-same-owner --no-same-permissions -xf - || return 1
	[[ -z $(find "$taken" ! -type f ! -type d -print -quit) ]] || return 1
	rm -rf "$STAGE/build" "$STAGE/node_modules"
	mv "$taken/build" "$taken/node_modules" "$STAGE"
	rm -rf "$taken"
	chmod -R u=rwX,go=rX "$STAGE"
}

# Brings a copy of the database up to date: by this command, since a server would only say that it is not well.
copy_database() {
	local release=$1 backup=$2
	as_site mkdir -m 700 "$REHEARSAL"
	if [[ -n $backup ]]; then as_site cp "$backup" "$REHEARSAL/junkbuddy.db"; fi
	DATABASE_PATH="$REHEARSAL/junkbuddy.db" in_release "$release" migrate 2>"$ROOT/migrate.errors"
}

# Starts the release on that copy, with the outbox in place of a mail service, and requests pages from it.
rehearse() {
	local release=$1 healthy=0
	(
		cd "$release"
		as_site env NODE_ENV=production HOST=127.0.0.1 PORT="$REHEARSAL_PORT" RESEND_API_KEY= SMTP_URL= \
			GOOGLE_MAPS_API_KEY= OPENAI_API_KEY= STRIPE_SECRET_KEY= PAGES_PATH= \
			TWILIO_ACCOUNT_SID= TWILIO_AUTH_TOKEN= TWILIO_FROM= DATABASE_PATH="$REHEARSAL/junkbuddy.db" \
			MAIL_OUTBOX="$REHEARSAL/outbox" PHOTOS_PATH="$REHEARSAL/photos" \
			UPLOADS_PATH="$REHEARSAL/uploads" \
			node --env-file="$SETTINGS" node_modules/@remix-run/serve/dist/cli.js build/server/index.js
	) >"$ROOT/rehearsal.log" 2>&1 9>&- &
	rehearsal_server=$!
	comes_up "$REHEARSAL_PORT" "$rehearsal_server" || healthy=1
	stop_rehearsal
	rm -rf "$REHEARSAL"
	if ((healthy != 0)); then tail -n 20 "$ROOT/rehearsal.log" >&2; fi
	return "$healthy"
}

# The server is a child of the subshell. The signal is repeated until the subshell has ended: when an update
# is interrupted right after the subshell starts, the server does not exist yet.
stop_rehearsal() {
	while kill -0 "$rehearsal_server" 2>/dev/null; do
		pkill -TERM -P "$rehearsal_server" 2>/dev/null || true
		sleep 0.1
	done
	wait "$rehearsal_server" 2>/dev/null || true
	rehearsal_server=""
}

# Publishes the hashed files, and keeps earlier ones for pages that were opened before an update.
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
	# The release has its own Caddy configuration; Caddy rejects an invalid one and keeps the previous.
	systemd try-reload-or-restart caddy || say "Caddy keeps its configuration: journalctl -u caddy" >&2
	# What copies elsewhere is of this release too.
	systemd try-restart junkbuddy-copy || true
	restart_servers
}

# Starts the previous version on the current database, so that no booking is lost. Only when that version
# cannot use the migrated database does the script restore the backup.
roll_back() {
	local release=$1 before=$2 backup=$3 replaced
	say "The new version does not answer." >&2
	if [[ -z $before ]]; then abandon "$release" "There is no previous version."; fi
	if switch_to "$before"; then
		abandon "$release" "The site runs $(basename "$before") as before, with every booking."
	fi
	say "The previous version does not answer on this database; restoring the backup …" >&2
	stop_servers
	{ in_release "$before" restore "$backup" || in_release "$before" restore -- --without-photos "$backup"; } 2>&1 |
		tee "$ROOT/restore.log" >&2 || true
	if start_servers; then
		replaced=$(sed -n 's/^The replaced database is kept as \(.*\)\.$/\1/p' "$ROOT/restore.log")
		abandon "$release" "The site runs $(basename "$before") on the backup of a moment ago, $backup." \
			"Bookings that came later are brought back by: junkbuddy bring-over $replaced"
	fi
	die "The site is down. See: junkbuddy logs. The backup made before the update is $backup."
}

# abandon RELEASE REASON …: removes the release and ends with the reason; the running site is unchanged.
abandon() {
	rm -rf "$1"
	shift
	give_up "$@"
}

give_up() { die "Not updated. $*"; }

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
