-- 0 for an address that has left notices about concerts and still gets the newsletter (src/features/notices/email-subscriptions.ts).
alter table notice_subscription add column has_notices integer not null default 1;
