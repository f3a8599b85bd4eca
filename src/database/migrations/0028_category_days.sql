-- How many tickets of each category were left at the end of a day, where the seller counts them: JSON as in `availability`,
-- and the currency of its prices (src/features/availability/availability-history.ts).
alter table availability_day add column categories text;
alter table availability_day add column currency text;
