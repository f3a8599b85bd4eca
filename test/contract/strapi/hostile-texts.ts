/** What bots put into addresses and search fields. Both services must take it for the text that it is. */
export const hostileTexts = [
  "' OR '1'='1",
  '"; DROP TABLE concerts; --',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '$where',
  '\\',
  '„ค’',
  '👩‍🚀',
  'a'.repeat(300),
] as const
