import type { Member } from '../../content/people/member.ts'
import { programMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import { PageFrame, type PageFrameProps } from './page-frame.tsx'
import { Picture } from './picture.tsx'
import { ProgramPosters } from './program-posters.tsx'
import { Prose } from './prose.tsx'

const photoSizes = '(min-width: 64rem) 26rem, (min-width: 48rem) 38vw, 92vw'

/** A performer: the portrait beside the name and the story, then the programs in which they play. */
export function MemberView({ page, alternates, member }: PageFrameProps & { member: Member }) {
  const { locale } = page
  const t = programMessages(locale)
  return (
    <PageFrame page={page} alternates={alternates}>
      <div className="wrap">
        <article className="member" data-light={member.programs[0]?.repertoire}>
          {member.photo ? <Picture image={member.photo} sizes={photoSizes} isPriority alt="" /> : null}
          <div>
            {member.artistType ? (
              <p className="kicker" lang={member.lang}>
                {member.artistType}
              </p>
            ) : null}
            <h1 lang={member.lang}>{member.fullName}</h1>
            {member.biographyHtml ? (
              <Prose className="prose prose-large" html={member.biographyHtml} lang={member.lang} />
            ) : null}
          </div>
        </article>
        {member.programs.length > 0 ? (
          <section>
            <h2>{t.inPrograms}</h2>
            <ProgramPosters programs={member.programs} locale={locale} />
          </section>
        ) : (
          <div className="empty">
            <p>{t.noPrograms}</p>
            <a className="button" href={localePath(locale, pathTo('concerts'))}>
              {t.wholeSchedule}
            </a>
          </div>
        )}
      </div>
    </PageFrame>
  )
}
