import * as z from 'zod/mini'
import { slugSchema } from '../content/fields.ts'
import { type Member, readMember } from '../content/member.ts'
import { NotFound } from '../errors.ts'
import { memberHead } from '../layouts/entry-heads.ts'
import { MemberLayout } from '../layouts/member.tsx'
import { alternatesOf } from '../rendering/alternates.ts'
import type { PageDefinition } from '../rendering/page.ts'
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
    <MemberLayout page={page} alternates={alternatesOf(member.translations, paths.member)} member={member} />
  ),
}
