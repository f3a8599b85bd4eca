import { readConcerts } from '../../../content/concerts/concerts.ts'
import { readCities } from '../../../content/places/cities.ts'
import { readProgramNames } from '../../../content/programs/programs.ts'
import { codegenMessages, concertMessages, siteMessages } from '../../../languages/texts.ts'
import { Await } from '../../../rendering/await.tsx'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { pathTo } from '../../../routes/paths.ts'
import { type CodegenQuery, codegenQuerySchema } from '../../../shared/codegen.ts'
import { embedHeightsPx } from '../../../shared/embed.ts'
import { compareNames, formatFullDay } from '../../../shared/format.ts'
import { codeParameter, toShortAddress } from '../../../shared/short-links.ts'
import { localePath } from '../../../shared/urls.ts'
import { Island } from '../../../ui/components/island.tsx'
import { PageFrame } from '../../../ui/components/page-frame.tsx'
import { type LinkedPages, PartnerLinkForm } from '../components/partner-link-form.tsx'
import { type GeneratedLink, PartnerLinkResult } from '../components/partner-link-result.tsx'
import { toButtonCode, toEmbedCode } from '../embed-code.ts'
import { findPoster } from '../find-poster.ts'
import { findTitle } from '../find-title.ts'
import { toPartnerLink, toPartnerLinkQuery } from '../partner-link.ts'
import { toQrCode, toQrPath } from '../qr-code.ts'

interface Critical {
  /** Absent where nothing is asked for, or nothing that can be linked. */
  made?: GeneratedLink
}

interface Deferred {
  pages: Promise<LinkedPages>
}

/** A list to choose from is for what is promoted soon; the address of any other concert may be given. */
const concertsShown = 60

/** `/codegen`: what partners put on their own pages and posters. Made of its address alone, so that it can be kept. */
export const partnerLinksPage = definePage('codegen', {
  hasOwnFrames: true,
  query: codegenQuerySchema,
  // What was typed is nobody else's.
  isStored: ({ query }) => toPartnerLinkQuery(query) === '',
  action: async () => (await import('../actions/make-short-link.ts')).makeShortLinkAction,
  loadCritical: loadMade,
  loadDeferred: (page) => ({ pages: readPages(page) }),
  isGuess: ({ query }, { made }) => query.page !== '' && !made,
  head: ({ locale, query }, { made }) => ({
    title: codegenMessages(locale).title,
    description: codegenMessages(locale).lead,
    robots: 'noindex',
    styles: ['forms', 'codegen'],
    ...(query.page && !made ? { status: 422 as const } : {}),
  }),
  View: CodegenView,
})

async function loadMade(page: Page<unknown, CodegenQuery>): Promise<Critical> {
  const { content, query, origin, locale, shortLinks } = page
  const linked = toPartnerLink(query, origin)
  const title = linked && (await findTitle(content, linked.found))
  if (!linked || !title) return {}
  const { found, link, frame, target } = linked
  const links = shortLinks
  // Without the database the long address is as good.
  const short = await links?.findCode(target).catch(() => undefined)
  const address = short && toShortAddress(origin, short)
  const embed = { address: frame, title, kind: found.kind }
  const code = toQrCode(address ?? link)
  const asked = toPartnerLinkQuery(query)
  const files = short ? `${asked}&${codeParameter}=${short}` : asked
  return {
    made: {
      title,
      poster: await findPoster(content, found).catch(() => undefined),
      heightPx: embedHeightsPx[found.kind],
      link,
      short: address,
      makesShort: links ? `${localePath(locale, pathTo('codegen'))}?${asked}` : undefined,
      frame,
      buttonCode: toButtonCode(link, codegenMessages(found.locale).buttonText),
      frameCode: toEmbedCode(embed),
      qr: code && {
        path: toQrPath(code),
        size: code.size,
        svg: `${localePath(locale, pathTo('qrSvg'))}?${files}`,
        png: `${localePath(locale, pathTo('qrPng'))}?${files}`,
      },
    },
  }
}

async function readPages({ content, locale, today }: Page): Promise<LinkedPages> {
  const [programs, cities, { concerts }] = await Promise.all([
    readProgramNames(content, locale),
    readCities(content),
    readConcerts(content, locale, today, { when: 'upcoming', pageSize: concertsShown }),
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
    concerts: concerts.map(({ slug, date, city, program }) => ({
      path: localePath(locale, pathTo('concert', { slug })),
      name: [formatFullDay(locale, date), city?.name, program?.name ?? concertMessages(locale).title]
        .filter(Boolean)
        .join(', '),
    })),
  }
}

function CodegenView({ page, data }: { page: Page<unknown, CodegenQuery>; data: Critical & Deferred }) {
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
