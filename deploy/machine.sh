# shellcheck shell=bash
# What install.sh does for the machine itself: firewall, security updates, a limit to the logs. Each step
# leaves alone what the owner has set up, and none of them may keep the site from being installed.

APT_SETTINGS=${JUNKBUDDY_APT_SETTINGS:-/etc/apt/apt.conf.d}
LOG_SETTINGS=${JUNKBUDDY_LOG_SETTINGS:-/etc/systemd/journald.conf.d}

# Lets in web pages and the ports that ssh listens on, and nothing else.
start_firewall() {
	local port said
	for other in firewalld nftables; do
		if [[ $(systemd is-active "$other" 2>/dev/null) == active ]]; then
			say "This machine has a firewall ($other), which stays as it is. The site needs ports 80 and 443."
			return
		fi
	done
	for port in $(ssh_ports) 80/tcp 443/tcp 443/udp; do
		said=$(ufw allow "$port" 2>&1) || { no_firewall "$said" && return; }
	done
	said=$(ufw --force enable 2>&1) || no_firewall "$said"
}

no_firewall() { say "The firewall could not be switched on, and the site runs without one: ${1##*$'\n'}"; }

# By sshd's own settings, or the usual one where it does not tell, and the port by which whoever installs
# has come.
ssh_ports() {
	local told=""
	if command -v sshd >/dev/null; then
		told=$(sshd -T 2>/dev/null | awk '$1 == "port" { print $2 }')
		told=${told:-22}
	fi
	{
		say "$told"
		awk '{ print $4 }' <<<"${SSH_CONNECTION:-}"
	} | grep -E '^[0-9]+$' | sort -u | sed 's|$|/tcp|'
}

# Debian's own security updates, and those of the Node from NodeSource, with a restart of the machine in
# the night where one is needed (the hour is the machine's own: UTC, unless it was changed).
start_security_updates() {
	cat >"$APT_SETTINGS/60junkbuddy" <<-'SETTINGS'
		// Written by deploy/install.sh. What is yours goes into a file with a higher number.
		APT::Periodic::Update-Package-Lists "1";
		APT::Periodic::Unattended-Upgrade "1";
		Unattended-Upgrade::Origins-Pattern:: "site=deb.nodesource.com";
		Unattended-Upgrade::Automatic-Reboot "true";
		Unattended-Upgrade::Automatic-Reboot-Time "10:30";
	SETTINGS
	systemd enable --now apt-daily.timer apt-daily-upgrade.timer ||
		say "Security updates do not run by themselves: apt-daily-upgrade.timer could not be switched on."
}

# The site and Caddy log to the journal, which turns over at this size.
limit_logs() {
	mkdir -p "$LOG_SETTINGS"
	printf '[Journal]\nSystemMaxUse=500M\nMaxRetentionSec=3month\n' >"$LOG_SETTINGS/junkbuddy.conf"
	systemd try-restart systemd-journald || true
}
