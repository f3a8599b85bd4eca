import { readMember } from '../content/people/member.ts'
import { memberHead } from '../editor-layouts/entry-heads.ts'
import { MemberLayout } from '../editor-layouts/member.tsx'
import { NotFound } from '../errors.ts'
import { alternatesOf } from '../page/alternates.ts'
import { definePage } from '../page/define-page.ts'

/** `/members/{slug}` */
export const memberPage = definePage('member', {
  loadCritical: async ({ content, locale, params, path }) => {
    const member = await readMember(content, locale, params.slug)
    if (!member) throw new NotFound(path)
    return { member }
  },
  head: (page, { member }) => memberHead(page, member),
  View: ({ page, data: { member } }) => (
    <MemberLayout page={page} alternates={alternatesOf(member.translations, 'member')} member={member} />
  ),
})
