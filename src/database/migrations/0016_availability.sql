-- What sellers of tickets say of each concert (src/features/availability/). Times are milliseconds, money is minor units.
create table availability (
  concert text primary key,
  -- Which source is asked, and for which of its events.
  source text not null,
  event text not null,
  -- The concert's ticket in content, by its address or number: answers about another ticket aren't shown.
  ticket text not null,
  -- The end of the concert: the row is removed after it.
  until integer not null,
  starts_at integer not null,
  -- The rest is null before the first answer.
  state text check (state in ('on-sale', 'sold-out', 'not-yet', 'over')),
  -- Tickets that are left, and all that there ever were; null where the seller doesn't count.
  available integer,
  capacity integer,
  price_from integer,
  price_to integer,
  currency text,
  on_sale_at text,
  -- JSON: name, price and remaining tickets of each category.
  categories text,
  read_at integer,
  next_read_at integer not null
) strict, without rowid;

create index availability_due on availability (source, next_read_at);
create index availability_event on availability (source, event);

-- Whom the site asks: one question at a time, and none while a seller refuses.
create table availability_source (
  source text primary key,
  -- Another run asks this seller until then.
  leased_until integer not null default 0,
  -- The seller isn't asked before then: it said so, or it failed.
  blocked_until integer not null default 0,
  failures integer not null default 0,
  failed_since integer,
  fault text,
  -- Where the source goes on asking what has changed: text of its own.
  cursor text,
  changes_read_at integer not null default 0,
  overview_read_at integer not null default 0,
  -- The number of questions so far.
  questions integer not null default 0
) strict, without rowid;

-- What pages show of all concerts, as JSON, in a single row; and when the list of concerts was last read from content.
create table availability_published (
  id integer primary key check (id = 1),
  made_at integer not null default 0,
  body text not null default '{}',
  concerts_read_at integer not null default 0
) strict, without rowid;

-- Who waits for returned tickets is told in portions, in the order of asking: who was told goes to the end.
alter table notice_topic add column told_at integer not null default 0;
-- Before then, no further portion of a notice is told.
alter table notice add column next_portion_at integer not null default 0;
