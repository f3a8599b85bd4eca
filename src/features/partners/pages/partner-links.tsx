import { toConcertName } from '../../../content/concerts/concert-name.ts'
import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCities } from '../../../content/places/readers.ts'
import { readProgramNames } from '../../../content/programs/readers.ts'
import { StoreMissing } from '../../../errors.ts'
import { codegenMessages, concertMessages, siteMessages } from '../../../languages/texts.ts'
import { defineAction } from '../../../rendering/action.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { codeParameter, toShortAddress } from '../../../routes/short-links.ts'
import { toQrCode, toQrPath } from '../../../share-images/qr-code.ts'
import { type CodegenQuery, codegenQuerySchema, embedHeightsPx, shortLinkId } from '../../../shared/embed.ts'
import { compareNames, formatFullDay } from '../../../shared/format.ts'
import { localePath } from '../../../shared/urls.ts'
import { Island } from '../../../ui/components/island.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { type LinkableEntries, PartnerLinkForm } from '../components/partner-link-form.tsx'
import { type GeneratedLink, PartnerLinkResult } from '../components/partner-link-result.tsx'
import { toButtonCode, toEmbedCode } from '../embed-code.ts'
import { readEmbedPoster, readEmbedTitle } from '../find-embed.ts'
import { toPartnerLink, toPartnerLinkQuery } from '../partner-link.ts'

interface Critical {
  /** The generated links. Absent if the query names no page, or a page that can't be linked. */
  made?: GeneratedLink
}

interface Deferred {
  pages: Promise<LinkableEntries>
}

/** Number of concerts in the list. The address of any other concert can be typed. */
const concertsShown = 60

/**
 * `/codegen`: links, embed codes and QR codes for partners. The result depends only on the address, which can be
 * bookmarked.
 */
export const partnerLinksPage = definePage('codegen', {
  hasOwnFrames: true,
  query: codegenQuerySchema,
  // Results are for one partner and not cached.
  isStored: ({ query }) => toPartnerLinkQuery(query) === '',
  action: async () => makeShortLinkAction,
  loadCritical: loadPartnerLink,
  loadDeferred: (page) => ({ pages: readLinkableEntries(page) }),
  head: ({ locale, query }, { made }) => ({
    title: codegenMessages(locale).title,
    description: codegenMessages(locale).lead,
    robots: 'noindex',
    styles: ['forms', 'codegen'],
    ...(query.page && !made ? { status: 422 as const } : {}),
  }),
  View: PartnerLinksView,
})

async function loadPartnerLink(page: Page<unknown, CodegenQuery>): Promise<Critical> {
  const { content, query, origin, locale, shortLinks } = page
  const linked = toPartnerLink(query, origin)
  const title = linked && (await readEmbedTitle(content, linked.embed))
  if (!linked || !title) return {}
  const { embed, link, frameAddress, target } = linked
  // If the database fails, the page shows the long address.
  const short = await shortLinks?.findCode(target).catch(() => undefined)
  const address = short && toShortAddress(origin, short)
  const code = toQrCode(address ?? link)
  const linkQuery = toPartnerLinkQuery(query)
  const files = short ? `${linkQuery}&${codeParameter}=${short}` : linkQuery
  return {
    made: {
      title,
      poster: await readEmbedPoster(content, embed).catch(() => undefined),
      heightPx: embedHeightsPx[embed.kind],
      link,
      shortAddress: address,
      shortAddressAction: shortLinks ? `${localePath(locale, pathTo('codegen'))}?${linkQuery}` : undefined,
      frameAddress,
      buttonCode: toButtonCode(link, codegenMessages(embed.locale).buttonText),
      frameCode: toEmbedCode({ address: frameAddress, title, kind: embed.kind }),
      qr: code && {
        path: toQrPath(code),
        size: code.size,
        svg: `${localePath(locale, pathTo('qrSvg'))}?${files}`,
        png: `${localePath(locale, pathTo('qrPng'))}?${files}`,
      },
    },
  }
}

async function readLinkableEntries({ content, locale }: Page): Promise<LinkableEntries> {
  const [programs, cities, { concerts }] = await Promise.all([
    readProgramNames(content, locale),
    readCities(content),
    readConcerts(content, locale, { when: 'upcoming', pageSize: concertsShown }),
  ])
  const inOrder = compareNames(locale)
  return {
    programs: programs.map(({ slug, name, lang }) => ({
      path: localePath(locale, pathTo('bySlug', { slug })),
      name,
      lang,
    })),
    cities: cities
      .map(({ slug, names }) => ({
        path: localePath(locale, pathTo('city', { slug })),
        name: names[locale].name,
      }))
      .sort((one, other) => inOrder(one.name, other.name)),
    concerts: concerts.map((concert) => ({
      path: localePath(locale, pathTo('concert', { slug: concert.slug })),
      name: [
        formatFullDay(locale, concert.date),
        concert.city?.name,
        toConcertName(concert)?.name ?? concertMessages(locale).title,
      ]
        .filter(Boolean)
        .join(', '),
    })),
  }
}

function PartnerLinksView({ page, data }: { page: Page<unknown, CodegenQuery>; data: Critical & Deferred }) {
  const { locale, query } = page
  const t = codegenMessages(locale)
  const { made } = data
  return (
    <PageFrame page={page}>
      <div className="wrap codegen">
        <h1>{t.title}</h1>
        <p className="lead">{t.lead}</p>
        <Island name="Codegen" load="visible" props={{ locale }}>
          <div className="form-card">
            <Await value={data.pages} failed={<p className="note">{siteMessages(locale).loadFailed}</p>}>
              {(pages) => (
                <PartnerLinkForm
                  locale={locale}
                  query={query}
                  pages={pages}
                  isWrong={query.page !== '' && !made}
                />
              )}
            </Await>
          </div>
          {made ? <PartnerLinkResult locale={locale} made={made} query={query} form={page.form} /> : null}
        </Island>
      </div>
    </PageFrame>
  )
}

/** `POST /codegen`: makes a short address for a page. The same page and campaign always get the same one. */
const makeShortLinkAction = defineAction({
  schema: codegenQuerySchema,
  isRepeatable: true,
  handle: async ({ values, page, visitor }) => {
    const links = page.shortLinks
    if (!links) throw new StoreMissing('DB')
    const linked = toPartnerLink(values, page.origin)
    // Only existing pages get a short address, so that nobody can fill the table.
    if (!linked || !(await readEmbedTitle(page.content, linked.embed)))
      return { errors: [{ field: 'page', fault: 'no-page' }] }
    if (!(await links.findCode(linked.target))) await visitor.spend('links')
    await links.create(linked.target)
    return { seeOther: `${pathTo('codegen')}?${toPartnerLinkQuery(values)}#${shortLinkId}` }
  },
})
