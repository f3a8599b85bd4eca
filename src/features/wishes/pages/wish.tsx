import * as z from 'zod/mini'
import type { City } from '../../../content/places/cities.ts'
import { readCities } from '../../../content/places/readers.ts'
import type { ProgramName } from '../../../content/programs/program-name.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { toWishSpec } from '../../../content/programs/vote-spec.ts'
import { NotFound } from '../../../errors.ts'
import { bellMessages, wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import { readVisitorCity } from '../../../places/visitor-city.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { Locale } from '../../../shared/locales.ts'
import { minPeople } from '../../../shared/min-people.ts'
import { cityCookie } from '../../../shared/stored-names.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField } from '../../../shared/votes.ts'
import { Bell } from '../../../ui/components/bell.tsx'
import { ConfirmChoice } from '../../../ui/components/confirm-choice.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { WishOutcome } from '../components/wish-parts.tsx'
import { withdrawn } from '../forms/place-form.ts'

interface Critical {
  program: ProgramName
  cities: City[]
  /** The city in which this visitor has requested the program. */
  own: City | undefined
  offered: string | undefined
  /** How many people have requested the program in the city; 0 where that isn't known, or are fewer than five. */
  waiting: number
}

const querySchema = z.object({ city: z.catch(z.optional(z.string()), undefined), done: withdrawn })
type Asked = PrivatePage<{ slug: string }, z.infer<typeof querySchema>>

/** `/wishes/{program}`: requests a program in a city. */
export const wishPage = definePrivatePage('wish', {
  query: querySchema,
  action: async () => (await import('../actions/make-wish.ts')).wishAction,
  loadCritical: async (page: Asked): Promise<Critical> => {
    const { content, locale, params, path, visitor, query } = page
    const [programs, cities] = await Promise.all([readProgramNames(content, locale), readCities(content)])
    const program = programs.find(({ slug }) => slug === params.slug)
    if (!program) throw new NotFound(path)
    const find = (slug: string | undefined) => cities.find((city) => city.slug === slug)
    const own = find(await findOwn(page))
    const offered = find(query.city) ?? (await readVisitorCity(content, visitor.cookie(cityCookie)))
    const results = own && (await visitor.votes?.readResults(toWishSpec(program.slug), true))
    const waiting = own ? (results?.counts[own.slug] ?? 0) : 0
    return { program, cities, own, offered: offered?.slug, waiting: waiting < minPeople ? 0 : waiting }
  },
  head: ({ locale }, { program }) => ({
    title: wishMessages(locale).wishFor(program.name),
    robots: 'noindex',
    styles: ['forms', 'wishes'],
  }),
  View: WishView,
})

/** @throws UpstreamFailed('store') where the objects don't answer */
async function findOwn({ visitor, params }: Asked): Promise<string | undefined> {
  const voter = await visitor.voter.identify()
  return voter && visitor.votes?.findOwn(toWishSpec(params.slug), voter)
}

function WishView({ page, data }: { page: Asked; data: Critical }) {
  const { locale, form, visitor } = page
  const { program, cities, own, offered, waiting } = data
  const t = wishMessages(locale)
  const toBeSent = form?.needsConfirmation
    ? cities.find(({ slug }) => slug === form.typed[optionField])
    : undefined
  const choose = () => (
    <>
      {own ? (
        <div className="notice" role="status">
          <h2>{t.mine(own.names[locale].name)}</h2>
          <p>
            {t.counted} {waiting > 0 ? `${t.waiting(waiting)}.` : null}
          </p>
          <p>
            <Bell
              page={page}
              topics={[{ kind: 'wish', key: `${program.slug}/${own.slug}` }]}
              text={bellMessages(locale).tell.wish(program.name, own.names[locale])}
            />
          </p>
        </div>
      ) : (
        <p>{t.hint}</p>
      )}
      <WishForm cities={cities} locale={locale} offered={offered} slug={program.slug} own={own?.slug} />
      {page.wishes ? (
        <p className="wish-ways">
          <a href={`${localePath(locale, pathTo('places'))}?program=${program.slug}`}>
            {wishPlaceMessages(locale).notListed}
          </a>
        </p>
      ) : null}
    </>
  )
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1 lang={program.lang}>{program.name}</h1>
        <p className="lead wish-lead">{t.wish}</p>
        <div data-in-place={`wish/${program.slug}`} data-answers-city="">
          <WishOutcome form={form} locale={locale} done={page.query.done} />
          {!visitor.votes ? <p className="notice">{t.notSetUp}</p> : null}
          {toBeSent && form ? (
            <ConfirmChoice
              path={localePath(locale, pathTo('wish', { slug: program.slug }))}
              chosen={toBeSent.slug}
              texts={t}
            >
              {t.confirmHint(toBeSent.names[locale].name)}
            </ConfirmChoice>
          ) : null}
          {visitor.votes && !toBeSent ? choose() : null}
        </div>
        <p className="wish-ways">
          <a href={localePath(locale, pathTo('bySlug', { slug: program.slug }))}>{t.toProgram}</a>{' '}
          <a href={localePath(locale, pathTo('wishes'))}>{t.all}</a>
        </p>
      </div>
    </PageFrame>
  )
}

interface WishFormProps {
  /** Slug of the program that can be requested. */
  slug: string
  locale: Locale
  cities: readonly City[]
  /** The slug of the city in which the visitor has requested the program. */
  own: string | undefined
  /** The slug of the preselected city: the visitor's own, or that of the page that they came from. */
  offered: string | undefined
}

/** The form that requests a program in a city. */
function WishForm({ slug, locale, cities, own, offered }: WishFormProps) {
  const t = wishMessages(locale)
  const action = localePath(locale, pathTo('wish', { slug }))
  const sorted = cities.toSorted((one, other) =>
    one.names[locale].name.localeCompare(other.names[locale].name, locale),
  )
  return (
    <>
      <form className="wish-form" method="post" action={action} noValidate>
        <p className="field">
          <label htmlFor={optionField}>{t.city}</label>
          <select id={optionField} name={optionField} defaultValue={own ?? offered ?? ''} aria-required>
            {own ? null : <option value="">{t.chooseCity}</option>}
            {sorted.map((city) => (
              <option key={city.slug} value={city.slug}>
                {city.names[locale].name}
              </option>
            ))}
          </select>
        </p>
        <button type="submit" className="button">
          {own ? t.change : t.cast}
        </button>
      </form>
      {own ? (
        <form className="wish-form" method="post" action={action}>
          <input type="hidden" name={optionField} value="" />
          <button type="submit" className="button button-quiet">
            {t.takeBack}
          </button>
        </form>
      ) : null}
    </>
  )
}
