# shellcheck shell=bash
# Functions shared by install.sh, update.sh and the junkbuddy command. Environment variables set the paths,
# so that tests run the scripts in another folder and without systemd.
# shellcheck disable=SC2034 # used by the scripts that read this one

ROOT=${JUNKBUDDY_ROOT:-/opt/junkbuddy}
DATA=${JUNKBUDDY_DATA:-/var/lib/junkbuddy}
BACKUPS=${JUNKBUDDY_BACKUPS:-/var/backups/junkbuddy}
CONFIG=${JUNKBUDDY_CONFIG:-/etc/junkbuddy}
CACHE=${JUNKBUDDY_CACHE:-/var/cache/junkbuddy}
PAGES=${JUNKBUDDY_PAGES:-/run/junkbuddy/pages}
UNITS=${JUNKBUDDY_UNITS:-/etc/systemd/system}
SITE_USER=${JUNKBUDDY_USER:-junkbuddy}
# The user that installs packages and builds the site. It may read no settings and no bookings, since
# installing and building run third-party code.
BUILD_USER=${JUNKBUDDY_BUILD_USER:-junkbuddy-build}
BUILD_HOME=${JUNKBUDDY_BUILD_HOME:-/var/cache/junkbuddy-build}
read -ra PORTS <<<"${JUNKBUDDY_PORTS:-3001 3002}"
REHEARSAL_PORT=${JUNKBUDDY_REHEARSAL_PORT:-3003}
LOGIN_WORDS=${JUNKBUDDY_LOGIN_WORDS:-/etc/issue.d}
# How long a server may take to answer after its start.
START_SECONDS=${JUNKBUDDY_START_SECONDS:-60}
# How long Caddy may take to see that a server is back: it asks each second.
SEEN_SECONDS=${JUNKBUDDY_SEEN_SECONDS:-2}

CURRENT=$ROOT/current
SETTINGS=$CONFIG/junkbuddy.env
SETUP_CODE=$DATA/setup-code
# What the desk asks of root, and root's answers (deploy/serve-request.sh).
REQUEST=$DATA/request
ANSWERS=$ROOT/requests

# The Node and npm that install.sh chose, for these scripts as for the services.
PATH=$ROOT/bin:$PATH

say() { printf '%s\n' "$*"; }

die() {
	printf '%s\n' "$*" >&2
	exit 1
}

# Calls systemctl; SYSTEMCTL names another program in its place (a stand-in, or `echo`).
systemd() { "${SYSTEMCTL:-systemctl}" "$@"; }

is_root() { [[ $EUID -eq 0 ]]; }

# link_node NODE NPM: makes these the ones that build and run the site.
link_node() {
	mkdir -p "$ROOT/bin"
	ln -sfn "$(realpath "$1")" "$ROOT/bin/node"
	ln -sfn "$(realpath "$2")" "$ROOT/bin/npm"
}

# Run a command as the site's user or as the build user, each with a home for npm's files outside the data
# folder.
as_site() { as_user "$SITE_USER" "$CACHE" "$@"; }
as_builder() { as_user "$BUILD_USER" "$BUILD_HOME" "$@"; }

# as_user NAME HOME COMMAND [ARGUMENT …]
as_user() {
	local name=$1 home=$2
	shift 2
	if [[ $(id -un) == "$name" ]]; then
		env HOME="$home" "$@"
	else
		runuser -u "$name" -- env HOME="$home" "$@"
	fi
}

# make_user NAME HOME: creates a user that cannot log in, unless it exists.
make_user() {
	getent group "$1" >/dev/null || groupadd --system "$1"
	getent passwd "$1" >/dev/null ||
		useradd --system --gid "$1" --home-dir "$2" --no-create-home --shell /usr/sbin/nologin "$1"
}

# An update calls this too, for a site that was installed by a version without a build user.
make_builder() {
	make_user "$BUILD_USER" "$BUILD_HOME"
	install -d -m 700 -o "$BUILD_USER" -g "$BUILD_USER" "$BUILD_HOME"
}

# Runs one of the npm commands of a release with the site's settings.
# in_release FOLDER COMMAND [ARGUMENT …]
in_release() (
	give_settings
	cd "$1" && shift && as_site env STARTED_BY=junkbuddy npm run --silent "$@"
)

# answers PORT: true when the server's health check passes and it renders /selection.
answers() {
	curl --fail --silent --max-time 5 --output /dev/null "http://127.0.0.1:$1/healthz" &&
		curl --fail --silent --max-time 10 --output /dev/null "http://127.0.0.1:$1/selection"
}

# comes_up PORT [PROCESS]: waits for the server; false when it does not answer in time or its process ends.
comes_up() {
	local deadline=$((SECONDS + START_SECONDS))
	until answers "$1"; do
		((SECONDS < deadline)) && kill -0 "${2:-$$}" 2>/dev/null || return 1
		sleep 0.3
	done
}

# A settings file that root has brought from elsewhere is for the site to read, and for nobody else.
give_settings() {
	if ! is_root || [[ ! -e $SETTINGS ]]; then return; fi
	chgrp "$SITE_USER" "$SETTINGS" && chmod 640 "$SETTINGS"
}

# Restarts the servers one after the other, so that the site keeps answering; false at the first server that
# does not come up. The next one goes only when Caddy knows this one again: with none that it knows, it refuses
# a form at once (rule 341).
restart_servers() {
	local port
	give_settings
	for port in "${PORTS[@]}"; do
		systemd restart "junkbuddy@$port" && comes_up "$port" || return 1
		sleep "$SEEN_SECONDS"
	done
}

# Stops every service that has the database open.
stop_servers() { systemd stop "${PORTS[@]/#/junkbuddy@}" junkbuddy-copy.path junkbuddy-copy; }

start_servers() {
	local port
	systemd start "${PORTS[@]/#/junkbuddy@}" || return 1
	systemd start junkbuddy-copy.path || say "Bookings are not copied elsewhere." >&2
	for port in "${PORTS[@]}"; do
		comes_up "$port" || return 1
	done
}

# install_units RELEASE: installs its systemd units with the paths and the user of this machine.
install_units() {
	local unit
	for unit in "$1"/deploy/*.{service,timer,path}; do
		# An earlier version has no path.
		if [[ ! -e $unit ]]; then continue; fi
		sed -e "s|/opt/junkbuddy|$ROOT|g" -e "s|/etc/junkbuddy|$CONFIG|g" \
			-e "s|/var/backups/junkbuddy|$BACKUPS|g" -e "s|/var/lib/junkbuddy|$DATA|g" \
			-e "s|/run/junkbuddy/pages|$PAGES|g" \
			-e "s/^\(User\|Group\)=junkbuddy$/\1=$SITE_USER/" "$unit" >"$UNITS/${unit##*/}"
	done
	systemd daemon-reload
	if [[ -e $1/deploy/junkbuddy-request.path ]]; then
		mkdir -p "$ANSWERS"
		systemd enable --now junkbuddy-request.path || say "The desk cannot ask for updates." >&2
	fi
	if [[ -e $1/deploy/junkbuddy-copy.path ]]; then start_copying; fi
}

# The copy elsewhere, where one is wanted. A storage that was set up by hand for Litestream goes on being copied to.
start_copying() {
	local by_hand=$CONFIG/litestream.env
	if [[ -e $by_hand ]]; then
		sed -n -e 's/^LITESTREAM_\(BUCKET\|ENDPOINT\|REGION\)=/COPY_\1=/p' \
			-e 's/^LITESTREAM_ACCESS_KEY_ID=/COPY_KEY_ID=/p' \
			-e 's/^LITESTREAM_SECRET_ACCESS_KEY=/COPY_SECRET_KEY=/p' "$by_hand" >>"$SETTINGS"
		mv "$by_hand" "$by_hand.before"
		systemd disable --now junkbuddy-litestream || true
		rm -f "$UNITS/junkbuddy-litestream.service"
		restart_servers || true
	fi
	systemd is-enabled --quiet junkbuddy-copy.path || systemd enable --now junkbuddy-copy.path ||
		say "Bookings are not copied elsewhere." >&2
}

is_domain() { [[ $1 =~ ^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$ ]]; }

is_email() { [[ $1 =~ ^[A-Za-z0-9._%+-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$ ]]; }

# By the settings, which root and the site alone may read.
site_url() { sed -n 's/^SITE_URL="\{0,1\}\([^"]*\).*/\1/p' "$SETTINGS" 2>/dev/null || true; }

# False where the site has its owner. The file is the site's: its user reads it, and only a code is shown.
setup_code() {
	local code
	code=$(as_site head -c 100 "$SETUP_CODE" 2>/dev/null) || return 1
	[[ $code =~ ^[A-Z2-9]{5}-[A-Z2-9]{5}$ ]] && say "$code"
}

# Above the login of the server's console: what the install has said scrolls away there, or went to another
# console. Nobody but root reads the file, and it goes once the site has its owner (rule 555).
show_code_at_login() {
	local file=$LOGIN_WORDS/junkbuddy.issue code
	if code=$(setup_code); then
		mkdir -p "$LOGIN_WORDS"
		install -m 600 /dev/null "$file"
		printf '\nJunk Buddy: open %s and type your set-up code: %s\n\n' \
			"$(site_url)" "$code" >"$file"
	elif [[ -e $file ]]; then
		rm "$file"
	else
		return 0
	fi
	agetty --reload 2>/dev/null || true
}

# set_caddy_domain DOMAIN: Caddy serves the site under this name. It reads the drop-in at its start; where
# this name is there already, the site need not blink.
set_caddy_domain() {
	local dropin=$UNITS/caddy.service.d/junkbuddy.conf wanted
	wanted=$(
		cat <<-DROPIN
			[Service]
			Environment="SITE_ADDRESS=$1"
			Environment="SITE_STATIC=$ROOT/static"
			Environment="SITE_PAGES=$PAGES"
			Environment="SITE_UPSTREAMS=${PORTS[*]/#/127.0.0.1:}"
		DROPIN
	)
	if [[ -e $dropin && $(<"$dropin") == "$wanted" ]]; then
		systemd reload-or-restart caddy
	else
		mkdir -p "$(dirname "$dropin")"
		printf '%s\n' "$wanted" >"$dropin"
		systemd daemon-reload
		systemd restart caddy
	fi
}
