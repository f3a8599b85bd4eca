-- Ready texts that the office puts into its answers (src/features/desk/reply-texts.ts).
create table reply_text (
  id integer primary key,
  -- The language of the text, by its tag.
  locale text not null,
  name text not null,
  body text not null,
  -- Who last changed it, and when, in milliseconds.
  changed_by text not null,
  changed_at integer not null,
  unique (locale, name)
) strict;
