import type { Program } from '../../content/programs/program.ts'
import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import { concertPageMessages, programMessages } from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { MemberCards } from './cards.tsx'
import { ProgramPosters } from './program-posters.tsx'

/** Shows links to the collections of a program, above its name. */
export function CollectionLinks({ program, locale }: { program: Program; locale: Locale }) {
  return program.collections.map(({ slug, name }) => (
    <a key={slug} href={localePath(locale, pathTo('bySlug', { slug }))}>
      {name}
    </a>
  ))
}

/** The first step on a program's page, and what to know before it. */
export function ProgramActions({
  program,
  locale,
  label,
}: {
  program: Program
  locale: Locale
  label: string
}) {
  return (
    <>
      <a className="button" href="#concerts">
        {label}
      </a>
      <span>{toFacts(program, locale)}</span>
    </>
  )
}

/** Describes a program’s length and age limit in one line, as `1 ч 45 мин, 6+`. */
function toFacts({ durationMinutes, ageLimit }: Program, locale: Locale): string {
  const t = concertPageMessages(locale)
  return [
    durationMinutes === undefined ? undefined : t.minutes(durationMinutes),
    ageLimit === undefined ? undefined : `${ageLimit}+`,
  ]
    .filter(Boolean)
    .join(', ')
}

export function ProgramPerformers({ program, locale }: { program: Program; locale: Locale }) {
  if (program.performers.length === 0) return null
  return (
    <section>
      <link rel="stylesheet" href={assetUrls.styles.members} />
      <h2>{concertPageMessages(locale).performers}</h2>
      <MemberCards members={program.performers} locale={locale} />
    </section>
  )
}

interface OtherProgramsProps {
  locale: Locale
  title: string
  programs: Promise<ProgramSummary[]>
}

export function OtherPrograms({ locale, title, programs }: OtherProgramsProps) {
  return (
    <Await value={programs}>
      {(others) =>
        others.length > 0 ? (
          <section>
            <link rel="stylesheet" href={assetUrls.styles.cards} />
            <h2>{title}</h2>
            <ProgramPosters programs={others} locale={locale} />
            <a className="button button-quiet" href={localePath(locale, pathTo('programs'))}>
              {programMessages(locale).allPrograms}
            </a>
          </section>
        ) : null
      }
    </Await>
  )
}
