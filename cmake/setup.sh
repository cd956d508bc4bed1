# shellcheck shell=bash disable=SC1090,SC2154 # the caller sets root; releases are data
# Sourced by ./run and ./check: makes a Debian machine ready to build, and says what it does. Never asks a question.
# Needs: root (the repository). Gives: HOME, a PATH with the project's own uv, jobs.
# shellcheck source=cmake/syntax.sh
source "$root/cmake/syntax.sh"

say() { printf '== %s\n' "$*"; }

stop() {
    printf '\n'
    printf '%s\n' "$@" >&2
    exit 1
}

# The names in the given package lists, one a line.
packageNames() { sed -e 's/#.*//' -e '/^[[:space:]]*$/d' "$@"; }

# The lists for this machine: PARTS are "" (build and run) and "-tests". Stops where no list fits.
packageLists() {
    local id="" version="" name="this system" part release=${OZ0_OS_RELEASE:-/etc/os-release}
    if [ -r "$release" ]; then
        id=$(. "$release" && echo "${ID:-}")
        version=$(. "$release" && echo "${VERSION_ID:-}")
        name=$(. "$release" && echo "${PRETTY_NAME:-$ID}")
    fi
    if [ "$id" = debian ] && [ -f "$root/cmake/packages/debian-$version.txt" ]; then
        for part in "$@"; do echo "$root/cmake/packages/debian-$version$part.txt"; done
        return
    fi
    local wanted=()
    for part in "$@"; do wanted+=("$root/cmake/packages/debian-13$part.txt"); done
    {
        echo
        echo "The packages can only be installed by themselves on Debian 12 and 13; this is $name."
        echo "Install what these Debian 13 packages hold (Qt 6.4 or newer, Boost 1.81 or newer, a C++20 compiler):"
        echo
        packageNames "${wanted[@]}" | fmt -w 100 | sed 's/^/    /'
        echo
        echo "then start again with OZ0_SKIP_PACKAGES=1 in the environment."
    } >&2
    return 1
}

installPackages() {
    if [ "${OZ0_SKIP_PACKAGES:-}" = 1 ]; then
        say "Packages: not looked at (OZ0_SKIP_PACKAGES=1)"
        return
    fi
    local lists missing log="$cache/packages.log" as=()
    lists=$(packageLists "$@") || exit 1
    # shellcheck disable=SC2086 # the paths of this repository's lists, one a word each
    missing=$(IFS=$'\n' && packageNames $lists | sort -u |
        comm -23 - <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' | sed -n 's/^installed //p' | sort -u))
    if [ -z "$missing" ]; then
        say "Packages: all there"
        return
    fi
    mapfile -t missing <<<"$missing"
    if [ "$(id -u)" != 0 ]; then
        if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
            as=(sudo -n)
        else
            stop "Some packages are missing, and installing them needs root, or sudo without a password. Let somebody who may, run this," \
                "then start again:" "" \
                "    apt-get update && apt-get install -y --no-install-recommends ${missing[*]}"
        fi
    fi
    say "Packages: installing ${#missing[@]} (a minute or two; log: $log)"
    printf '   %s\n' "${missing[*]}" | fmt -w 100
    local apt=("${as[@]}" env "DEBIAN_FRONTEND=${DEBIAN_FRONTEND:-noninteractive}"
        apt-get -q -y -o Dpkg::Use-Pty=0 -o DPkg::Lock::Timeout=300)
    if ! { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends "${missing[@]}"; } </dev/null >"$log" 2>&1; then
        tail -n 20 "$log" >&2
        stop "apt-get could not install the packages; the whole log is in $log."
    fi
}

# uv in a folder of the project's own; only uv itself comes into PATH, not the folder's Python. Without a way to the package index the
# rest goes on: uv is asked for its version and builds environments with dependencies, nothing else.
provideUv() {
    local venv="$cache/uv" log="$cache/uv.log" version
    version=$("$cache/bin/uv" --version 2>/dev/null || true)
    if [[ $version == "uv 0.12."* ]]; then
        say "uv: ${version#uv } is there"
    else
        say "uv: installing into $venv"
        if rm -rf "$venv" && /usr/bin/python3 -m venv "$venv" >"$log" 2>&1 &&
            "$venv/bin/python3" -m pip install --quiet --no-input --disable-pip-version-check --retries 1 --timeout 20 \
                'uv>=0.12,<0.13' </dev/null >>"$log" 2>&1; then
            mkdir -p "$cache/bin"
            ln -sf ../uv/bin/uv "$cache/bin/uv"
        else
            say "uv: not to be had (see $log). Going on: only plugins with Python dependencies need it."
        fi
    fi
    PATH="$cache/bin:$PATH"
}

# A home that can be written, for the compiler's cache, pip and the programs' own files.
provideHome() {
    if [ -z "${HOME:-}" ]; then
        HOME=$(getent passwd "$(id -u)" | cut -d: -f6 || true)
    fi
    if [ -z "$HOME" ] || [ ! -d "$HOME" ] || [ ! -w "$HOME" ]; then
        HOME="$cache/home"
        mkdir -p "$HOME"
    fi
    export HOME
}

# One compiler for each processor, but no more than the memory holds: the largest files take 1.5 GB.
countJobs() {
    local processors memory
    processors=$(nproc 2>/dev/null || echo 2)
    memory=$(awk '/^MemAvailable:/ { print int($2 / 1500000) }' /proc/meminfo 2>/dev/null || echo 1)
    jobs=$((memory < processors ? memory : processors))
    [ "$jobs" -ge 1 ] || jobs=1
}

setUp() {
    cache="$root/.cache"
    if ! mkdir -p "$cache" 2>/dev/null || [ ! -w "$cache" ]; then
        stop "$cache cannot be written. The project needs a folder that you may write: clone it to a place of your own."
    fi
    provideHome
    installPackages "$@"
    provideUv
    countJobs
    provideSyntax
    export LC_ALL="${LC_ALL:-C.UTF-8}"
}

# Configures preset $1 and builds it; further arguments are targets.
build() {
    local preset=$1
    shift
    say "Configuring and building (preset $preset, $jobs at a time)"
    (
        cd "$root"
        cmake --preset "$preset" -Wno-dev --log-level=NOTICE &&
            cmake --build --preset "$preset" --parallel "$jobs" "${@/#/--target=}"
    ) </dev/null || stop "It does not build. What the compiler said is above."
}
