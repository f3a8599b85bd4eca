-- What the orchestra's own people do at the desk (`src/features/desk`). Times are milliseconds.

-- Who did what: a row is written before the action, and completed after it.
create table desk_log (
  id integer primary key autoincrement,
  at integer not null,
  -- The account's id and how it calls itself.
  user text not null,
  name text not null,
  -- Page and action, as `deskEntry.answer`, and what it was about, as a submission's number.
  action text not null,
  subject text not null,
  -- Null while it isn't known, or where the isolate ended in between.
  is_done integer check (is_done in (0, 1))
) strict;

create index desk_log_by_time on desk_log (at);

-- What the office has made of a submission. `handling_version` is one more with every change, so that of two people at
-- one entry the second learns what the first has changed.
alter table submission add column handling text not null default 'open' check (handling in ('open', 'answered', 'closed'));
alter table submission add column handling_version integer not null default 0;
alter table submission add column assignee text;
-- The last change: who made it, which and when.
alter table submission add column handled_by text;
alter table submission add column handled_as text;
alter table submission add column handled_at integer;

-- Lists of the inbox: those that look like spam first, of these the newest.
create index submission_inbox on submission (handling, (suspicion is null), sent_at desc, number desc)
  where removal_of is null;
create index submission_inbox_of_form on submission (form, handling, (suspicion is null), sent_at desc, number desc)
  where removal_of is null;

-- Notes of the office and answers by e-mail. `key` is the form's own: the same form twice is one row.
create table submission_remark (
  key text primary key,
  submission text not null references submission (key) on delete cascade,
  kind text not null check (kind in ('note', 'answer')),
  author text not null,
  at integer not null,
  text text not null,
  -- Of answers: where each goes and what becomes of it. `refused`: the mailer never takes it.
  address text,
  subject text,
  state text check (state in ('waiting', 'sent', 'refused', 'failed')),
  tries integer not null default 0,
  next_try_at integer,
  fault text
) strict, without rowid;

create index submission_remark_by_submission on submission_remark (submission, at);
create index submission_remark_due on submission_remark (next_try_at) where state = 'waiting';

-- Redirects that were made at the desk; those of the content service are there.
create table site_redirect (
  path text primary key,
  target text not null,
  made_by text not null,
  made_at integer not null
) strict, without rowid;

-- The last day on which somebody followed a redirect, whoever made it: `2026-11-26`.
create table redirect_use (
  path text primary key,
  followed_on text not null
) strict, without rowid;

create index redirect_use_by_day on redirect_use (followed_on);

-- How each dependency was once an hour: `2026-11-26T08`.
create table health_hour (
  hour text not null,
  dependency text not null,
  state text not null check (state in ('ok', 'failing', 'absent')),
  reason text,
  primary key (hour, dependency)
) strict, without rowid;
