-- When the bot of a messenger may send its next message (src/features/notices/messengers/messenger-channel.ts). Milliseconds.
create table notice_pace (
  channel text primary key,
  free_at integer not null
) strict, without rowid;
