-- Short addresses of pages that partners promote, and how often each is opened. Nobody is told who opened one: there is
-- a number for each day, and no more.
create table short_link (
  code text primary key,
  -- A path of this site with its language and campaign. The same one is the same code.
  target text not null unique,
  -- Milliseconds.
  made_at integer not null
) strict, without rowid;

create index short_link_made on short_link (made_at);

create table short_link_day (
  code text not null,
  -- In UTC, `YYYY-MM-DD`.
  day text not null,
  visits integer not null,
  primary key (code, day)
) strict, without rowid;
