-- Until when a short address is kept, in milliseconds: for a while after it was asked for, and as long as its visits are
-- counted. Who names a campaign anything can have it shown to editors no longer than that.
alter table short_link add column kept_until integer not null default 0;

update short_link set kept_until = max(
  made_at + 180 * 86400000,
  coalesce(
    (select unixepoch(max(day)) * 1000 + 730 * 86400000 from short_link_day where short_link_day.code = short_link.code),
    0
  )
);

create index short_link_kept on short_link (kept_until);

-- What is over is found without reading all days, each minute.
create index short_link_day_by_day on short_link_day (day);
