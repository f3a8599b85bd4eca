-- What has been tried least goes first, and of that the newest: a thousand that never arrive keep no other waiting.
drop index delivery_due;
create index delivery_due on delivery (state, recipient, tries, next_try_at desc);
