-- Wishes for places of the world that have no city on the site (src/features/wishes/). Times are milliseconds.

-- A place that somebody has wished for. Its key, names, country and coordinates come from the site's own files.
create table wished_place (
  place text primary key,
  -- JSON: names by script.
  names text not null,
  country text not null,
  latitude real not null,
  longitude real not null
) strict, without rowid;

create index wished_place_by_latitude on wished_place (latitude);

-- One wish of each person for a program; an empty program is any.
create table place_wish (
  -- A pseudonymous id, another one for each program.
  voter text not null,
  program text not null,
  place text not null,
  wished_at integer not null,
  primary key (voter, program)
) strict, without rowid;

create index place_wish_by_time on place_wish (wished_at);

-- How many people wish for a program in a place.
create table place_wish_count (
  place text not null,
  program text not null,
  people integer not null,
  primary key (place, program)
) strict, without rowid;

create index place_wish_count_by_people on place_wish_count (people);
