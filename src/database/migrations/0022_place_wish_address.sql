-- How many people one network address may add to a place (src/features/wishes/place-wishes.ts).

-- A pseudonymous id of the network address, another one for each place; absent for people with an account.
alter table place_wish add column address text;
-- 0 for a wish beyond the limit of its address: it is stored for its person, and counted nowhere.
alter table place_wish add column counted integer not null default 1;

create index place_wish_by_address on place_wish (address) where address is not null;
