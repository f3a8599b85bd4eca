-- The newest tokens of sessions that the service of accounts keeps, for whoever comes with those before: it takes each
-- once. Where tokens can't be renewed, nothing is written here.
create table renewed_session (
  -- The session's own: it says nothing of whose.
  id text primary key,
  -- Sealed (AES-GCM) under the site's secret.
  tokens blob not null,
  -- When they end, in milliseconds: the row goes after that.
  until integer not null
) strict, without rowid;
