-- Sessions that were ended before their tokens end: a copy of the cookie is worth nothing. An id says nothing of whose.
create table ended_session (
  id text primary key,
  -- When the token ends, in milliseconds: the row goes after that.
  until integer not null
) strict, without rowid;
