import * as z from 'zod/mini'
import { SignInNeeded, StoreMissing } from '../../../errors.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { lineField } from '../../../shared/forms/fields.ts'

const maxLength = 2048
const here = deskPathTo('deskRedirects')

/** `POST /desk/redirects/make`: leads an address that is no page to another one. */
export const makeRedirectAction = defineDeskAction({
  schema: z.object({
    path: lineField(maxLength).check(z.minLength(1, 'path')),
    target: lineField(maxLength).check(z.minLength(1, 'target')),
  }),
  isQuick: true,
  toLogSubject: ({ path, target }) => `${path} → ${target}`,
  handle: async ({ values, visitor }) => {
    const { redirects } = visitor
    const session = await visitor.session()
    if (!redirects) throw new StoreMissing('DB')
    if (!session) throw new SignInNeeded()
    const outcome = await redirects.make({ ...values, by: session.user.username })
    if (outcome === 'done') return { seeOther: `${here}?done=make` }
    return { errors: [{ field: outcome === 'path' || outcome === 'target' ? outcome : '', fault: outcome }] }
  },
})

/** `POST /desk/redirects/remove`: deletes a redirect that the office made. */
export const removeRedirectAction = defineDeskAction({
  schema: z.object({ path: z.string().check(z.maxLength(maxLength)) }),
  isQuick: true,
  toLogSubject: ({ path }) => path,
  handle: async ({ values, visitor: { redirects } }) => {
    if (!redirects) throw new StoreMissing('DB')
    await redirects.remove(values.path)
    return { seeOther: `${here}?done=remove` }
  },
})
