-- Who is told of what (src/notices/). Times are milliseconds.

-- A browser that takes pushes, or an e-mail address: a way to reach somebody.
create table notice_subscription (
  id text primary key,
  -- Whose topics it is told of: a browser's own, or an account's, on each of its devices.
  owner text not null,
  channel text not null check (channel in ('push', 'email')),
  -- The push service's address of the browser; or the e-mail address.
  address text not null unique,
  -- What the browser reads pushes by, and which of the site's keys it believes; null for e-mail.
  p256dh text,
  auth text,
  key_id text,
  locale text not null,
  -- Of the subscriber's city: nobody is woken.
  time_zone text not null,
  -- A letter asks whether it was really they who typed the address.
  is_confirmed integer not null check (is_confirmed in (0, 1)),
  -- How often in a row it was refused.
  refusals integer not null default 0,
  created_at integer not null
) strict, without rowid;

create index notice_subscription_by_owner on notice_subscription (owner);
create index notice_subscription_unconfirmed on notice_subscription (created_at) where is_confirmed = 0;

-- What they want to hear of: `concert` and its slug, `tickets` of it, `city`, `program`, `wish` and `program/city`.
create table notice_topic (
  kind text not null,
  key text not null,
  owner text not null,
  created_at integer not null,
  primary key (kind, key, owner)
) strict, without rowid;

create index notice_topic_by_owner on notice_topic (owner);

-- What was last known of each concert ahead. One that is gone from content stays as it is, until its day is over.
create table notice_concert (
  slug text primary key,
  -- One more with everything that people may be told: of two runs at once, one is too late.
  version integer not null,
  -- JSON: what everybody has been told, or could know.
  known text not null,
  -- JSON: what content says otherwise, until it has settled; since when just so, and since when at all.
  seen text,
  seen_since integer,
  unsettled_since integer,
  -- The day for which its people were reminded.
  reminded_for text,
  -- When nothing can be said of it any more.
  until integer not null
) strict, without rowid;

-- Something to be told. It is written in each subscriber's words when it goes out, of what content says then.
create table notice (
  id text primary key,
  kind text not null,
  -- The concert's slug.
  concert text not null,
  -- JSON: what it says is so, and what was before.
  facts text not null,
  -- JSON: topics whose people hear it, as [["concert", "kazan-zimmer"]].
  audience text not null,
  made_at integer not null,
  -- After that it can't matter to anybody.
  expires_at integer not null,
  -- So far its deliveries are made: which topic of the audience, after which owner. Null: all of them.
  reached_topic integer default 0,
  reached_owner text not null default '',
  -- It isn't so any longer: what hasn't gone out stays here.
  dropped_at integer
) strict, without rowid;

create index notice_to_spread on notice (made_at) where reached_topic is not null;

-- Who hears what, once.
create table notice_delivery (
  notice text not null references notice (id) on delete cascade,
  subscription text not null,
  state text not null check (state in ('waiting', 'sent', 'failed', 'dropped')),
  tries integer not null default 0,
  next_try_at integer not null,
  -- What the last try came to: a status, or a word.
  fault text,
  primary key (notice, subscription)
) strict, without rowid;

create index notice_delivery_due on notice_delivery (next_try_at, subscription) where state = 'waiting';
create index notice_delivery_failed on notice_delivery (notice) where state = 'failed';

-- When content is compared with what is known: earlier after an editor's change.
create table notice_run (
  id integer primary key check (id = 1),
  compare_at integer not null
) strict;

-- Whoever is signed in hears of changes of what they have saved.
create index account_concert_saved on account_concert (slug, user) where is_saved = 1;
