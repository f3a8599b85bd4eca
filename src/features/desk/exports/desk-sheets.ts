import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import {
  codegenMessages,
  concertMessages,
  contentFaultMessages,
  deskContentMessages,
  deskEveningMessages,
  deskHealthMessages,
  deskMessages,
  deskToldMessages,
  deskVisitMessages,
} from '../../../languages/texts.ts'
import type { SentForm } from '../../../rendering/action.ts'
import type { DeskPageName } from '../../../routes/desk-addresses.ts'
import { recentDays, toShortAddress } from '../../../routes/short-links.ts'
import { localeNames } from '../../../shared/locales.ts'
import { toUnits } from '../../../shared/money.ts'
import type { Sheet } from '../../../shared/xlsx.ts'
import { toUtcDay } from '../../../shared/zoned-time.ts'
import type { ChartData } from '../charts/chart-data.ts'
import { toSales } from '../evenings/evening-sales.ts'
import { toEveningName, toEveningState } from '../evenings/evening-words.ts'
import { formatInstant } from '../format-instant.ts'
import { toCurve, toRanking } from '../visits/visit-parts.ts'
import { readVisitsState, type VisitsQuery } from '../visits/visits-state.ts'

/** A form that asks for a page's tables: of which year's concerts, or of which visits. */
type Asked = Pick<SentForm<VisitsQuery & { year?: string | undefined }>, 'page' | 'visitor' | 'values'>

/** The most rows of a file. */
const mostRows = 10_000
/** The most rows of each table of visits. */
const mostVisitRows = 100

/**
 * What each page of the desk gives as a file: its tables whole, each with a first row of column names. Pages with files of
 * their own (inbox, newsletter, log) aren't here.
 */
export const deskSheets = {
  deskEvenings: async ({ page: { locale, content, now }, visitor, values }) => {
    const t = deskEveningMessages(locale)
    const year = values.year ?? toUtcDay(now).slice(0, 4)
    const [listed, programs, cities] = await Promise.all([
      visitor.evenings?.readYear(year),
      readProgramNames(content, locale),
      readCities(content),
    ])
    const rows = (listed?.evenings ?? []).map((evening) => {
      const { name, city } = toEveningName(evening, { programs, cities }, locale)
      const { state, share } = toEveningState(evening)
      const { views, tickets, saved, followers, day } = evening
      return [name, city, day, t.states[state], share, views, tickets, saved, followers]
    })
    const columns = [
      t.concert,
      concertMessages(locale).city,
      t.day,
      t.state,
      `${t.sold}, %`,
      t.views,
      t.tickets,
      t.saved,
      t.followers,
    ]
    const evenings = listed?.evenings ?? []
    const days = await visitor.evenings?.readSales(evenings.map(({ concert }) => concert))
    const sales = evenings.flatMap((evening) => {
      const { name } = toEveningName(evening, { programs, cities }, locale)
      const found = toSales(days?.get(evening.concert) ?? [])
      return (found?.categories ?? []).map(({ name: category, price, left, sold }) => {
        const units = (amount: number) => toUnits({ amount, currency: found?.currency ?? '' })
        const paid = price === undefined ? [] : [units(price), units(price * sold), found?.currency]
        return [name, evening.day, category, left, sold, ...paid]
      })
    })
    const ofCategories = [t.concert, t.day, t.category, t.available, t.sold, t.price, t.revenue, t.currency]
    return [
      { name: year, rows: [columns, ...rows] },
      ...(sales.length > 0 ? [{ name: t.byCategory, rows: [ofCategories, ...sales] }] : []),
    ]
  },
  deskVisits: async ({ page: { locale, content, now }, visitor: { desk }, values }) => {
    const t = deskVisitMessages(locale)
    const state = readVisitsState(values, toUtcDay(now))
    const [visits, cities] = await Promise.all([desk?.readVisits(state, mostVisitRows), readCities(content)])
    const toSheet = ({ title, rows }: Omit<ChartData, 'columns'>, columns: ChartData['columns']) => ({
      name: title,
      rows: [
        [t.name, t.now, t.before],
        ...rows.map(({ key }, at) => [key, ...columns.map((column) => column.values[at])]),
      ],
    })
    return [
      ...(visits?.curves ?? []).map((each) => {
        const { line, beside, ...data } = toCurve(locale, each, state)
        return toSheet(data, beside ? [line, beside] : [line])
      }),
      ...(visits?.tables ?? []).map((each) => {
        const { bars, others, ...data } = toRanking(locale, each, cities, () => undefined)
        return toSheet(data, [bars, ...others])
      }),
    ]
  },
  deskLinks: async ({ page: { locale, origin, shortLinks } }) => {
    const t = codegenMessages(locale).links
    const links = (await shortLinks?.list({ from: 0, size: mostRows })) ?? []
    const rows = links.map(({ code, target, madeAt, visits, recentVisits }) => [
      toShortAddress(origin, code),
      recentVisits,
      visits,
      toUtcDay(madeAt),
      target,
    ])
    return [{ name: t.title, rows: [[t.address, t.recent(recentDays), t.all, t.made, t.target], ...rows] }]
  },
  deskNotices: async ({ page: { locale }, visitor }) => {
    const t = deskToldMessages(locale).notices
    const kinds = new Map<string, string>(Object.entries(t.kinds))
    const told = await visitor.notices?.readOverview(locale)
    const rows = (told?.notices ?? []).map(({ made_at, kind, sent, waiting, failed }) => [
      formatInstant(locale, made_at),
      kinds.get(kind) ?? kind,
      sent,
      waiting,
      failed,
    ])
    return [{ name: t.told, rows: [[t.when, t.what, t.sent, t.waiting, t.failed], ...rows] }]
  },
  deskContent: async ({ page: { locale }, visitor: { desk } }) => {
    const t = deskContentMessages(locale)
    const { kinds, reasons } = contentFaultMessages(locale)
    const report = await desk?.readContentReport()
    if (!report) return []
    const { missing, faults, untranslated, oldPages, unusedRedirects } = report
    const sheet = (name: string, columns: string[], rows: Sheet['rows']) => ({
      name,
      rows: [columns, ...rows],
    })
    return [
      sheet(
        t.missing,
        [t.address, t.asked],
        missing.map(({ path, count }) => [path, count]),
      ),
      sheet(
        t.faults,
        [t.entry, t.whatIsWrong, t.value],
        faults.map(({ type, entry, locale: of, what, field, reason, value }) => [
          [type, entry, of].filter(Boolean).join(', '),
          `${kinds[what]}: ${field} — ${reasons[reason]}`,
          value,
        ]),
      ),
      sheet(
        t.untranslated,
        [t.entry, t.lacks],
        untranslated.map(({ type, slug, missing: lacks }) => [
          `${type}, ${slug}`,
          lacks.map((each) => localeNames[each]).join(', '),
        ]),
      ),
      sheet(
        t.oldPages,
        [t.address, t.views, t.wasOn],
        oldPages.map(({ path, count, day }) => [path, count, day]),
      ),
      sheet(
        t.unusedRedirects,
        [t.address, t.leadsTo, t.madeIn],
        unusedRedirects.map(({ path, target, isOfDesk }) => [path, target, isOfDesk ? t.ofDesk : 'Strapi']),
      ),
    ]
  },
  deskRedirects: async ({ page: { locale }, visitor: { redirects } }) => {
    const t = deskContentMessages(locale)
    const rows: Sheet['rows'][number][] = []
    for (let after: string | undefined = ''; after !== undefined && redirects; ) {
      const listed: Awaited<ReturnType<typeof redirects.listPage>> = await redirects.listPage(after)
      rows.push(...listed.redirects.map((each) => [each.path, each.target, each.followedOn, each.madeBy]))
      after = listed.next
    }
    return [{ name: t.redirects, rows: [[t.address, t.leadsTo, t.followedOn, t.madeBy], ...rows] }]
  },
  deskHealth: async ({ page: { locale }, visitor: { desk } }) => {
    const t = deskHealthMessages(locale)
    const names = new Map<string, string>(Object.entries(t.names))
    const history = (await desk?.readHealth()) ?? []
    const rows = history.flatMap(({ dependency, hours }) =>
      hours.map(({ hour, state, reason }) => [
        formatInstant(locale, Date.parse(`${hour}:00Z`)),
        names.get(dependency) ?? dependency,
        state === 'absent' ? t.absent : t.states[state],
        reason,
      ]),
    )
    return [
      { name: deskMessages(locale).pages.deskHealth, rows: [[t.when, t.service, t.now, t.why], ...rows] },
    ]
  },
} satisfies Partial<Record<DeskPageName, (asked: Asked) => Promise<Sheet[]>>>

export type SheetPageName = keyof typeof deskSheets
