-- Accounts of the service that ships with the site. Where another one is configured, nothing is written here.
create table embedded_user (
  id integer primary key autoincrement,
  username text not null unique,
  -- In lower case.
  email text not null unique,
  -- What a password is checked by, and never the password: rounds, salt and hash of PBKDF2.
  password text not null,
  -- The type of a role: authenticated, editor.
  role text not null default 'authenticated',
  is_confirmed integer not null check (is_confirmed in (0, 1)),
  is_blocked integer not null default 0 check (is_blocked in (0, 1)),
  -- Of the codes that letters carry: whoever reads this table can't use them.
  confirmation_digest text unique,
  reset_digest text unique,
  -- Milliseconds, as all times here.
  reset_until integer,
  created_at integer not null,
  updated_at integer not null
) strict;

-- What the service signs its tokens with, made on this database's first use. It holds no token.
create table embedded_key (
  name text primary key,
  secret blob not null
) strict, without rowid;
