-- What `npm start` has invented for the demo (src/tools/operate/demo-statistics.ts), so that it goes when content of one's own
-- comes. Days of statistics are marked by their kind `invented`.
-- How many of the people are invented.
alter table place_wish_count add column invented integer not null default 0;
-- 1 for a day whose number is invented.
alter table availability_day add column invented integer not null default 0 check (invented in (0, 1));
