import { figures as brandsFigures, introductions } from '../brand/chosen.ts'
import {
  type BlockConcerts,
  chooseBlockStates,
  readBlockConcerts,
} from '../content/concerts/block-concerts.ts'
import { readConcerts } from '../content/concerts/concerts.ts'
import { readCities } from '../content/places/readers.ts'
import { readPrograms } from '../content/programs/readers.ts'
import { readBySlug } from '../content/site/entry-by-slug.ts'
import type { Mission } from '../content/site/mission.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import type { Legal } from '../content/site/site.ts'
import { readMission } from '../content/site/site.ts'
import { chooseRegistrationNumberName, chooseTaxNumberName } from '../languages/legal-numbers.ts'
import { contentPageMessages } from '../languages/texts.ts'
import { Await } from '../rendering/await.tsx'
import { blockStyles } from '../rendering/block-styles.ts'
import { definePage, type Page } from '../rendering/define-page.ts'
import { pageEntryHead } from '../rendering/entry-heads.ts'
import { listAlternates } from '../rendering/head.ts'
import { pageText } from '../rendering/page-text.ts'
import { toOrganization } from '../rendering/structured-data/organization.ts'
import { pathTo } from '../routes/paths.ts'
import { formatNumber } from '../shared/format.ts'
import { BlockList } from '../ui/blocks/block-list.tsx'
import { PageFrame } from '../ui/components/page-frame.tsx'
import { Prose } from '../ui/components/prose.tsx'
import { StructuredData } from '../ui/components/structured-data.tsx'

interface Critical {
  /** Entry of the page; `null` when content has none. */
  entry: PageEntry | null
}

interface Deferred {
  blockConcerts: Promise<BlockConcerts>
  counts: Promise<{ played: number; programs: number; cities: number }>
  mission: Promise<Mission | null>
}

const introductionOf = (locale: Page['locale']): string =>
  pageText('about', locale) ?? introductions[locale].description

/** `/about`: who plays, in figures, an editor's story, the mission and the legal details. */
export const aboutPage = definePage('about', {
  externalServices: ['embed', 'challenge'],
  loadCritical: async ({ content, locale }) => {
    const found = await readBySlug(content, locale, 'about')
    return { entry: found?.kind === 'page' ? found.entry : null }
  },
  loadDeferred: ({ content, locale }, critical) => ({
    blockConcerts: critical.then(({ entry }) => readBlockConcerts(content, locale, entry?.blocks ?? [])),
    counts: readCounts({ content, locale }),
    mission: readMission(content, locale),
  }),
  head: (page, { entry }) => {
    const title = contentPageMessages(page.locale).titles.about
    return {
      ...(entry
        ? pageEntryHead(page, entry)
        : {
            title,
            description: introductionOf(page.locale),
            trail: [{ name: title, path: pathTo('about') }],
          }),
      styles: ['concerts', 'text', 'reading', ...blockStyles(entry?.blocks ?? [])],
    }
  },
  timeDependencies: ({ now }, { blockConcerts }) => chooseBlockStates(blockConcerts, now),
  View: AboutView,
})

function AboutView({ page, data }: { page: Page; data: Critical & Deferred }) {
  const { locale } = page
  const { entry } = data
  const t = contentPageMessages(locale)
  return (
    <PageFrame page={page} alternates={entry ? listAlternates(entry.translations, 'bySlug') : undefined}>
      <header className="band staff">
        <div className="wrap">
          <h1 lang={entry?.lang}>{entry?.title ?? t.titles.about}</h1>
          <p className="lead" lang={entry?.seo.description ? entry.lang : undefined}>
            {entry?.seo.description ?? introductionOf(locale)}
          </p>
        </div>
      </header>
      <div className="wrap">
        <Await value={data.counts}>{(counts) => <Figures page={page} counts={counts} />}</Await>
      </div>
      {entry ? (
        <div className="wrap blocks">
          <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        </div>
      ) : null}
      <div className="wrap">
        <Await value={data.mission}>
          {(mission) => (mission ? <MissionSection page={page} mission={mission} /> : null)}
        </Await>
        {page.site.about ? <LegalDetails page={page} legal={page.site.about} /> : null}
        <StructuredData things={[toOrganization(page, page.site)]} />
      </div>
    </PageFrame>
  )
}

/** Counts the entries of content, so that editors needn't keep the figures up to date. */
async function readCounts({ content, locale }: Pick<Page, 'content' | 'locale'>) {
  const [past, programs, cities] = await Promise.all([
    readConcerts(content, locale, { when: 'past', pageSize: 1 }),
    readPrograms(content, locale),
    readCities(content),
  ])
  return { played: past.total, programs: programs.length, cities: cities.length }
}

function Figures({ page, counts }: { page: Page; counts: Awaited<Deferred['counts']> }) {
  const t = contentPageMessages(page.locale)
  const figures = [
    ...brandsFigures.map(({ names, value }) => ({ text: names[page.locale], value })),
    { text: t.played(counts.played), value: formatNumber(page.locale, counts.played) },
    { text: t.programs(counts.programs), value: String(counts.programs) },
    { text: t.cities(counts.cities), value: String(counts.cities) },
  ].filter(({ value }) => value !== '0')
  return (
    <dl className="figures" aria-label={t.figures}>
      {figures.map(({ text, value }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function MissionSection({ page, mission }: { page: Page; mission: Mission }) {
  const { title, html, lang } = mission
  return (
    <section className="mission">
      <h2 lang={title ? lang : undefined}>{title ?? contentPageMessages(page.locale).mission}</h2>
      <Prose html={html} lang={lang} />
    </section>
  )
}

function LegalDetails({ page, legal }: { page: Page; legal: Legal }) {
  const t = contentPageMessages(page.locale)
  const details = [
    { name: t.legalName, text: legal.legalName },
    { name: t.legalAddress, text: legal.legalAddress },
    { name: chooseTaxNumberName(page.locale), text: legal.inn },
    { name: chooseRegistrationNumberName(page.locale), text: legal.ogrn },
  ].filter(({ text }) => text)
  if (details.length === 0) return null
  return (
    <section id="legal">
      <h2>{t.legal}</h2>
      <dl className="legal-list">
        {details.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd lang={legal.lang}>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
