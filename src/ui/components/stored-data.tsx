import type { ReactNode } from 'react'
import { newsletterProvider } from '../../brand/chosen-providers.ts'
import { storedDataMessages } from '../../languages/texts.ts'
import { nameFor } from '../../providers/provider.ts'
import type { Page } from '../../rendering/define-page.ts'
import { chooseThirdParties, listStoredData, type StoredLine } from '../../rendering/stored-data.ts'
import { pathTo } from '../../routes/paths.ts'
import { toCountryName } from '../../shared/country-name.ts'
import { formatDuration } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import type { StorePlace } from '../../shared/stored-data.ts'
import { localePath } from '../../shared/urls.ts'

/**
 * The list of data that this deployment stores about a visitor, and of third parties that its pages contact. The code
 * that stores something also fills this list.
 */
export function StoredData({ page: { locale, config } }: { page: Page }) {
  const t = storedDataMessages(locale)
  const companies = chooseThirdParties(config)
  return (
    <section className="stored" aria-labelledby="stored-data">
      <h2 id="stored-data">{t.title}</h2>
      <p>{t.lead}</p>
      <Rows label={t.title} heads={[t.what, t.purpose, t.kept]}>
        {listStoredData(config).map((line) => (
          <Row
            key={line.thing}
            heads={[t.what, t.purpose, t.kept]}
            cells={[
              <>
                {line.name ? <code>{line.name}</code> : null} <small>{t.places[line.place]}</small>
              </>,
              <>
                {withConsent(t.things[line.thing], line.isWithConsent, t.withConsent)}
                {line.thing === 'newsletterReaders' && newsletterProvider && config.NEWSLETTER_KEY
                  ? ` ${t.givenTo(
                      nameFor(locale, newsletterProvider.name),
                      newsletterProvider.country ? toCountryName(newsletterProvider.country, locale) : '',
                    )}`
                  : null}
                {line.page ? (
                  <>
                    {' '}
                    <a href={localePath(locale, pathTo(line.page))}>{t.seeOrRemove}</a>
                  </>
                ) : null}
              </>,
              keptFor(line, locale),
            ]}
          />
        ))}
      </Rows>
      {companies.length > 0 ? (
        <>
          <h2>{t.companiesTitle}</h2>
          <p>{t.companiesLead}</p>
          <Rows label={t.companiesTitle} heads={[t.company, t.purpose]}>
            {companies.map(({ service, name, country, hosts, isWithConsent }) => (
              <Row
                key={`${service} ${hosts[0]}`}
                heads={[t.company, t.purpose]}
                cells={[
                  <>
                    {name ? (
                      <span>
                        {[nameFor(locale, name), country ? toCountryName(country, locale) : '']
                          .filter(Boolean)
                          .join(', ')}{' '}
                      </span>
                    ) : null}
                    {hosts.map((host) => (
                      <code key={host}>{host}</code>
                    ))}
                  </>,
                  withConsent(t.companies[service], isWithConsent, t.withConsent),
                ]}
              />
            ))}
          </Rows>
        </>
      ) : null}
    </section>
  )
}

const withConsent = (text: string, isWithConsent: boolean, sentence: string) =>
  isWithConsent ? `${text} ${sentence}` : text

/** The event that ends the storage, by place, for data without a fixed lifetime. */
const ends: Record<StorePlace, 'untilCleared' | 'untilClosed' | 'untilReplaced'> = {
  cookie: 'untilCleared',
  localStorage: 'untilCleared',
  sessionStorage: 'untilClosed',
  cacheStorage: 'untilReplaced',
  indexedDB: 'untilReplaced',
  counter: 'untilCleared',
  server: 'untilReplaced',
}

const keptFor = ({ lifetimeSeconds, place }: StoredLine, locale: Locale) =>
  lifetimeSeconds === undefined
    ? storedDataMessages(locale)[ends[place]]
    : formatDuration(locale, lifetimeSeconds)

/** Narrow screens show each row as a card, which takes a table's roles from it unless they are written out. */
function Rows({ label, heads, children }: { label: string; heads: string[]; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: CSS that makes blocks of rows takes their roles away.
    <table className="stored-rows" role="table" aria-label={label}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

function Row({ heads, cells }: { heads: string[]; cells: ReactNode[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: as above.
    <tr role="row">
      {cells.map((cell, index) => (
        // biome-ignore lint/a11y/noRedundantRoles: as above.
        <td key={heads[index]} role="cell">
          {cell}
        </td>
      ))}
    </tr>
  )
}
