#!/usr/bin/env bash
# Takes a fresh Debian or Ubuntu to a running site, and is safe to run again:
#
#   sudo deploy/install.sh junk.example
#
# The name must point at this machine already, so that Caddy can get its certificate. Settings that
# are there, bookings and your own Caddy configuration are left as they are.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=deploy/lib.sh
source "$HERE/lib.sh"

# better-sqlite3 and loadEnvFile need it.
LOWEST_NODE=20.12
# The current long-term release: what is installed where there is no Node yet.
LTS_NODE=24
CADDY=${JUNKBUDDY_CADDY:-/etc/caddy}
COMMAND=${JUNKBUDDY_COMMAND:-/usr/local/bin/junkbuddy}

main() {
	local domain=${1:-}
	if [[ $domain == -* || $# -gt 1 ]]; then
		say "sudo deploy/install.sh junk.example: installs the site of that name, or updates it."
		[[ $domain == --help || $domain == -h ]] || die "It takes the site's name alone. Nothing was done."
		return
	fi
	[[ -n $domain ]] || die "Say the site's name: sudo deploy/install.sh junk.example"
	is_root || die "Say: sudo deploy/install.sh $domain"
	[[ -f /etc/debian_version ]] || die "This script knows Debian and Ubuntu. For others: docs/running.md."

	install_packages
	install_node
	make_user_and_folders
	make_settings "$domain"
	if [[ -e $CURRENT ]]; then
		say "The site is installed already; updating it."
	fi
	bash "$HERE/update.sh" "$(dirname "$HERE")"
	systemd enable "${PORTS[@]/#/junkbuddy@}"
	systemd enable --now junkbuddy-backup.timer
	ln -sfn "$CURRENT/deploy/junkbuddy" "$COMMAND"
	configure_caddy "$domain"
	say "" "The site runs at https://$domain"
	say "Next: sudo junkbuddy settings   (your phone number, email address, keys)"
}

install_packages() {
	say "Installing packages …"
	apt-get update -qq
	# The compiler is for machines that no ready-made SQLite module exists for.
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends \
		caddy ca-certificates curl git gnupg nano procps python3 make g++ >/dev/null
}

# The distribution's own Node where it is the long-term release or newer, else NodeSource's packages,
# which come by apt too and are updated with the rest. A Node that is there and new enough stays.
install_node() {
	if has_node; then return; fi
	local offered
	offered=$(apt-cache policy nodejs | awk '/Candidate:/ { print $2 }')
	if dpkg --compare-versions "$offered" ge "$LTS_NODE" 2>/dev/null; then
		say "Installing Node $offered from your distribution …"
	else
		say "Your distribution's Node is ${offered:-none}; adding NodeSource's Node $LTS_NODE …"
		add_nodesource || say "NodeSource cannot be reached: your distribution's Node it is."
	fi
	DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends nodejs >/dev/null
	# NodeSource's package has npm in it, the distributions' have it beside.
	command -v npm >/dev/null ||
		DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends npm >/dev/null
	has_node || die "Node $LOWEST_NODE or newer could not be installed."
}

has_node() {
	command -v node >/dev/null && command -v npm >/dev/null &&
		dpkg --compare-versions "$(node --version | tr -d v)" ge "$LOWEST_NODE"
}

add_nodesource() {
	local key=/usr/share/keyrings/nodesource.gpg
	curl --fail --silent --show-error --location \
		https://deb.nodesource.com/gpgkey/nodesource-repo.gpg.key | gpg --dearmor --yes --output "$key" || return 1
	chmod 644 "$key"
	cat >/etc/apt/sources.list.d/nodesource.sources <<-SOURCE
		Types: deb
		URIs: https://deb.nodesource.com/node_$LTS_NODE.x
		Suites: nodistro
		Components: main
		Signed-By: $key
	SOURCE
	# Or the distribution's newer-looking version could win.
	printf 'Package: nodejs\nPin: origin deb.nodesource.com\nPin-Priority: 600\n' \
		>/etc/apt/preferences.d/nodesource
	apt-get update -qq
}

make_user_and_folders() {
	make_user "$SITE_USER" "$DATA"
	make_builder
	install -d -m 755 "$ROOT" "$ROOT/releases" "$ROOT/static"
	install -d -m 700 -o "$SITE_USER" -g "$SITE_USER" "$DATA" "$BACKUPS" "$CACHE"
	install -d -m 750 -g "$SITE_USER" "$CONFIG"
}

# The settings file is the owner's: it is made once and never written again.
make_settings() {
	if [[ -e $SETTINGS ]]; then return; fi
	sed -e "s|^SITE_URL=.*|SITE_URL=\"https://$1\"|" -e "s|/var/backups/junkbuddy|$BACKUPS|" \
		-e "s|/var/lib/junkbuddy|$DATA|" "$HERE/junkbuddy.env.example" >"$SETTINGS.new"
	chmod 640 "$SETTINGS.new"
	chgrp "$SITE_USER" "$SETTINGS.new"
	mv "$SETTINGS.new" "$SETTINGS"
}

configure_caddy() {
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
	# Caddy reads the drop-in at its start. Where it has these values already the site need not blink.
	if [[ -e $dropin && $(<"$dropin") == "$wanted" ]]; then
		systemd reload-or-restart caddy
	else
		mkdir -p "$(dirname "$dropin")"
		printf '%s\n' "$wanted" >"$dropin"
		systemd daemon-reload
		systemd restart caddy
	fi
}

# True for the file the package brought, which nobody has changed, and for none at all.
owns_caddyfile() {
	local packaged
	[[ -e $CADDY/Caddyfile ]] || return 0
	packaged=$(dpkg-query --showformat '${Conffiles}\n' --show caddy | awk '$1 ~ /Caddyfile$/ { print $2 }')
	[[ $(md5sum <"$CADDY/Caddyfile" | cut -d ' ' -f 1) == "$packaged" ]]
}

main "$@"
exit
