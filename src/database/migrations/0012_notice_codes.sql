-- Codes of letters that ask to confirm a subscription, once they were pressed: each is used once. By a digest, since a
-- code says what somebody wants to be told of.
create table notice_code (
  digest text primary key,
  -- When the code itself ends. Milliseconds.
  until integer not null
) strict, without rowid;

create index notice_code_until on notice_code (until);
