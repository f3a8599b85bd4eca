import type { ConcertListPage } from '../../content/concerts/concerts.ts'
import type { Program } from '../../content/programs/program.ts'
import type { ProgramSummary } from '../../content/programs/program-summary.ts'
import {
  bellMessages,
  calendarMessages,
  concertPageMessages,
  programMessages,
  siteMessages,
} from '../../languages/texts.ts'
import { assetUrls } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { allCitiesSlug } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'
import { Bell } from './bell.tsx'
import { SubscribeToCalendar } from './calendar-menu.tsx'
import { MemberCards } from './cards.tsx'
import { ConcertList } from './concert-list.tsx'
import { MessengerLinks } from './messenger-links.tsx'
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

interface ProgramDatesProps {
  page: Page
  program: Program
  concerts: Promise<ConcertListPage>
}

/** When and where a program is played next, or what to do while it isn't. Every «choose a date» leads here. */
export function ProgramDates({ page, program, concerts }: ProgramDatesProps) {
  const { locale, now } = page
  const t = programMessages(locale)
  const schedule = localePath(locale, pathTo('concerts'))
  // A program without dates gets new ones some day, and the calendar says so.
  const calendar = (
    <>
      <SubscribeToCalendar
        page={page}
        path={pathTo('programCalendar', { slug: program.slug })}
        name={calendarMessages(locale).ofProgram(program.name)}
        isBrief={page.config.hasNotices}
      />
      <p className={page.config.messengers.length > 0 ? 'choices-row' : undefined}>
        <Bell
          page={page}
          topics={[{ kind: 'program', key: program.slug }]}
          text={bellMessages(locale).tell.program(program.name)}
        />
        <MessengerLinks page={page} topic={{ kind: 'program', key: program.slug }} />
      </p>
    </>
  )
  return (
    <section id="concerts">
      <Await
        value={concerts}
        failed={
          <>
            <h2>{t.dates}</h2>
            <p className="note">{siteMessages(locale).loadFailed}</p>
          </>
        }
      >
        {(list) =>
          list.concerts.length > 0 ? (
            <>
              <h2>{t.dates}</h2>
              <ConcertList concerts={list.concerts} locale={locale} now={now} without="program" />
              {list.total > list.concerts.length ? (
                <a
                  className="button button-quiet"
                  href={`${schedule}?city=${allCitiesSlug}&program=${program.slug}`}
                >
                  {t.allDates(list.total)}
                </a>
              ) : null}
              {calendar}
            </>
          ) : (
            <>
              <h2>{t.noDates}</h2>
              <div className="empty">
                <p>{t.noDatesHint}</p>
                <a className="button" href={`${schedule}?city=${allCitiesSlug}`}>
                  {t.wholeSchedule}
                </a>
              </div>
              {calendar}
            </>
          )
        }
      </Await>
    </section>
  )
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
