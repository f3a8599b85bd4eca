import * as z from 'zod/mini'
import { findOwnPage } from '../../../content/site/own-page.ts'
import { toRedirectKey } from '../../../content/site/redirect-key.ts'
import { StoreMissing } from '../../../errors.ts'
import type { FormError } from '../../../rendering/action.ts'
import type { Page } from '../../../rendering/define-page.ts'
import { defineDeskAction } from '../../../rendering/desk-page.ts'
import { deskPathTo } from '../../../routes/desk-addresses.ts'
import { lineField } from '../../../shared/forms/fields.ts'
import { splitLocalePath } from '../../../shared/urls.ts'
import type { RedirectService } from '../content/site-redirects.ts'

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
  handle: async ({ values, page, by, visitor: { redirects } }) => {
    if (!redirects) throw new StoreMissing('DB')
    const fault = await findFault(page, redirects, values)
    if (fault) return { errors: [fault] }
    const outcome = await redirects.make({ ...values, by })
    if (outcome === 'done') return { seeOther: `${here}?done=make` }
    return { errors: [{ field: outcome === 'path' || outcome === 'target' ? outcome : '', fault: outcome }] }
  },
})

/**
 * Why a redirect would have no effect: its address opens, so that nobody is led on, or its target is an address of this
 * site that doesn't open. While the content service is silent, entries are taken as they are written.
 */
async function findFault(
  { content, config, locale }: Page,
  redirects: RedirectService,
  { path, target }: { path: string; target: string },
): Promise<FormError | undefined> {
  const find = (address: string) => {
    const own = splitLocalePath(address.replace(/[?#].*$/, '').replace(/(?<=.)\/$/, ''), config.LOCALES)
    return findOwnPage(content, own.locale ?? locale, own.path)
  }
  const key = toRedirectKey(path)
  if (key !== undefined && (await find(key)) === 'there') return { field: 'path', fault: 'opens' }
  const leadsHere = /^\/(?![/\\])/.test(target) && !/\.\w+$/.test(target)
  if (!leadsHere || (await find(target)) !== 'missing') return undefined
  const isItself = toRedirectKey(target) === key
  return isItself || (await redirects.find([target])) ? undefined : { field: 'target', fault: 'nowhere' }
}

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
