-- Channels of notices are listed in src/features/notices/notice-channels.ts, so the table no longer names them: a new
-- channel needs no change of the database. SQLite changes a check by making the table anew.
create table notice_subscription_of_any_channel (
  id text primary key,
  owner text not null,
  channel text not null,
  address text not null unique,
  p256dh text,
  auth text,
  key_id text,
  locale text not null,
  time_zone text not null,
  is_confirmed integer not null check (is_confirmed in (0, 1)),
  refusals integer not null default 0,
  created_at integer not null,
  seen_at integer not null default 0
) strict, without rowid;

insert into notice_subscription_of_any_channel
  (id, owner, channel, address, p256dh, auth, key_id, locale, time_zone, is_confirmed, refusals, created_at, seen_at)
select id, owner, channel, address, p256dh, auth, key_id, locale, time_zone, is_confirmed, refusals, created_at, seen_at
from notice_subscription;

drop table notice_subscription;
alter table notice_subscription_of_any_channel rename to notice_subscription;

create index notice_subscription_by_owner on notice_subscription (owner);
create index notice_subscription_unconfirmed on notice_subscription (created_at) where is_confirmed = 0;
create index notice_subscription_seen on notice_subscription (seen_at) where channel = 'push';
