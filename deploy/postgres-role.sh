#!/bin/sh
# Run once by the image postgres, on an empty volume (compose.postgres.yaml): a role for Foothold that owns its database
# and is nobody's superuser. The superuser is then without a password, and reached inside the container only.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --set password="$POSTGRES_PASSWORD" \
  --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
create role foothold login password :'password';
create database foothold owner foothold;
alter role current_user password null;
SQL
