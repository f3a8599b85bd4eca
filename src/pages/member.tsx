import { readMember } from '../content/site/entry-by-slug.ts'
import { NotFound } from '../errors.ts'
import { definePage } from '../rendering/define-page.ts'
import { makeMemberHead } from '../rendering/entry-heads.ts'
import { listAlternates } from '../rendering/head.ts'
import { MemberView } from '../ui/components/member-view.tsx'

/** `/members/{slug}`: a musician or an ensemble. */
export const memberPage = definePage('member', {
  loadCritical: async ({ content, locale, params, path }) => {
    const member = await readMember(content, locale, params.slug)
    if (!member) throw new NotFound(path)
    return { member }
  },
  head: (page, { member }) => makeMemberHead(page, member),
  timeDependencies: () => [],
  View: ({ page, data: { member } }) => (
    <MemberView page={page} alternates={listAlternates(member.translations, 'member')} member={member} />
  ),
})
