-- What visitors send by forms. `key` is the form's own: the same form twice is one row.
create table submission (
  key text primary key,
  -- What the visitor is told: eight characters that can be spelt on the phone.
  number text not null unique,
  form text not null,
  locale text not null,
  -- JSON, as the form's schema gives it.
  content text not null,
  -- Of the content: whether a key that comes again brings the same.
  content_digest text not null,
  -- Why it looks like spam; null where it doesn't.
  suspicion text,
  -- Milliseconds, as all times here.
  sent_at integer not null
) strict, without rowid;

create index submission_by_time on submission (sent_at);

-- Where each goes: to the content service, and by letter.
create table delivery (
  key text not null references submission (key) on delete cascade,
  recipient text not null check (recipient in ('content', 'editors', 'sender')),
  -- held: not on its way, since it looks like spam, or nobody is configured to take it.
  state text not null check (state in ('waiting', 'delivered', 'failed', 'held')),
  tries integer not null default 0,
  next_try_at integer not null,
  -- What the last try came to, without a word of what was sent.
  fault text,
  primary key (key, recipient)
) strict, without rowid;

create index delivery_due on delivery (state, next_try_at);
