import { MemberView } from '../components/member-view.tsx'
import { readMember } from '../content/people/member.ts'
import { NotFound } from '../errors.ts'
import { alternatesOf } from '../page/alternates.ts'
import { definePage } from '../page/define-page.ts'
import { memberHead } from '../page/entry-heads.ts'

/** `/members/{slug}` */
export const memberPage = definePage('member', {
  loadCritical: async ({ content, locale, params, path }) => {
    const member = await readMember(content, locale, params.slug)
    if (!member) throw new NotFound(path)
    return { member }
  },
  head: (page, { member }) => memberHead(page, member),
  View: ({ page, data: { member } }) => (
    <MemberView page={page} alternates={alternatesOf(member.translations, 'member')} member={member} />
  ),
})
