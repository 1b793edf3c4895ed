#!/bin/sh
# Takes a copy of its own of the build: each instance stores pages beside it. -a keeps the times of files, by which Next dates its pages.
set -eu
rm -rf .next
cp -a .cache/build/.next .next
exec node_modules/.bin/tsx --tsconfig scripts/tsconfig.json scripts/start.ts
