import { readMember } from '../content/people/member.ts'
import { NotFound } from '../errors.ts'
import { definePage } from '../rendering/define-page.ts'
import { memberHead } from '../rendering/entry-heads.ts'
import { alternatesOf } from '../rendering/head.ts'
import { MemberView } from '../ui/components/member-view.tsx'

/** `/members/{slug}`: a musician or an ensemble. */
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
