import * as z from 'zod/mini'
import { readCities } from '../../../content/places/readers.ts'
import type { ProgramName } from '../../../content/programs/program-name.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { NotFound } from '../../../errors.ts'
import { bellMessages, wishMessages, wishPlaceMessages } from '../../../languages/texts.ts'
import { type NearbyCity, readNearestWithConcerts } from '../../../places/nearest-with-concerts.ts'
import { findTourCity } from '../../../places/tour-city.ts'
import { nameOf, type Place, regionOf } from '../../../places/world-place.ts'
import { definePrivatePage, type PrivatePage } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { slugParameter } from '../../../shared/concerts-query.ts'
import { toCountryName } from '../../../shared/country-name.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath } from '../../../shared/urls.ts'
import { optionField } from '../../../shared/votes.ts'
import { Bell } from '../../../ui/components/bell.tsx'
import { ConfirmChoice } from '../../../ui/components/confirm-choice.tsx'
import { NoConcerts } from '../../../ui/components/no-concerts.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { PlacesLicence, WishOutcome } from '../components/wish-parts.tsx'
import { placeWishOption, programField, toCityPath, withdrawn } from '../forms/place-form.ts'

interface Critical {
  place: Place
  program: ProgramName | undefined
  /** The place that this visitor has wished for. */
  own: Place | undefined
  /** Number of people who wish for a concert in this place; 0 where they are fewer than five. */
  waiting: number
  nearest: NearbyCity[]
}

const querySchema = z.object({ [programField]: slugParameter, done: withdrawn })
type Asked = PrivatePage<{ slug: string }, z.infer<typeof querySchema>>

/** `/places/{place}`: wishes for a concert in a place of the world that has no city on the site. */
export const placePage = definePrivatePage('place', {
  query: querySchema,
  action: async () => (await import('../actions/wish-for-place.ts')).placeWishAction,
  findRedirect: findCityPage,
  loadCritical: async (page: Asked): Promise<Critical> => {
    const { content, locale, params, path, places, query, wishes } = page
    const [place, programs] = await Promise.all([
      places.read(params.slug),
      query.program ? readProgramNames(content, locale) : [],
    ])
    const program = programs.find(({ slug }) => slug === query.program)
    if (!place || (query.program && !program)) throw new NotFound(path)
    const [ownKey, waiting, nearest] = await Promise.all([
      findOwn(page, query.program ?? ''),
      wishes?.countPeople(place.key) ?? 0,
      readNearestWithConcerts(content, locale, { ...place, slug: '' }),
    ])
    const own = ownKey === undefined || ownKey === place.key ? ownKey && place : await places.read(ownKey)
    return { place, program, own: own || undefined, waiting, nearest }
  },
  head: ({ locale }, { place }) => ({
    title: nameOf(place, locale),
    robots: 'noindex',
    styles: ['forms', 'wishes'],
  }),
  View: PlaceView,
})

/** Redirects from a place that is a city of the site: to its page, or to the wishes for the program. */
async function findCityPage({ content, locale, params, places, query }: Asked): Promise<string | undefined> {
  const [place, cities] = await Promise.all([places.read(params.slug), readCities(content)])
  const city = place && findTourCity(cities, place)
  return city && localePath(locale, toCityPath(city.slug, query.program))
}

/** @throws what the database throws */
async function findOwn({ visitor }: PrivatePage, program: string): Promise<string | undefined> {
  const voter = await visitor.voter.identify()
  return voter && visitor.wishes?.findOwn(voter, program)
}

function PlaceView({ page, data }: { page: Asked; data: Critical }) {
  const { locale, form, visitor } = page
  const { place, program, nearest } = data
  const t = wishPlaceMessages(locale)
  const wishes = wishMessages(locale)
  const name = nameOf(place, locale)
  const slug = program?.slug ?? ''
  const path = localePath(locale, pathTo('place', { slug: place.key }))
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{name}</h1>
        <p className="lead wish-lead">
          {[regionOf(place, locale), toCountryName(place.countryCode, locale)].filter(Boolean).join(', ')}
        </p>
        <div data-in-place={`place/${place.key}`} data-answers-city="">
          <WishOutcome form={form} locale={locale} done={page.query.done} />
          {visitor.wishes ? null : <p className="notice">{wishes.notSetUp}</p>}
          {form?.needsConfirmation ? (
            <ConfirmChoice
              path={path}
              chosen={placeWishOption}
              fields={{ [programField]: slug }}
              texts={{ ...wishes, another: t.another }}
              otherPath={localePath(locale, pathTo('places'))}
            >
              {t.confirmHint(name)}
            </ConfirmChoice>
          ) : null}
          {visitor.wishes && !form?.needsConfirmation ? <Wish page={page} data={data} path={path} /> : null}
        </div>
        <NoConcerts locale={locale} title={t.notYet(name)} nearest={nearest} />
        <p className="wish-ways">
          <a href={localePath(locale, pathTo('places'))}>{t.another}</a>{' '}
          <a href={localePath(locale, pathTo('wishes'))}>{wishes.all}</a>
        </p>
        <PlacesLicence locale={locale} />
      </div>
    </PageFrame>
  )
}

/** The visitor's wish, or the button that makes it. */
function Wish({ page, data, path }: { page: Asked; data: Critical; path: string }) {
  const { locale } = page
  const { place, program, own, waiting } = data
  const t = wishPlaceMessages(locale)
  const wishes = wishMessages(locale)
  const name = nameOf(place, locale)
  const isOwn = own?.key === place.key
  return (
    <>
      {isOwn ? (
        <div className="notice" role="status">
          <h2>{program ? t.mineWith(program.name, name) : t.mine(name)}</h2>
          <p>
            {t.counted} {waiting > 0 ? `${wishes.waiting(waiting)}.` : null}
          </p>
          <p>
            <Bell
              page={page}
              topics={[{ kind: 'place', key: place.key }]}
              text={bellMessages(locale).tell.place(name)}
            />
          </p>
        </div>
      ) : null}
      {!isOwn && program ? <p>{t.inviteWith(program.name)}</p> : null}
      {!isOwn && waiting > 0 ? <p>{wishes.waiting(waiting)}</p> : null}
      {own && !isOwn ? <p className="note">{t.elsewhere(nameOf(own, locale))}</p> : null}
      <PlaceWishForm locale={locale} path={path} program={program?.slug ?? ''} isOwn={isOwn} />
    </>
  )
}

interface PlaceWishFormProps {
  locale: Locale
  /** Path of the place's page. */
  path: string
  /** The slug of the program that is wished for; empty for any. */
  program: string
  /** The visitor has wished for this place. */
  isOwn: boolean
}

/** The button that wishes for a place, or takes the wish back. */
function PlaceWishForm({ locale, path, program, isOwn }: PlaceWishFormProps) {
  const t = wishPlaceMessages(locale)
  return (
    <form className="wish-form" method="post" action={path}>
      <input type="hidden" name={optionField} value={isOwn ? '' : placeWishOption} />
      <input type="hidden" name={programField} value={program} />
      <button type="submit" className={isOwn ? 'button button-quiet' : 'button'}>
        {isOwn ? t.takeBack : t.invite}
      </button>
    </form>
  )
}
