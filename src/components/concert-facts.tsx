import type { Concert } from '../content/concerts/concert.ts'
import { sellerOf } from '../content/concerts/seller.ts'
import { concertPageMessages } from '../i18n/concert-page.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import { MarkedTexts } from './marked-texts.tsx'

/** Address, length, age and seller: what is asked on the day of the concert. */
export function ConcertFacts({ concert, page }: { concert: Concert; page: Page }) {
  const t = concertPageMessages(page.locale)
  const seller = sellerOf(page.config.SELLERS, concert)
  const facts = [
    {
      name: t.where,
      texts: [
        { text: concert.city?.name, lang: concert.city?.lang },
        { text: concert.venue?.name, lang: concert.venue?.lang },
        { text: concert.address, lang: concert.venue?.lang },
      ],
    },
    {
      name: t.duration,
      texts: [{ text: concert.durationMinutes ? t.minutes(concert.durationMinutes) : '' }],
    },
    { name: t.age, texts: [{ text: concert.ageLimit === undefined ? '' : `${concert.ageLimit}+` }] },
    {
      name: t.seller,
      texts: [{ text: seller ? `${seller.name}, ${siteMessages(page.locale).inn} ${seller.inn}` : '' }],
    },
  ].filter(({ texts }) => texts.some(({ text }) => text))
  return (
    <dl className="facts">
      {facts.map(({ name, texts }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <MarkedTexts texts={texts} separator=", " />
          </dd>
        </div>
      ))}
    </dl>
  )
}
