import type { Concert } from '../content/concert.ts'
import { concertPageMessages } from '../i18n/concert-page.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../rendering/page.ts'

/** Address, length, age and seller: what is asked on the day of the concert. */
export function ConcertFacts({ concert, page }: { concert: Concert; page: Page }) {
  const t = concertPageMessages(page.locale)
  const { SELLERS } = page.config
  const seller =
    concert.organizerId === 5 || concert.organizerId === 3 ? SELLERS[concert.organizerId] : undefined
  const facts = [
    {
      name: t.where,
      text: [concert.city?.name, concert.venue?.name, concert.address].filter(Boolean).join(', '),
    },
    { name: t.duration, text: concert.durationMinutes ? t.minutes(concert.durationMinutes) : '' },
    { name: t.age, text: concert.ageLimit === undefined ? '' : `${concert.ageLimit}+` },
    { name: t.seller, text: seller ? `${seller.name}, ${siteMessages(page.locale).inn} ${seller.inn}` : '' },
  ].filter(({ text }) => text)
  return (
    <dl className="facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
