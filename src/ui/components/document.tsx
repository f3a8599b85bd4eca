import type { ReactNode } from 'react'
import type { Announcement } from '../../content/site/site.ts'
import { cityQuestionMessages, siteMessages } from '../../languages/texts.ts'
import { assetUrls, buildId } from '../../rendering/assets.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { canonicalPath, type Head, toTitle } from '../../rendering/head.ts'
import { toBreadcrumbList } from '../../rendering/structured-data/web-page.ts'
import { asksForCity, keepLineScript } from '../../shared/city-question.ts'
import { serviceWorkerPath } from '../../shared/constants.ts'
import { allLocales, type Locale } from '../../shared/locales.ts'
import { newTabId } from '../../shared/new-tab.ts'
import { ConsentBox, readAskedConsentVersion } from './consent.tsx'
import { HeadTags, toHeadFacts } from './head-tags.tsx'
import { Header } from './header.tsx'
import { StructuredData } from './structured-data.tsx'

interface DocumentProps {
  page: Page
  head: Head
  /** Path of the page's entry in Strapi's admin panel; absent for visitors. */
  adminPath?: Promise<string> | undefined
  /** The page's layout: `main` and the footer. */
  children: ReactNode
}

/** The whole HTML document. It needs no content, so it leaves at once. */
export function Document({ page, head, adminPath, children }: DocumentProps) {
  const { locale, config } = page
  return (
    <html
      lang={locale}
      data-light={head.light}
      data-build={buildId}
      data-service-worker={config.SERVICE_WORKER === 'on' ? serviceWorkerPath : undefined}
      data-varies-by-city={page.city ? '' : undefined}
      {...externalServices(page)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <HeadTags {...toHeadFacts(page, head)} />
      </head>
      <body>
        <a className="skip" href="#content">
          {siteMessages(locale).skipToContent}
        </a>
        {adminPath || page.preview ? (
          <Await value={import('./editors-bars.tsx')}>
            {({ EditorsBars }) => <EditorsBars page={page} adminPath={adminPath} />}
          </Await>
        ) : null}
        {page.announcement ? <AnnouncementBar locale={locale} announcement={page.announcement} /> : null}
        <Header page={page} head={head} />
        {head.isOfDesk || !asksForCity ? null : <CityQuestion locale={locale} />}
        {/* The questions that follow come in here: after the header in reading order, and read aloud. */}
        <div className="notices" aria-live="polite" data-notices="" />
        <OnlyIn locale={locale} alternates={head.alternates} />
        <ConsentBox page={page} />
        {children}
        {adminPath && (page.isEditor || !config.hasAccounts) ? (
          <Await value={import('./content-faults.tsx')}>
            {({ ContentFaults }) => <ContentFaults page={page} />}
          </Await>
        ) : null}
        <p id={newTabId} hidden>
          {siteMessages(locale).newTab}
        </p>
        {head.status ? null : (
          <StructuredData
            things={[
              head.trail ? toBreadcrumbList(page, head.trail) : undefined,
              ...(head.structuredData ?? []),
            ]}
          />
        )}
      </body>
    </html>
  )
}

/** Says, in the page's language, in which languages the page is available. */
function OnlyIn({ locale, alternates }: { locale: Locale; alternates: Head['alternates'] }) {
  if (!alternates || alternates[locale] !== undefined) return null
  const written = allLocales.filter((each) => alternates[each] !== undefined)
  return written.length > 0 ? <p className="offer">{siteMessages(locale).onlyIn(written)}</p> : null
}

/**
 * Configuration that the browser's code reads from attributes of `html`. A service that isn't configured has no
 * attribute.
 */
function externalServices({ config, externalServices }: Page) {
  const { analytics, hasStatistics, TICKET_WIDGET_URL, TICKET_WIDGET_STYLES } = config
  return {
    'data-statistics': hasStatistics ? '' : undefined,
    ...(analytics && externalServices.includes('analytics')
      ? {
          'data-analytics': analytics.id,
          'data-analytics-host': analytics.host,
          'data-analytics-storing': analytics.mayStore ? '' : undefined,
          'data-analytics-consent': readAskedConsentVersion(config),
        }
      : {}),
    ...(TICKET_WIDGET_URL && externalServices.includes('ticket-widget')
      ? { 'data-ticket-widget': TICKET_WIDGET_URL, 'data-ticket-widget-styles': TICKET_WIDGET_STYLES }
      : {}),
  }
}

interface FrameDocumentProps {
  page: Page
  head: Head
  children: ReactNode
}

/**
 * The document of a frame on another site: its content without header and footer. Links open in a new tab
 * (`base target`), and the canonical address for search engines is that of the page with the same content.
 */
export function FrameDocument({ page, head, children }: FrameDocumentProps) {
  const { locale, path, origin, names } = page
  const theme = head.frame?.theme
  return (
    <html lang={locale} data-theme={theme} data-light={head.light}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{toTitle(names, path, head.title)}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme ?? assetUrls.schemes.map(({ name }) => name).join(' ')} />
        <link rel="canonical" href={`${origin}${canonicalPath(locale, path, head)}`} />
        <base target="_blank" />
        <link rel="stylesheet" href={assetUrls.styles.embed} />
        <script type="module" src={assetUrls.frame} />
      </head>
      <body>{children}</body>
    </html>
  )
}

/** Four lines of this many letters fit on the narrowest phones; a longer text may have to be scrolled. */
const fittingLength = 110

/**
 * The editor's announcement above the header of every page. It is part of the first bytes, so that nothing moves.
 * `client/navigation/header.ts` lets a visitor close it; later pages of that visitor don't contain it.
 */
function AnnouncementBar({
  announcement: { id, text, href, lang },
  locale,
}: {
  announcement: Announcement
  locale: Locale
}) {
  const t = siteMessages(locale)
  // A text that may scroll must be focusable, to be scrolled by keyboard. A link in it already is.
  const isFocusable = href === undefined && text.length > fittingLength
  return (
    <aside className="announcement" aria-label={t.announcement} data-announcement={id}>
      <p lang={lang} tabIndex={isFocusable ? 0 : undefined}>
        {href ? <a href={href}>{text}</a> : text}
      </p>
      <button type="button" className="announcement-close" hidden aria-label={t.close}>
        ×
      </button>
    </aside>
  )
}

/**
 * The line under the header that asks «Ваш город — Тверь?», and then says which city is shown. It stands in the flow and
 * covers nothing; it is kept free before the page is painted, and filled by `client/city/city-confirmation.ts`.
 */
function CityQuestion({ locale }: { locale: Locale }) {
  const t = cityQuestionMessages(locale)
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: keepLineScript }} />
      <aside className="city-line" aria-label={t.label} data-city-line="">
        <p aria-live="polite" data-city-words="" />
        <button type="button" className="button" data-city-yes="">
          {t.yes}
        </button>
        <button type="button" className="button button-quiet" data-city-choose="">
          {t.choose}
        </button>
        <button type="button" className="button button-quiet" data-city-all="">
          {t.all}
        </button>
        <button
          type="button"
          className="city-line-close"
          aria-label={siteMessages(locale).close}
          data-city-close=""
        >
          ×
        </button>
      </aside>
    </>
  )
}
