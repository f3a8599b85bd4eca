-- Registrations that nobody has confirmed are forgotten a few at a time.
create index embedded_user_unconfirmed on embedded_user (created_at) where is_confirmed = 0;
