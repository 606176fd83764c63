#!/usr/bin/env bash
# Does, as root, what the owner has asked for on the desk. junkbuddy-request.path starts it when the site has
# written a request: one line with a fixed word, the request's id, for a restore the name of a backup,
# and for a copy that is brought here the name of its folder.
#
# The site's user owns the request, so it may hold anything and be anything: that user's own rights read and
# remove it, no part of it is ever run, and what is not of the form is refused. The answers are root's, in a
# folder that the site reads and cannot write.
set -euo pipefail
HERE=$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")
# shellcheck source=deploy/junkbuddy
source "$HERE/junkbuddy"

ID='[0-9a-f-]{8,64}'
BACKUP='junkbuddy-[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{6}Z\.db'
COPY='[a-z0-9][a-z0-9.-]{0,59}-[0-9]{8}-[0-9a-f]{6}'
MOST_CHANGES=50

serve_request() {
	local line
	line=$(take_request)
	if [[ $line =~ ^(look|backup|update)\ ($ID)$ ]]; then
		answer "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
	elif [[ $line =~ ^(restore|restore-without-photos)\ ($ID)\ ($BACKUP)$ ]]; then
		answer "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[3]}"
	elif [[ $line =~ ^(fetch-copy)\ ($ID)\ ($COPY)$ ]]; then
		answer "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" "${BASH_REMATCH[3]}"
	else
		say "The request was none that the desk makes. Nothing was done."
	fi
}

# With a limit to the time, since it may be a pipe that nobody writes to.
take_request() {
	as_site timeout 2 head -c 200 "$REQUEST" 2>/dev/null | tr -d '\0' | head -n 1 || true
	as_site rm -rf "$REQUEST"
}

# answer WORD ID [BACKUP|COPY]: does it, and writes what came of it.
answer() {
	local word=$1 id=$2 log=$ANSWERS/log outcome="done" said
	note "$word" "$id" running ""
	# In a shell of its own: what it does may end it.
	("do_$word" "${3:-}") </dev/null >"$log" 2>&1 || outcome=failed
	cat "$log"
	# An update tells its steps and ends with what came of it; of a restore each line counts.
	if [[ $word == restore* ]]; then said=$(tail -n 6 "$log"); else said=$(tail -n 1 "$log"); fi
	show_code_at_login
	note "$word" "$id" "$outcome" "$said"
	if [[ $word == update ]]; then look_again; fi
}

do_look() { write_news; }
do_backup() { in_release "$CURRENT" backup; }
do_fetch-copy() { in_release "$CURRENT" fetch-copy -- "$1"; }
do_update() { bash "$CURRENT/deploy/update.sh"; }
do_restore() { put_back --migrate "$BACKUPS/$1"; }
do_restore-without-photos() { put_back --migrate --without-photos "$BACKUPS/$1"; }

# Nobody waits for it, and it may fail without a word.
look_again() { (write_news) >/dev/null 2>&1 || true; }

# What the newest version has that this one has not: the subjects of its changes, the newest first.
write_news() {
	local source running
	source=$(cat "$ROOT/installed-from")
	running=$(basename "$(readlink -f "$CURRENT")")
	git -C "$source" rev-parse --verify --quiet '@{upstream}' >/dev/null ||
		die "The site was installed from a folder, $source, which has no newer versions."
	GIT_TERMINAL_PROMPT=0 timeout 120 git -C "$source" fetch --quiet ||
		die "The place that versions come from cannot be reached."
	{
		date -u '+at %Y-%m-%dT%H:%M:%SZ'
		say "running ${running##*-}"
		git -C "$source" log -1 --format='newest %h %cs' '@{upstream}'
		say "count $(git -C "$source" rev-list --count "${running##*-}..@{upstream}")"
		git -C "$source" log --max-count="$MOST_CHANGES" --format='change %s' "${running##*-}..@{upstream}"
	} | tr -d '\000-\011\013-\037\177' | cut -c 1-300 >"$ANSWERS/news.new"
	mv -T "$ANSWERS/news.new" "$ANSWERS/news"
}

# note WORD ID STATE SAID
note() {
	printf '%s\n' "word $1" "id $2" "state $3" "at $(date -u +%Y-%m-%dT%H:%M:%SZ)" \
		"said $(tr '\n' ' ' <<<"$4" | tr -d '\000-\037\177' | cut -c 1-500)" >"$ANSWERS/state.new"
	mv -T "$ANSWERS/state.new" "$ANSWERS/state"
}

# A test takes the functions alone.
if [[ ${BASH_SOURCE[0]} == "$0" ]]; then
	serve_request
	# An update by an earlier version has installed it and not switched it on.
	start_copying
	exit
fi
