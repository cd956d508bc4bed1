# shellcheck shell=bash disable=SC2016,SC2154 # formats are apt's and dpkg's; the caller sets cache and jobs
# Sourced by setup.sh: KSyntaxHighlighting for Qt 6 on Debian 12, whose own package is for Qt 5. Debian's source of it is built once into
# $cache/syntax. Where that cannot be done, it is said, and everything goes on: the console's diffs are plain text then.

syntaxVersion=5.116.0
# What was looked at; it, and no signature, decides what is built.
syntaxDigest=6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7

# The source's archive into folder $1, by an apt configuration of its own: the machine's stays as it is, and no root is needed.
fetchSyntax() {
    local folder=$1 mirror
    mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' | head -n 1)
    [ -n "$mirror" ] || { echo "this machine's apt names no mirror"; return 1; }
    mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
    echo "deb-src [trusted=yes] $mirror trixie main" >"$folder/sources.list"
    local apt=(apt-get -qq -o "Dir::Etc::sourcelist=$folder/sources.list" -o Dir::Etc::sourceparts=-
        -o "Dir::State::lists=$folder/lists" -o "Dir::Cache=$folder/cache" -o Acquire::Retries=1 -o Acquire::http::Timeout=20)
    "${apt[@]}" update && (cd "$folder" && "${apt[@]}" source --download-only --tar-only "ksyntax-highlighting=$syntaxVersion-1") &&
        echo "$syntaxDigest  $folder/ksyntax-highlighting_$syntaxVersion.orig.tar.xz" | sha256sum --check --strict
}

buildSyntax() {
    local folder=$1
    rm -rf "$folder" "$cache/syntax"
    mkdir -p "$folder/source"
    fetchSyntax "$folder" || return 1
    tar -xJf "$folder/ksyntax-highlighting_$syntaxVersion.orig.tar.xz" -C "$folder/source" --strip-components=1 || return 1
    rm -rf "$folder/source/poqm"
    # Debian 12 has the modules of 5.103, which suffice.
    sed -i "s/find_package(ECM $syntaxVersion/find_package(ECM 5.103.0/" "$folder/source/CMakeLists.txt" &&
        cmake -S "$folder/source" -B "$folder/build" -G Ninja -DQT_MAJOR_VERSION=6 -DCMAKE_BUILD_TYPE=Release -DBUILD_TESTING=OFF \
            -DBUILD_SHARED_LIBS=OFF "-DCMAKE_INSTALL_PREFIX=$cache/syntax" -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Widgets=ON \
            -DCMAKE_DISABLE_FIND_PACKAGE_Qt6PrintSupport=ON -DCMAKE_DISABLE_FIND_PACKAGE_Qt6Quick=ON &&
        cmake --build "$folder/build" --parallel "$jobs" && cmake --install "$folder/build" &&
        echo "$syntaxVersion" >"$cache/syntax/version"
}

provideSyntax() {
    local log="$cache/syntax.log"
    if dpkg-query -W -f '${db:Status-Status} ${Package}\n' | grep -x 'installed libkf6syntaxhighlighting-dev' >/dev/null; then
        return
    fi
    if [ "$(cat "$cache/syntax/version" 2>/dev/null || true)" = "$syntaxVersion" ]; then
        say "Syntax colours: KSyntaxHighlighting $syntaxVersion is there"
        return
    fi
    say "Syntax colours: building KSyntaxHighlighting $syntaxVersion for Qt 6 (a minute or two; log: $log)"
    if buildSyntax "$cache/syntax-build" </dev/null >"$log" 2>&1; then
        rm -rf "$cache/syntax-build"
    else
        rm -rf "$cache/syntax-build" "$cache/syntax"
        say "Syntax colours: not to be had (see $log). Going on: the console's diffs are plain text."
    fi
}
