#!/bin/sh
# Builds build/kidslogic_<version>_<architecture>.deb from the folder that build_app.sh makes.
#
# KIDSLOGIC_COMPRESSION names dpkg-deb's way to pack: xz is the smallest (the default), gzip the quickest.
set -eu
cd "$(dirname "$0")/.."
umask 022

installer/build_app.sh
version=$(build/venv-installer/bin/python -c 'import kidslogic; print(kidslogic.__version__)')
architecture=$(dpkg --print-architecture)
root=build/deb
share=$root/usr/share
doc=$share/doc/kidslogic

rm -rf "$root"
mkdir -p "$root/DEBIAN" "$root/usr/lib" "$root/usr/bin" "$doc/licences" "$share/man/man1"
cp -r build/app/kidslogic "$root/usr/lib/kidslogic"
ln -s ../lib/kidslogic/kidslogic "$root/usr/bin/kidslogic"
install -Dm644 installer/linux/kidslogic.desktop -t "$share/applications"
install -Dm644 installer/linux/kidslogic-mime.xml -t "$share/mime/packages"
install -Dm644 installer/linux/kidslogic.svg -t "$share/icons/hicolor/scalable/apps"
install -Dm644 installer/linux/org.kidslogic.KidsLogic.metainfo.xml -t "$share/metainfo"
install -m644 build/licences/* "$doc/licences"
install -m644 installer/linux/copyright "$doc/copyright"
# Debian's form: version, the changes in the users' words, who packed it and when they were written down.
{
    printf 'kidslogic (%s) unstable; urgency=medium\n\n' "$version"
    sed -n "/^## $version\$/,/^## /p" CHANGELOG.md |
        awk '/^[*] / { if (change) print change; change = $0 } /^ / { sub(/^ +/, " "); change = change $0 } END { print change }' |
        fold -s -w 74 | sed -e 's/^/    /' -e 's/^    [*] /  * /' -e 's/ *$//'
    printf '\n -- %s  %s\n' "$(sed -n 's/^Maintainer: //p' installer/linux/control.in)" "$(LC_ALL=C date -R -r CHANGELOG.md)"
} | gzip -9n > "$doc/changelog.gz"
gzip -9n < installer/linux/kidslogic.1 > "$share/man/man1/kidslogic.1.gz"

# Modes come out the same whoever builds: everything is readable, programs and libraries' folders are passable.
find "$root" -type d -exec chmod 755 {} +
find "$root" -type f -exec chmod 644 {} +
chmod 755 "$root/usr/lib/kidslogic/kidslogic"

size=$(du -sk "$root" | cut -f1)
sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" -e "s/@SIZE@/$size/" \
    installer/linux/control.in > "$root/DEBIAN/control"
(cd "$root" && find usr -type f -exec md5sum {} + > DEBIAN/md5sums)
package=build/kidslogic_${version}_$architecture.deb
dpkg-deb --root-owner-group "-Z${KIDSLOGIC_COMPRESSION:-xz}" --build "$root" "$package"
echo "build_deb: $package, $(du -sm "$package" | cut -f1) MB"
