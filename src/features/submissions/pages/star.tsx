import * as z from 'zod/mini'
import type { ConcertSummary } from '../../../content/concerts/concert-summary.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import type { ProgramSummary } from '../../../content/programs/program-summary.ts'
import { readStarPrograms } from '../../../content/programs/readers.ts'
import { chooseStarProgram } from '../../../content/programs/star-programs.ts'
import { toFaultText } from '../../../languages/fault-text.ts'
import { shareImageMessages, siteMessages, starMessages, zodiacMessages } from '../../../languages/texts.ts'
import { emptyForm, type Form } from '../../../rendering/action.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import type { Head } from '../../../rendering/head.ts'
import { pathTo } from '../../../routes/paths.ts'
import { formatDay } from '../../../shared/format.ts'
import { formKeyField } from '../../../shared/forms/form-key.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { formatZodiacSpan, type ZodiacSign, zodiacSigns } from '../../../shared/zodiac.ts'
import { ConcertList } from '../../../ui/components/concert-list.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { ProgramShelf } from '../../../ui/components/program-posters.tsx'
import { Share } from '../../../ui/components/share.tsx'
import { FormErrors } from '../../../ui/forms/form-errors.tsx'
import { FormField } from '../../../ui/forms/form-field.tsx'
import { FormIsland } from '../../../ui/forms/form-island.tsx'
import { birthDateRow } from '../forms/star-form.ts'

const querySchema = z.object({ sign: z.catch(z.optional(z.enum(zodiacSigns)), undefined) })
type Query = z.infer<typeof querySchema>

interface Critical {
  program?: ProgramSummary | undefined
}

interface Deferred {
  concerts: Promise<ConcertSummary[]>
}

/** `/star`: shows the program of a visitor's star sign. The sign is part of the address, the birth date never is. */
export const starPage = definePage('star', {
  query: querySchema,
  action: async () => (await import('../actions/submission-actions.ts')).starAction,
  loadCritical: async ({ content, locale, query }): Promise<Critical> =>
    query.sign ? { program: chooseStarProgram(await readStarPrograms(content, locale), query.sign) } : {},
  loadDeferred: (page, critical): Deferred => ({
    concerts: critical.then(({ program }) => (program ? readNextConcert(page, program) : [])),
  }),
  head: toHead,
  View: StarView,
})

const readNextConcert = async ({ content, locale }: Page, { slug }: ProgramSummary) =>
  (await readConcerts(content, locale, { when: 'upcoming', programSlug: slug, pageSize: 1 })).concerts

function toHead({ locale, query: { sign } }: Page<unknown, Query>, { program }: Critical): Head {
  const t = starMessages(locale)
  const trail = { name: t.title, path: pathTo('star') }
  if (!sign) {
    return {
      title: t.title,
      description: t.description,
      shareImage: { title: t.title, place: shareImageMessages(locale).site },
      trail: [trail],
      edits: { type: 'program' },
      styles: ['forms', 'star'],
    }
  }
  const signName = zodiacMessages(locale)[sign]
  const title = program ? t.ofSign(signName, program.name) : signName
  return {
    title,
    description: t.description,
    canonicalQuery: `?sign=${sign}`,
    shareImage: {
      title,
      place: t.title,
      ...(program?.repertoire ? { light: program.repertoire } : {}),
    },
    shareImageQuery: `sign=${sign}`,
    edits: { type: 'program', ...(program ? { slug: program.slug } : {}) },
    trail: [trail],
    styles: ['concerts', 'shelves', 'star'],
    ...(program?.repertoire ? { light: program.repertoire } : {}),
  }
}

function StarView({ page, data }: { page: Page<unknown, Query>; data: Critical & Deferred }) {
  const { locale, query, form = emptyForm } = page
  const t = starMessages(locale)
  // A form with errors is shown again, even if the address contains a sign.
  const sign = form.errors.length > 0 ? undefined : query.sign
  return (
    <PageFrame page={page}>
      <div className="wrap">
        {sign ? (
          <SignProgram page={page} sign={sign} data={data} />
        ) : (
          <BirthDateForm locale={locale} form={form} />
        )}
        <section>
          <h2>{sign ? t.otherSigns : t.isKnown}</h2>
          <nav aria-label={t.signs}>
            <StarSigns locale={locale} chosen={sign} />
          </nav>
        </section>
      </div>
    </PageFrame>
  )
}

function BirthDateForm({ locale, form }: Pick<Page, 'locale'> & { form: NonNullable<Page['form']> }) {
  const t = starMessages(locale)
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <div className="form-card star-card">
        <StarForm form={form} locale={locale} />
      </div>
    </>
  )
}

interface SignProgramProps {
  page: Page
  sign: ZodiacSign
  data: Critical & Deferred
}

function SignProgram({ page, sign, data: { program, concerts } }: SignProgramProps) {
  const { locale, now } = page
  const t = starMessages(locale)
  const signName = zodiacMessages(locale)[sign]
  return (
    <>
      <h1>{signName}</h1>
      {program ? (
        <>
          <section>
            <h2>{t.yourProgram}</h2>
            <div className="star-program">
              <ProgramShelf programs={[program]} locale={locale} />
            </div>
          </section>
          <section>
            <h2>{t.nearest}</h2>
            <Await value={concerts} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
              {(nearest) =>
                nearest.length > 0 ? (
                  <ConcertList concerts={nearest} locale={locale} now={now} without="program" />
                ) : (
                  <EmptyWithSchedule locale={locale} why={t.noDates} />
                )
              }
            </Await>
          </section>
          <div className="choices-row">
            <Share page={page} title={t.ofSign(signName, program.name)} query={`?sign=${sign}`} />
            <a className="button button-quiet" href={localePath(locale, pathTo('star'))}>
              {t.again}
            </a>
          </div>
        </>
      ) : (
        <EmptyWithSchedule locale={locale} why={t.noProgram} />
      )}
    </>
  )
}

function EmptyWithSchedule({ locale, why }: Pick<Page, 'locale'> & { why: string }) {
  return (
    <div className="empty">
      <p>{why}</p>
      <a className="button" href={localePath(locale, pathTo('concerts'))}>
        {starMessages(locale).toConcerts}
      </a>
    </div>
  )
}

const unbroken = (day: string): string => day.replaceAll(' ', '\u00a0')

/** Links to all twelve signs with their dates, for visitors who know their sign. */
function StarSigns({ locale, chosen }: { locale: Locale; chosen?: ZodiacSign | undefined }) {
  return (
    <ul className="signs">
      {zodiacSigns.map((sign) => {
        const { first, last } = formatZodiacSpan(sign)
        return (
          <li key={sign}>
            <a
              href={`${localePath(locale, pathTo('star'))}?sign=${sign}`}
              aria-current={sign === chosen ? 'page' : undefined}
            >
              <strong>{zodiacMessages(locale)[sign]}</strong>
              <span>{`${unbroken(formatDay(locale, first))} – ${unbroken(formatDay(locale, last))}`}</span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Form that asks for a birth date. It has no `action`, so that campaign parameters of the current address are kept. */
function StarForm({ form, locale }: { form: Form; locale: Locale }) {
  const t = starMessages(locale)
  const toText = (fault: string) => toFaultText(locale, fault, t.birthDate)
  const faults = new Map(form.errors.map(({ field, fault }) => [field, toText(fault)]))
  const texts = {
    title: t.title,
    send: t.send,
    labels: { birthDate: t.birthDate },
    hints: { birthDate: t.hint },
    choices: {},
  }
  const context = { locale, texts, typed: form.typed, faults, concerts: {}, action: '' }
  return (
    <FormIsland props={{ form: 'star', locale }} hasErrors={form.errors.length > 0}>
      <form className="submission" method="post" noValidate>
        <FormErrors form={form} locale={locale} toText={toText} />
        <input type="hidden" name={formKeyField} value={form.key} />
        <FormField row={birthDateRow} context={context} />
        <button type="submit" className="button" data-send>
          {t.send}
        </button>
        <p className="hidden-text" role="status" data-said />
      </form>
    </FormIsland>
  )
}
