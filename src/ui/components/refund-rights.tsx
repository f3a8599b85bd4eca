import type { Concert } from '../../content/concerts/concert.ts'
import { findSeller, nameSeller, toSellerAddress } from '../../content/concerts/seller.ts'
import type { Question } from '../../content/reading/questions.ts'
import { waysOnMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatFullDay } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath, toTelHref } from '../../shared/urls.ts'
import { MarkedTexts } from './marked-texts.tsx'

interface RefundRightsProps {
  page: Page
  concert: Concert
  help: Promise<Question | null>
}

/** The right to a refund if a concert differs from what was bought: the amount, the last day, and where to ask. */
export function RefundRights({ page, concert, help }: RefundRightsProps) {
  const { locale } = page
  const t = waysOnMessages(locale)
  const right = toRight(concert, locale)
  if (right === undefined) return null
  const seller = findSeller(page.config.SELLERS, concert)
  const paid = seller?.refundDays === undefined ? undefined : t.refundPaid(seller.refundDays)
  return (
    <section className="refund" id="refund">
      <h2>{t.refund}</h2>
      <p>{[right, paid].filter(Boolean).join(' ')}</p>
      {seller ? (
        <address>
          {`${t.refundTo} `}
          <MarkedTexts texts={[nameSeller(seller, locale), toSellerAddress(seller, locale)]} />
          {seller.email ? (
            <>
              {', '}
              <a href={`mailto:${seller.email}`}>{seller.email}</a>
            </>
          ) : null}
          {seller.phone ? (
            <>
              {', '}
              <a href={toTelHref(seller.phone)}>{seller.phone}</a>
            </>
          ) : null}
        </address>
      ) : null}
      <Await value={help}>
        {(question) =>
          question ? (
            <p>
              <a href={localePath(locale, pathTo('qaEntry', { slug: question.slug }))} lang={question.lang}>
                {question.question}
              </a>
            </p>
          ) : null
        }
      </Await>
    </section>
  )
}

function toRight({ status, date }: Concert, locale: Locale): string | undefined {
  const t = waysOnMessages(locale)
  if (status === 'cancelled') return t.refundCancelled
  if (status === 'postponed') return t.refundPostponed
  if (status === 'rescheduled') return t.refundMoved(formatFullDay(locale, date))
  return status === 'moved_online' ? t.refundOnline(formatFullDay(locale, date)) : undefined
}
