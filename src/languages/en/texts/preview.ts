import type { Texts } from '../../messages.ts'

export const preview: Texts<'preview'> = {
  title: 'Preview of drafts',
  about: 'The button “View on the site” of the panel leads here: it shows a page as it is going to be.',
  notSetUp: 'Previews aren’t set up on this site.',
  toHome: 'To the home page',
  faults: {
    forged:
      'The link is incomplete, or not this site’s. Open the entry in the panel and press “View on the site” again.',
    expired:
      'The link was good for an hour, and that is over. Open the entry in the panel and press “View on the site” again.',
    type: 'Such entries have no page of their own on the site.',
    missing: 'The entry is no longer there, or has no address. Save it in the panel and try again.',
  },
  bar: 'Preview',
  drafts: 'You see drafts',
  published: 'You see what is published',
  toPublished: 'Published version',
  toDrafts: 'Draft',
  leave: 'Leave',
}
