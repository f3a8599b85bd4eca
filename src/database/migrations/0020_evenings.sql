-- What the desk knows of how each concert sells (src/features/desk/evenings/).
create table evening (
  concert text primary key,
  -- The day of the concert in its city, `YYYY-MM-DD`.
  day text not null,
  -- Slugs; empty where the concert has none. The title is the concert's own one.
  program text not null,
  city text not null,
  title text,
  -- As content has it: scheduled, cancelled …
  status text not null,
  is_sold_out integer not null check (is_sold_out in (0, 1)),
  -- How many people live in the city; null where it isn't known.
  people integer,
  -- Since statistics began, up to the last update.
  views integer not null default 0,
  tickets integer not null default 0,
  followers integer not null default 0,
  saved integer not null default 0,
  -- JSON: counts at each distance from the concert (`evening-curve.ts`).
  curve text not null default '{}',
  -- The UTC hour of the last update, as `2026-11-26T19`; empty before the first.
  updated_in text not null default ''
) strict, without rowid;

create index evening_by_day on evening (day, updated_in);

-- Which hour all evenings were last listed and updated in; one row.
create table evening_run (
  id integer primary key check (id = 1),
  listed_in text not null default '',
  updated_in text not null default ''
) strict, without rowid;

-- The tickets of a concert that were left at the end of a UTC day; a day on which the number didn't change has no row.
create table availability_day (
  concert text not null,
  day text not null,
  available integer not null,
  -- All tickets that there ever were; null where the seller doesn't count.
  capacity integer,
  primary key (concert, day)
) strict, without rowid;

create index availability_day_by_day on availability_day (day);
