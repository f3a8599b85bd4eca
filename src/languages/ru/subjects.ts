/**
 * The type of each subject's texts, which is what the files of Russian texts export. Texts in the other languages must
 * have the same type, except for their wording.
 */
export type Subjects = typeof import('./texts/accounts.ts') &
  typeof import('./texts/concerts.ts') &
  typeof import('./texts/content-manager.ts') &
  typeof import('./texts/desk-concerts.ts') &
  typeof import('./texts/desk-visitors.ts') &
  typeof import('./texts/desk.ts') &
  typeof import('./texts/editors.ts') &
  typeof import('./texts/forms.ts') &
  typeof import('./texts/legal.ts') &
  typeof import('./texts/notices.ts') &
  typeof import('./texts/pages.ts') &
  typeof import('./texts/schedule.ts') &
  typeof import('./texts/search.ts') &
  typeof import('./texts/sharing.ts') &
  typeof import('./texts/site.ts') &
  typeof import('./texts/submission-forms.ts') &
  typeof import('./texts/votes.ts') &
  typeof import('./texts/wishes.ts')
