-- Whatever one visitor can ask finds its rows by an index (test/worker/query-plans.ts): nobody waits for what
-- others have sent.

-- What was sent with an e-mail address, the newest first.
create index submission_by_email on submission (lower(json_extract(content, '$.email')), sent_at desc, number desc)
  where removal_of is null;
-- Whether something of a number was removed: its form, sent once more, doesn't bring it back.
create index submission_removed on submission (removal_of) where removal_of is not null;

-- When it is removed, wherever it has arrived, in milliseconds: `src/submissions/lifetimes.ts`.
alter table submission add column forget_at integer not null default 0;
update submission set forget_at = sent_at + iif(
  exists (select 1 from delivery where delivery.key = submission.key and state <> 'delivered'),
  365, 30) * 86400000;
create index submission_forgotten on submission (forget_at);

-- Copied from the submission: since when it is on its way.
alter table delivery add column sent_at integer not null default 0;
update delivery set sent_at = coalesce((select sent_at from submission where submission.key = delivery.key), 0);
drop index delivery_due;
-- What has been tried least goes first: addresses that take no letters keep no other waiting.
create index delivery_due on delivery (state, recipient, tries, next_try_at);
create index delivery_by_time on delivery (state, sent_at);

-- When its browser was last heard of, or took a push; in milliseconds. One that is silent for too long goes.
alter table notice_subscription add column seen_at integer not null default 0;
update notice_subscription set seen_at = created_at;
create index notice_subscription_seen on notice_subscription (seen_at) where channel = 'push';

-- Sessions that are over are forgotten a few at a time.
create index ended_session_until on ended_session (until);
create index renewed_session_until on renewed_session (until);
