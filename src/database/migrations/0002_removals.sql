-- The number of what somebody has asked to have removed; null for what a form has brought. Such a row holds nothing of
-- what was removed: its content is `{"until": "2026-12-22"}`, the day by which whoever has a copy removes it, or `{}`
-- where nobody else has one. It goes to the editors as a delivery, as everything else does.
alter table submission add column removal_of text;
