-- What the site keeps for who is signed in; who they are, the service of accounts knows. `user` is its id of them.
create table account (
  user text primary key,
  -- Sessions that began before this instant are none: all were ended, or the password is another. Milliseconds.
  not_before integer not null default 0,
  -- The slug of the chosen city; empty: all cities. Null: none was ever chosen.
  city text,
  city_at integer not null default 0
) strict, without rowid;

-- Saved concerts. One that was taken out stays as a row for a while, or a device that comes later would bring it back.
create table account_concert (
  user text not null,
  slug text not null,
  is_saved integer not null check (is_saved in (0, 1)),
  -- Of the newest change, by the clock of the device that made it, and never later than ours.
  changed_at integer not null,
  primary key (user, slug)
) strict, without rowid;
