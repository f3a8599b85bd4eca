-- What the provider of the newsletter knows of its readers (src/features/notices/newsletter/). Who reads it stands in
-- notice_topic and notice_subscription; a row here outlives them until the provider has taken the address off its list.
-- Times are milliseconds.
create table newsletter_reader (
  -- In small letters.
  address text primary key,
  -- `asked`: the provider hasn't got the address yet. `given`: it has it. `leaving`: it is to take it off the list.
  -- `refused`: it will never take it.
  state text not null default 'asked' check (state in ('asked', 'given', 'leaving', 'refused')),
  -- How often in a row the provider gave no answer, and when it is asked again.
  failures integer not null default 0,
  next_try_at integer not null default 0
) strict, without rowid;

create index newsletter_reader_by_state on newsletter_reader (state, next_try_at);

-- When readers were last compared with what the provider knows; one row.
create table newsletter_run (
  id integer primary key check (id = 1),
  compared_at integer not null
) strict, without rowid;
