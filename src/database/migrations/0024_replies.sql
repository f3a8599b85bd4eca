-- What senders answer to the office's answers stands with them. SQLite changes no check of a column, so the table is made anew.
create table submission_said (
  key text primary key,
  submission text not null references submission (key) on delete cascade,
  kind text not null check (kind in ('note', 'answer', 'reply')),
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
insert into submission_said select * from submission_remark;
drop table submission_remark;
alter table submission_said rename to submission_remark;
create index submission_remark_by_submission on submission_remark (submission, at);
create index submission_remark_due on submission_remark (next_try_at) where state = 'waiting';
