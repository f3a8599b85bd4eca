import type { Hall } from '../../content/places/venue.ts'
import { countMessages, placeMessages, visitMessages } from '../../languages/texts.ts'
import { countWheelchairPlaces } from '../../languages/visit.ts'
import type { Locale } from '../../shared/locales.ts'
import { Picture } from './picture.tsx'

interface HallsProps {
  halls: Hall[]
  locale: Locale
  /** Language of the halls' names if it isn't the page's. */
  lang: Locale | undefined
}

/** The rooms of a venue with their sizes and pictures. Needs the sheet `places`. */
export function Halls({ halls, locale, lang }: HallsProps) {
  if (halls.length === 0) return null
  return (
    <section>
      <h2>{placeMessages(locale).halls}</h2>
      <ul className="halls">
        {halls.map((hall) => (
          <li key={hall.name}>
            {hall.images.map((image) => (
              <Picture
                key={image.url}
                image={image}
                sizes="(min-width: 64rem) 23rem, (min-width: 36rem) 45vw, 92vw"
              />
            ))}
            <h3 lang={lang}>{hall.name}</h3>
            <HallSizes hall={hall} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Size and equipment of a hall in one line, as `1699 seats, 14 wheelchair places, hearing loop`. */
function HallSizes({ hall, locale }: { hall: Hall; locale: Locale }) {
  const { seats, wheelchairPlaces, hearingLoop } = hall
  const texts = [
    seats ? countMessages(locale).seats(seats) : '',
    wheelchairPlaces === undefined ? '' : countWheelchairPlaces(locale, wheelchairPlaces),
    hearingLoop ? visitMessages(locale).hearingLoop : '',
  ].filter(Boolean)
  return texts.length > 0 ? <p className="note">{texts.join(', ')}</p> : null
}
