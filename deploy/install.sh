#!/usr/bin/env bash
# Takes a fresh Debian or Ubuntu to a running site, and is safe to run again:
#
#   deploy/install.sh junk.example you@mail.example
#
# The name must point at this machine, so that Caddy can get its certificate; it asks until it does. The
# address is the owner's, and may be left out. Settings that are there, bookings and your own Caddy
# configuration are left as they are. deploy/cloud-init.yaml runs this script on a server's first start.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=deploy/lib.sh
source "$HERE/lib.sh"
# shellcheck source=deploy/machine.sh
source "$HERE/machine.sh"

# better-sqlite3 and loadEnvFile need this Node, package-lock.json this npm.
LOWEST_NODE=20.12
LOWEST_NPM=10
# The current long-term release, with an npm of its time: what is installed where there is none yet.
LTS_NODE=24
LTS_NPM=11
CADDY=${JUNKBUDDY_CADDY:-/etc/caddy}
COMMAND=${JUNKBUDDY_COMMAND:-/usr/local/bin/junkbuddy}

main() {
	local domain=${1:-} email=${2:-}
	if [[ $domain == -* || $# -gt 2 ]]; then
		say "deploy/install.sh junk.example you@mail.example: installs the site of that name, or updates it."
		[[ $domain == --help || $domain == -h ]] ||
			die "It takes the site's name and your email address. Nothing was done."
		return
	fi
	[[ -n $domain ]] || die "Say the site's name: deploy/install.sh junk.example"
	is_domain "$domain" || die "$domain is no site's name: say it like junk.example"
	[[ -z $email ]] || is_email "$email" || die "$email is no email address: say it like you@mail.example"
	is_root || die "Only root can install the site: log in as root, or say sudo -i first."
	[[ -f /etc/debian_version ]] ||
		die "This script knows Debian and Ubuntu. For others: docs/running.md, \"With Docker\"."

	install_packages
	make_user_and_folders
	install_node
	make_settings "$domain"
	make_setup_code
	if [[ -e $CURRENT ]]; then
		say "The site is installed already; updating it."
	fi
	bash "$HERE/update.sh" "$(dirname "$HERE")"
	if [[ -n $email ]]; then keep_owner "$email"; fi
	systemd enable "${PORTS[@]/#/junkbuddy@}"
	systemd enable --now junkbuddy-backup.timer
	ln -sfn "$CURRENT/deploy/junkbuddy" "$COMMAND"
	configure_caddy "$domain"
	start_firewall
	start_security_updates
	limit_logs
	show_code_at_login
	say_next "$domain"
}

# What is left to do: nothing of it needs a shell (rule 555).
say_next() {
	local code
	say ""
	say "The site runs at https://$1"
	if code=$(setup_code); then
		say "Open https://$1 on your phone and type your set-up code: $code"
		say "It works once, and whoever types it is the owner. All settings follow there."
		say "Where the page does not open yet, the domain does not point at this server yet."
	else
		say "Your desk is at https://$1/desk"
	fi
}

install_packages() {
	say "Installing packages …"
	apt_get update || die "The list of packages could not be fetched."
	# The compiler is for machines that no ready-made SQLite module exists for.
	apt_get install caddy ca-certificates curl git gnupg nano procps python3 make g++ \
		ufw unattended-upgrades ||
		die "The packages could not be installed."
}

# Runs apt-get, and waits while another program has the packages locked, as a fresh server's first update
# of itself does. Prints what apt-get said only when it fails.
apt_get() {
	local output try
	for try in {1..90}; do
		if output=$(
			LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
				apt-get -y -qq --no-install-recommends "$@" 2>&1 </dev/null
		); then return 0; fi
		[[ $output == *"Could not get lock"* || $output == *"Unable to acquire"* ]] || break
		if ((try == 1)); then say "Waiting for another program that installs packages …"; fi
		sleep 10
	done
	tail -n 20 <<<"$output" >&2
	return 1
}

# Finds a Node and an npm that are new enough, or installs them, and links them into $ROOT/bin, which all
# that runs the site uses. First choice: what is there already. Then the distribution's own, where that is
# the long-term release, then NodeSource's packages: these come by apt and are updated with the rest. Where
# NodeSource cannot be reached, the npm registry's packages of Node and npm.
install_node() {
	local offered
	if use_node; then return; fi
	offered=$(apt-cache policy nodejs | awk '/Candidate:/ { print $2 }')
	if dpkg --compare-versions "$offered" ge "$LTS_NODE" 2>/dev/null; then
		say "Installing Node $offered from your distribution …"
		apt_get install nodejs npm
	else
		say "Your distribution's Node is ${offered:-none}; adding NodeSource's Node $LTS_NODE …"
		# NodeSource's package has npm in it, the distributions' have it beside.
		if add_nodesource; then apt_get install nodejs; fi
	fi
	if use_node; then return; fi
	say "NodeSource cannot be reached; installing Node $LTS_NODE from the npm registry …"
	if ! command -v npm >/dev/null; then
		apt_get install nodejs npm || die "No npm could be installed."
	fi
	{ install_node_package && use_node; } ||
		die "Node $LOWEST_NODE or newer with npm $LOWEST_NPM or newer could not be installed."
}

# Links the Node and npm that are found first, if they are new enough and the site's user may run them.
use_node() {
	local node npm
	node=$(command -v node) && npm=$(command -v npm) || return 1
	is_at_least "$LOWEST_NODE" "$(as_site node --version 2>/dev/null | tr -d v)" || return 1
	is_at_least "$LOWEST_NPM" "$(as_site npm --version 2>/dev/null)" || return 1
	link_node "$node" "$npm"
}

is_at_least() { [[ -n $2 ]] && dpkg --compare-versions "$2" ge "$1"; }

# Puts Node and npm into $ROOT/node with the distribution's npm, which is too old for the site's own list
# of packages.
install_node_package() {
	local machine commands=$ROOT/node/node_modules/.bin
	case $(dpkg --print-architecture) in
	amd64) machine=x64 ;;
	arm64) machine=arm64 ;;
	*) die "There is no Node for this kind of machine: $(dpkg --print-architecture)." ;;
	esac
	mkdir -p "$ROOT/node"
	(
		cd "$ROOT/node"
		umask 022
		npm install --no-audit --no-fund --loglevel=error --prefix "$ROOT/node" \
			"node-linux-$machine@$LTS_NODE" "npm@$LTS_NPM"
	) || return 1
	PATH=$commands:$PATH
}

add_nodesource() {
	local key=/usr/share/keyrings/nodesource.gpg site=https://deb.nodesource.com
	local list=/etc/apt/sources.list.d/nodesource.sources pin=/etc/apt/preferences.d/nodesource
	curl --fail --silent --show-error --location --max-time 30 "$site/gpgkey/nodesource-repo.gpg.key" |
		gpg --dearmor --yes --output "$key" || return 1
	chmod 644 "$key"
	cat >"$list" <<-SOURCE
		Types: deb
		URIs: $site/node_$LTS_NODE.x
		Suites: nodistro
		Components: main
		Signed-By: $key
	SOURCE
	# Or the distribution's newer-looking version could win.
	printf 'Package: nodejs\nPin: origin deb.nodesource.com\nPin-Priority: 600\n' >"$pin"
	apt_get update && return
	# A source that cannot be reached would make every later update of the packages fail.
	rm -f "$list" "$pin" "$key"
	return 1
}

make_user_and_folders() {
	make_user "$SITE_USER" "$DATA"
	make_builder
	install -d -m 755 "$ROOT" "$ROOT/bin" "$ROOT/releases" "$ROOT/static"
	install -d -m 700 -o "$SITE_USER" -g "$SITE_USER" "$DATA" "$BACKUPS" "$CACHE"
	install -d -m 750 -g "$SITE_USER" "$CONFIG"
}

# make_settings DOMAIN: the settings file is the owner's: it is made once and never written again.
make_settings() {
	if [[ -e $SETTINGS ]]; then return; fi
	sed -e "s|^SITE_URL=.*|SITE_URL=\"https://$1\"|" -e "s|/var/backups/junkbuddy|$BACKUPS|" \
		-e "s|/var/lib/junkbuddy|$DATA|" "$HERE/junkbuddy.env.example" >"$SETTINGS.new"
	chmod 640 "$SETTINGS.new"
	chgrp "$SITE_USER" "$SETTINGS.new"
	mv "$SETTINGS.new" "$SETTINGS"
}

# The code that makes whoever types it the owner, once: for the site's own first page. It is made where no
# site was before, and gone once it was used.
make_setup_code() {
	local code
	if [[ -e $CURRENT || -e $SETUP_CODE ]]; then return; fi
	# No letters that are taken for another; 50 bits.
	code=$(head -c 1000 /dev/urandom | tr -dc 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789')
	as_site install -m 600 /dev/null "$SETUP_CODE"
	printf '%s-%s\n' "${code:0:5}" "${code:5:5}" | as_site tee "$SETUP_CODE" >/dev/null
}

# keep_owner EMAIL: in the database, where the owner can change it on the desk; one that is there stays.
keep_owner() {
	(cd "$CURRENT" && as_site "$ROOT/bin/node" --env-file="$SETTINGS" build/commands/keep-owner.js "$1") ||
		say "Your address could not be kept: set it on the desk, under Settings."
}

configure_caddy() {
	if owns_caddyfile; then
		cat >"$CADDY/Caddyfile" <<-CADDYFILE
			{
				import $CURRENT/deploy/caddy-log*
			}
			# What is your own goes below this line.
			import $CURRENT/deploy/Caddyfile
		CADDYFILE
	elif ! grep -qF "$CURRENT/deploy/Caddyfile" "$CADDY/Caddyfile"; then
		say "Your $CADDY/Caddyfile is your own and stays; add this line: import $CURRENT/deploy/Caddyfile"
	fi
	if ! grep -qF "$CURRENT/deploy/caddy-log" "$CADDY/Caddyfile"; then
		say "So that Caddy's log keeps no customer's private link, add to $CADDY/Caddyfile," \
			"in braces before everything else: import $CURRENT/deploy/caddy-log*"
	fi
	systemd enable caddy
	set_caddy_domain "$1"
}

# True for the file the package brought, which nobody has changed, and for none at all.
owns_caddyfile() {
	local packaged
	[[ -e $CADDY/Caddyfile ]] || return 0
	packaged=$(dpkg-query --showformat '${Conffiles}\n' --show caddy | awk '$1 ~ /Caddyfile$/ { print $2 }')
	[[ $(md5sum <"$CADDY/Caddyfile" | cut -d ' ' -f 1) == "$packaged" ]]
}

# A test takes the functions alone.
if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
	main "$@"
	exit
fi
