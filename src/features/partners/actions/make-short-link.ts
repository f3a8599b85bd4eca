import { StoreMissing } from '../../../errors.ts'
import { defineAction } from '../../../rendering/action.ts'
import { pathTo } from '../../../routes/paths.ts'
import { codegenQuerySchema, shortLinkId } from '../../../shared/codegen.ts'
import { findTitle } from '../find-title.ts'
import { toPartnerLink, toPartnerLinkQuery } from '../partner-link.ts'

/** `POST /codegen`: a short address for what the form asks for; the same again is the same one. */
export const makeShortLinkAction = defineAction({
  schema: codegenQuerySchema,
  isRepeatable: true,
  handle: async ({ values, page, visitor }) => {
    const links = page.shortLinks
    if (!links) throw new StoreMissing('DB')
    const linked = toPartnerLink(values, page.origin)
    // Nobody fills the table with addresses that lead nowhere.
    if (!linked || !(await findTitle(page.content, linked.found)))
      return { errors: [{ field: 'page', fault: 'no-page' }] }
    if (!(await links.findCode(linked.target))) await visitor.spend('links')
    await links.make(linked.target)
    return { seeOther: `${pathTo('codegen')}?${toPartnerLinkQuery(values)}#${shortLinkId}` }
  },
})
