-- Of each vote: what operators have set, and a copy of what its objects have counted (src/votes/). Times are
-- milliseconds. Wishes for a program are a vote named `wish:` and the program's slug.
create table vote (
  slug text primary key,
  -- Set before the vote opens; from its first vote on, the number that it has.
  shards integer not null default 1,
  -- JSON: option → votes, of options that were taken away, too.
  counts text not null default '{}',
  total integer not null default 0,
  counted_at integer,
  closes_at integer,
  -- An operator wants it closed, whatever content says.
  close_asked_at integer,
  frozen_at integer,
  -- The result stands in the content service.
  written_at integer,
  -- Until it does: how often that was tried, why it failed, when it is tried next.
  write_tries integer not null default 0,
  write_fault text,
  next_write_at integer not null default 0
) strict, without rowid;
