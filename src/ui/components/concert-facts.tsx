import { culturePass } from '../../brand/chosen.ts'
import type { Concert } from '../../content/concerts/concert.ts'
import { findSeller, nameSeller } from '../../content/concerts/seller.ts'
import { chooseTicketState, isInHall } from '../../content/concerts/ticket-state.ts'
import { writeTaxNumber } from '../../languages/legal-numbers.ts'
import { concertMessages, concertPageMessages, visitMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { formatMoney, formatMoneyRange } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { AccessFact, Fact } from './fact-rows.tsx'
import { toHelpLinks, toLinkHref } from './menu-links.ts'

interface ConcertFactsProps {
  concert: Concert
  page: Pick<Page, 'locale' | 'now' | 'config'>
}

/** Facts that visitors need before buying and on the day, without those that the concert's ticket already shows. */
export function ConcertFacts({ concert, page }: ConcertFactsProps) {
  const { locale, now, config } = page
  const t = concertPageMessages(locale)
  const v = visitMessages(locale)
  const { venue, terms = {} } = concert
  const state = chooseTicketState(concert, now)
  // Times, prices and discounts are shown only for a concert that is neither past nor cancelled.
  const isAhead = state !== 'past' && state !== 'cancelled'
  const isForVisitors = isInHall(concert, now)
  const seller = findSeller(config.SELLERS, concert)
  const helpLinks = toHelpLinks(locale, config.HELP_URL)
  return (
    <>
      <dl className="facts">
        {isForVisitors ? (
          <AccessFact
            facts={concert.venueFacts}
            hall={concert.hallFacts}
            locale={locale}
            lang={venue?.lang}
          />
        ) : null}
        <Fact
          name={t.age}
          texts={[
            { text: terms.recommendedAge ? v.recommendedAge(terms.recommendedAge) : '' },
            { text: terms.freeUnderAge ? v.freeUnderAge(terms.freeUnderAge) : '' },
          ]}
        />
        {isAhead ? <PriceFact concert={concert} locale={locale} /> : null}
        {isAhead ? <Fact name={v.discounts} texts={listDiscounts(concert, locale)} /> : null}
        {isForVisitors ? <Fact name={v.latecomers} texts={[{ text: letIn(concert, locale) }]} /> : null}
        <Fact
          name={t.seller}
          texts={seller ? [nameSeller(seller, locale), { text: writeTaxNumber(locale, seller.inn) }] : []}
        />
      </dl>
      {helpLinks.length > 0 ? (
        <p className="fact-links">
          {helpLinks.map(({ href, text }) => (
            <a key={href} href={href}>
              {text}
            </a>
          ))}
        </p>
      ) : null}
    </>
  )
}

/** Shows the range of prices (the ticket has only the lowest) and the culture card if tickets can be paid with it. */
function PriceFact({ concert, locale }: { concert: Concert; locale: Locale }) {
  const { price, acceptsCulturePass } = concert
  const range = price?.to === undefined ? undefined : formatMoneyRange(locale, { ...price, to: price.to })
  const pass = acceptsCulturePass ? culturePass : undefined
  return (
    <Fact name={visitMessages(locale).price} texts={[{ text: range }]}>
      {pass ? (
        pass.path ? (
          <a className="pass" href={toLinkHref(locale, pass.path)}>
            {pass.names[locale]}
          </a>
        ) : (
          <span className="pass">{pass.names[locale]}</span>
        )
      ) : null}
    </Fact>
  )
}

function listDiscounts({ terms }: Concert, locale: Locale) {
  const v = visitMessages(locale)
  return (terms?.discounts ?? []).map(({ audience, percent }) => {
    const who = v.audiences[audience]
    return { text: percent === 100 ? v.free(who) : v.discount(who, percent) }
  })
}

/** Says when latecomers are let in: between two pieces, and without an interval only then. */
function letIn({ terms }: Concert, locale: Locale): string | undefined {
  const { latecomers, intervals } = terms ?? {}
  const words = visitMessages(locale).letIn
  if (!latecomers) return undefined
  return latecomers === 'between_pieces' && !intervals ? words.between_pieces_only : words[latecomers]
}

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
