import * as z from 'zod/mini'
import { MemberView } from '../components/member-view.tsx'
import { type Member, readMember } from '../content/people/member.ts'
import { slugSchema } from '../content/port/fields.ts'
import { NotFound } from '../errors.ts'
import { alternatesOf } from '../page/alternates.ts'
import { memberHead } from '../page/entry-heads.ts'
import type { PageDefinition } from '../page/page.ts'
import { paths } from '../shared/urls.ts'

interface Critical {
  member: Member
}

/** `/members/{slug}` */
export const memberPage: PageDefinition<{ slug: string }, unknown, Critical, unknown> = {
  params: z.object({ slug: slugSchema }),
  loadCritical: async ({ content, locale, params, path }) => {
    const member = await readMember(content, locale, params.slug)
    if (!member) throw new NotFound(path)
    return { member }
  },
  head: (page, { member }) => memberHead(page, member),
  View: ({ page, data: { member } }) => (
    <MemberView page={page} alternates={alternatesOf(member.translations, paths.member)} member={member} />
  ),
}
