import type { MemberSummary } from '../../content/people/member-summary.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { Picture } from './picture.tsx'

export function MemberCards({ members, locale }: { members: MemberSummary[]; locale: Locale }) {
  return (
    <ul className="members">
      {members.map((member) => (
        <li key={member.slug}>
          <a href={localePath(locale, pathTo('member', { slug: member.slug }))}>
            {member.photo ? (
              <Picture image={member.photo} alt="" sizes="(min-width: 768px) 180px, 40vw" />
            ) : null}
            <strong lang={member.lang}>{member.fullName}</strong>
            {member.artistType ? <span>{member.artistType}</span> : null}
          </a>
        </li>
      ))}
    </ul>
  )
}
