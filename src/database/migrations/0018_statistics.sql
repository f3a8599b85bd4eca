-- Statistics without cookies (src/features/statistics/). Days and hours are in UTC. A count belongs to a kind (`view`,
-- `visitor`, `ticket` …) and a path without its language prefix; an empty path is the whole site. A search without a
-- result has the folded query as its path.
create table statistics_days (
  -- `2026-11-26`
  day text not null,
  kind text not null,
  path text not null,
  -- `source`, `campaign`, `country`, `city` or `device`; empty for all of them together.
  dimension text not null,
  value text not null,
  count integer not null,
  primary key (day, kind, path, dimension, value)
) strict, without rowid;

-- The busiest paths of a time, without reading where their visitors came from.
create index statistics_days_by_path on statistics_days (kind, day, path, count) where dimension = '';

create table statistics_hours (
  -- `2026-11-26T19`
  hour text not null,
  kind text not null,
  path text not null,
  count integer not null,
  primary key (hour, kind, path)
) strict, without rowid;
