import { searchMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import type { SearchAnswer, SearchPart, SearchPlace } from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'
import { SearchCards } from './search-cards.tsx'

interface GuidanceProps<Name extends 'period' | 'parts'> {
  locale: Locale
  shown: NonNullable<SearchAnswer[Name]>
  /** Returns the address of the results of a text. The popup also reads the text from the link (`data-query`). */
  toHref: (query: string) => string
}

/** The days that the words were taken for: one presses them to take them off. Complete without a script. */
export function UnderstoodDays({ locale, shown, toHref }: GuidanceProps<'period'>) {
  const { label, without } = shown
  return (
    <p className="find-days">
      <a
        href={toHref(without)}
        data-query={without}
        aria-label={searchMessages(locale).takeOff(label)}
        rel="nofollow"
      >
        {label}
        <i aria-hidden="true">×</i>
      </a>
    </p>
  )
}

/**
 * Says that the results are for the same keys in another keyboard layout, because the typed text finds nothing. The
 * link searches for the typed text.
 */
export function ShownInstead({
  locale,
  query,
  typed,
  href,
}: {
  locale: Locale
  query: string
  typed: string
  href: string
}) {
  const t = searchMessages(locale)
  return (
    <p className="find-instead">
      {`${t.shownInstead(t.quoted(query))} `}
      <a href={href} rel="nofollow">
        {t.searchAsTyped(t.quoted(typed))}
      </a>
    </p>
  )
}

/**
 * Says that a place isn't on the tour, and where it is if others have its name: «Портленд (Орегон, США): этого города в туре
 * пока нет.»
 */
export const sayNotOnTour = (locale: Locale, { name, where }: SearchPlace): string =>
  searchMessages(locale).notOnTour(where ? `${name} (${where})` : name)

/** Says that the tour has no concerts in a place, and links to the page on which visitors can wish for one. */
export function PlaceNotOnTour({ locale, place }: { locale: Locale; place: SearchPlace }) {
  const t = searchMessages(locale)
  return (
    <p className="find-instead">
      {`${sayNotOnTour(locale, place)} `}
      <a href={localePath(locale, pathTo('place', { slug: place.key }))} rel="nofollow">
        {t.inviteUs}
      </a>
    </p>
  )
}

/** Results for parts of the words, with the words that each part leaves out, if no result has all words. */
export function FoundByParts({ locale, shown, toHref }: GuidanceProps<'parts'>) {
  const t = searchMessages(locale)
  return (
    <div className="find-parts">
      <p>{choosePartsTitle(locale, shown)}</p>
      {shown.map((part) => (
        <section key={part.leftOut.join()} className="find-block">
          <header>
            <h2>
              {`${nameOf(locale, part)} `}
              {isSoonest(part) ? null : (
                <span>{t.leftOut(part.leftOut.map(t.quoted).reduce((one, other) => t.and(one, other)))}</span>
              )}
            </h2>
            {part.query && part.result.totalPages > 1 ? (
              <a href={toHref(part.query)} data-query={part.query}>
                {t.showAll}
              </a>
            ) : null}
          </header>
          <SearchCards result={part.result} locale={locale} />
        </section>
      ))}
    </div>
  )
}

/** Title of the choice between parts of a search text, which screen readers say as well. */
export const choosePartsTitle = (locale: Locale, parts: readonly SearchPart[]): string =>
  parts.every(isSoonest) ? searchMessages(locale).noneThen : searchMessages(locale).onlyParts

/** Whether the text contains only days; the results are then the concerts after them. */
const isSoonest = ({ kept, period }: SearchPart): boolean => !kept && !period

function nameOf(locale: Locale, { kept, period }: SearchPart): string {
  const t = searchMessages(locale)
  const named = [kept ? t.quoted(kept) : '', period ?? ''].filter(Boolean).join(', ')
  return named || t.soonest
}
