import type { ProgramSummary } from '../content/programs/program-summary.ts'
import { readPrograms } from '../content/programs/readers.ts'
import { countMessages, programMessages, siteMessages } from '../languages/texts.ts'
import { Await, FirstAtOnce } from '../rendering/await.tsx'
import { definePage, type Page } from '../rendering/define-page.ts'
import { listShareImage } from '../rendering/list-pages.ts'
import { pathTo } from '../routes/paths.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath } from '../shared/urls.ts'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { ProgramPosters } from '../ui/components/program-posters.tsx'

interface Deferred {
  programs: Promise<ProgramSummary[]>
}

/** `/programs`: every program with its poster, by collection. */
export const programsPage = definePage('programs', {
  loadDeferred: ({ content, locale }) => ({ programs: readPrograms(content, locale) }),
  essential: ['programs'],
  head: ({ locale }) => ({
    title: programMessages(locale).title,
    shareImage: listShareImage(locale, programMessages(locale).title),
    trail: [{ name: programMessages(locale).title, path: pathTo('programs') }],
    description: programMessages(locale).description,
    styles: ['tabs', 'schedule', 'concerts', 'cards', 'shelves'],
  }),
  timeDependencies: () => [],
  View: ProgramsView,
})

function ProgramsView({ page, data }: { page: Page; data: Deferred }) {
  const { locale } = page
  const t = programMessages(locale)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.title}</h1>
        <p className="lead">
          {t.lead} <a href={localePath(locale, pathTo('star'))}>{t.byStar}</a>
        </p>
        <Await value={data.programs} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
          {(programs) => <Shelves programs={programs} locale={locale} />}
        </Await>
      </div>
    </PageFrame>
  )
}

function Shelves({ programs, locale }: { programs: ProgramSummary[]; locale: Locale }) {
  const t = programMessages(locale)
  const { shelves, others } = toShelves(programs)
  if (programs.length === 0) {
    return (
      <div className="empty">
        <p>{t.none}</p>
        <a className="button" href={localePath(locale, pathTo('concerts'))}>
          {t.wholeSchedule}
        </a>
      </div>
    )
  }
  return (
    <>
      <nav className="tabs shelf-tabs" aria-label={t.collections}>
        {shelves.map(({ slug, name }) => (
          <a key={slug} href={`#${slug}`}>
            {name}
          </a>
        ))}
      </nav>
      <FirstAtOnce items={shelves}>
        {({ slug, name, programs: onShelf }) => (
          <section key={slug} id={slug}>
            <h2 className="shelf-title">
              <a href={localePath(locale, pathTo('bySlug', { slug }))}>{name}</a>
              <small>{countMessages(locale).programs(onShelf.length)}</small>
            </h2>
            <ProgramPosters programs={onShelf} locale={locale} />
          </section>
        )}
      </FirstAtOnce>
      {others.length > 0 ? (
        <section>
          <h2>{t.others}</h2>
          <ProgramPosters programs={others} locale={locale} />
        </section>
      ) : null}
    </>
  )
}

interface Shelf {
  slug: string
  name: string
  programs: ProgramSummary[]
}

/**
 * Programs by collection, the fullest first; a program of several stands in each, as a visitor looks into the
 * one that they came for.
 */
export function toShelves(programs: ProgramSummary[]): { shelves: Shelf[]; others: ProgramSummary[] } {
  const bySlug = new Map<string, Shelf>()
  for (const program of programs) {
    for (const { slug, name } of program.collections) {
      const shelf = bySlug.get(slug) ?? { slug, name, programs: [] }
      shelf.programs.push(program)
      bySlug.set(slug, shelf)
    }
  }
  const shelves = [...bySlug.values()].sort((one, other) => other.programs.length - one.programs.length)
  return { shelves, others: programs.filter(({ collections }) => collections.length === 0) }
}
