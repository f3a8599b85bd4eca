import * as z from 'zod/mini'
import { NotFound, StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { slugPattern } from '../../../shared/urls.ts'

const here = deskPathTo('deskVotes')

/** `POST /desk/votes/close`: closes a vote for good within a minute. */
export const closeVoteAction = defineDeskAction({
  schema: z.object({ slug: z.string().check(z.maxLength(120), z.regex(slugPattern)) }),
  isQuick: true,
  toLogSubject: ({ slug }) => slug,
  handle: async ({ values, visitor: { votes } }) => {
    if (!votes) throw new StoreMissing('VOTE_TALLY')
    if (!(await votes.close(values.slug))) throw new NotFound(here)
    return { seeOther: `${here}?done=close` }
  },
})
