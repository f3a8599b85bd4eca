import type { Concert } from '../../content/concerts/concert.ts'
import { chooseTicketState } from '../../content/concerts/ticket-state.ts'
import { concertMessages, concertPageMessages } from '../../languages/texts.ts'
import { formatMoney } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { Fact } from './fact.tsx'

interface TicketCategoriesProps {
  concert: Concert
  locale: Locale
  now: number
}

/** Shows what tickets of each category cost and whether any are left, as long as tickets can be bought. */
export function TicketCategories({ concert, locale, now }: TicketCategoriesProps) {
  const { categories: { currency, categories } = { currency: '', categories: [] } } = concert
  if (categories.length === 0 || chooseTicketState(concert, now) !== 'buy') return null
  const { soldOut, ticketsLeft } = concertMessages(locale)
  return (
    <section>
      <h2>{concertPageMessages(locale).categories}</h2>
      <dl className="facts">
        {categories.map(({ name, price = 0, available }) => (
          <Fact
            key={`${name} ${price}`}
            name={name}
            texts={[
              { text: formatMoney(locale, { amount: price, currency }) },
              { text: available === undefined ? '' : available === 0 ? soldOut : ticketsLeft(available) },
            ]}
          />
        ))}
      </dl>
    </section>
  )
}
