import type { ReactNode } from 'react'
import { siteMessages } from '../i18n/site.ts'
import { assets, fontsOf } from '../page/assets.ts'
import type { Page } from '../page/define-page.ts'
import { feedLinks } from '../page/feed-links.ts'
import { canonicalPath, type Head, hreflangLinks, toTitle } from '../page/head.ts'
import { toBreadcrumbList } from '../page/structured-data/breadcrumb-list.ts'
import { serviceWorkerPath } from '../shared/constants.ts'
import { newTabId } from '../shared/new-tab.ts'
import { toSrcSet } from '../shared/src-set.ts'
import { toThemeMedia } from '../shared/theme.ts'
import { localePath } from '../shared/urls.ts'
import { AdminBar } from './admin-bar.tsx'
import { AnnouncementBar } from './announcement-bar.tsx'
import { CityConfirmation } from './city-confirmation.tsx'
import { ConsentBox } from './consent.tsx'
import { Header } from './header.tsx'
import { LanguageOffer } from './language-offer.tsx'
import { ShareTags } from './share-tags.tsx'
import { StructuredData } from './structured-data.tsx'

interface DocumentProps {
  page: Page
  head: Head
  /** The page's layout: `main` and the footer. */
  children: ReactNode
}

/** The whole HTML document. It needs no content, so it leaves at once. */
export function Document({ page, head, children }: DocumentProps) {
  const { locale, path, origin, config, names } = page
  const title = toTitle(names, path, head.title)
  const description = head.description ?? names.description
  const canonical = `${origin}${canonicalPath(locale, path, head)}`
  return (
    <html
      lang={locale}
      data-light={head.light}
      data-build={assets.buildId}
      data-service-worker={config.SERVICE_WORKER === 'on' ? serviceWorkerPath : undefined}
      data-varies-by-city={page.city ? '' : undefined}
      {...externalServices(page)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {head.robots ? <meta name="robots" content={head.robots} /> : null}
        {head.status ? null : <link rel="canonical" href={canonical} />}
        {head.status || head.robots
          ? null
          : hreflangLinks(config.LOCALES, locale, path, head).map((link) => (
              <link
                key={link.hreflang}
                rel="alternate"
                hrefLang={link.hreflang}
                href={`${origin}${link.path}`}
              />
            ))}
        {head.status ? null : feedLinks(page).map((link) => <link key={link.href} {...link} />)}
        {head.status ? null : (
          <ShareTags
            page={page}
            head={head}
            title={head.title?.trim() || title}
            description={description}
            canonical={canonical}
          />
        )}
        {assets.schemes.toReversed().map(({ name, ground }, index, { length }) => (
          <meta
            key={name}
            name="theme-color"
            content={ground}
            media={index < length - 1 ? toThemeMedia(name) : undefined}
          />
        ))}
        <meta name="color-scheme" content={assets.schemes.map(({ name }) => name).join(' ')} />
        {areFontsInLink(page, head)
          ? null
          : fontsOf(locale).map((font) => (
              <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
            ))}
        {head.preloads?.map(({ image, sizes, media }) => (
          <link
            key={image.url}
            rel="preload"
            as="image"
            href={image.url}
            imageSrcSet={toSrcSet(image)}
            imageSizes={sizes}
            media={media}
            fetchPriority="high"
          />
        ))}
        <link rel="stylesheet" href={assets.styles.site} />
        {head.styles?.map((name) => (
          <link key={String(name)} rel="stylesheet" href={assets.styles[name]} />
        ))}
        <link rel="icon" href="/build/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/build/icons/apple-touch-icon.png" />
        <link rel="manifest" href={localePath(locale, '/manifest.webmanifest')} />
        <script type="module" src={assets.main} />
      </head>
      <body>
        <a className="skip" href="#content">
          {siteMessages(locale).skipToContent}
        </a>
        {page.isAdmin || page.isEditor ? <AdminBar page={page} link={head.adminLink} /> : null}
        {page.announcement ? <AnnouncementBar locale={locale} announcement={page.announcement} /> : null}
        <Header page={page} head={head} />
        {/* The questions that follow come in here: after the header in reading order, and read aloud. */}
        <div className="notices" aria-live="polite" data-notices="" />
        <CityConfirmation locale={locale} />
        <LanguageOffer page={page} alternates={head.alternates} />
        <ConsentBox page={page} />
        {children}
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

/** The answer of a page that is kept for everybody names them in its `Link` header (`http/cached-page.ts`). */
const areFontsInLink = ({ kind }: Page, { status }: Head) => kind === 'public' && status === undefined

/** What `client/` reads of the configuration: nothing where nothing is configured. */
function externalServices({ config, externalServices }: Page) {
  const { ANALYTICS_ID, ANALYTICS_CONSENT, TICKET_WIDGET_URL, TICKET_WIDGET_STYLES } = config
  return {
    ...(ANALYTICS_ID && externalServices.includes('analytics')
      ? { 'data-analytics': ANALYTICS_ID, 'data-analytics-consent': ANALYTICS_CONSENT }
      : {}),
    ...(TICKET_WIDGET_URL && externalServices.includes('ticket-widget')
      ? { 'data-ticket-widget': TICKET_WIDGET_URL, 'data-ticket-widget-styles': TICKET_WIDGET_STYLES }
      : {}),
  }
}
