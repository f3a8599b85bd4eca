import { searchMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import type { HitImage, SearchReason } from '../../shared/search.ts'
import { localePath } from '../../shared/urls.ts'

/** Width on the page for each screen, as in `<img sizes>`. */
const sizes = {
  'find-hero': '(min-width: 72rem) 18rem, (min-width: 48rem) 48vw, 92vw',
  // Wide screens show it across the card; on others it fills a row's height, and its sides are cut off.
  'find-hall': '18rem',
  'find-poster': '8rem',
  'find-logo': '4rem',
} as const

/** A card's picture; the text beside it says what it shows. */
export function CardPicture({
  image,
  className,
}: {
  image: HitImage | undefined
  className: keyof typeof sizes
}) {
  if (!image) return null
  const { url, srcSet, width, height } = image
  return (
    <img
      className={className}
      src={url}
      srcSet={srcSet}
      sizes={sizes[className]}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
    />
  )
}

/** Many links say the same; a screen reader hears what each is about. */
export function Details(props: { locale: Locale; path: string; name: string; text?: string }) {
  const { locale, path, name, text = searchMessages(locale).details } = props
  return (
    <a
      className="button button-quiet"
      data-details
      href={localePath(locale, path)}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </a>
  )
}

/**
 * Says where a concert is, and why an entry was found, if its card doesn't show that already.
 */
export function WhyFound({
  locale,
  why,
  place,
}: {
  locale: Locale
  why: SearchReason | undefined
  place?: string | undefined
}) {
  if (!why && !place) return null
  const t = searchMessages(locale)
  return (
    <p className="find-why">
      {place ? <span>{place}</span> : null}
      {why ? <i>{why.kind === 'work' ? t.whyWork(why.name) : t.whyPerson(why.name)}</i> : null}
    </p>
  )
}
