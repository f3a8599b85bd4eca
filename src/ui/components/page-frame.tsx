import type { ReactNode } from 'react'
import { followNetworks } from '../../brand/chosen-providers.ts'
import type { Site } from '../../content/site/site.ts'
import { writeRegistrationNumber, writeTaxNumber } from '../../languages/legal-numbers.ts'
import { shareMessages, siteMessages, themeMessages } from '../../languages/texts.ts'
import { networkName } from '../../providers/network.ts'
import { assetUrls } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { pathTo } from '../../routes/paths.ts'
import { formatYear } from '../../shared/format.ts'
import type { Locale } from '../../shared/locales.ts'
import { themeChoices, themeSwitchId } from '../../shared/theme.ts'
import { localePath } from '../../shared/urls.ts'
import { ConsentChange } from './consent.tsx'
import { Icon, Shape } from './icon.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { toFooterLinks } from './menu-links.ts'

export interface PageFrameProps {
  page: Page
  /** Paths of the content in the site's other languages. */
  alternates?: Head['alternates']
}

/** The frame of nearly every page and layout: the content, then the footer. */
export function PageFrame({ page, alternates, children }: PageFrameProps & { children: ReactNode }) {
  return (
    <>
      <main id="content">{children}</main>
      <Footer page={page} alternates={alternates} />
    </>
  )
}

export function Footer({ page, alternates }: { page: Page; alternates?: Head['alternates'] }) {
  const { locale } = page
  return (
    <>
      <link rel="stylesheet" href={assetUrls.styles.footer} />
      <footer className="bottom">
        <FooterStart page={page} />
        <LanguageLinks page={page} alternates={alternates} />
        <ThemeSwitch locale={locale} />
        <ConsentChange page={page} />
        <InstallButton page={page} />
        <SiteDetails page={page} site={page.site} />
        <p className="bottom-copy">{siteMessages(locale).copyright(formatYear(locale, page.today))}</p>
      </footer>
    </>
  )
}

const footerGroups = ['concerts', 'orchestra', 'guests', 'documents'] as const

function FooterStart({ page: { locale, names, config } }: { page: Page }) {
  const t = siteMessages(locale)
  const links = toFooterLinks(locale, config)
  return (
    <>
      <div className="bottom-mark">
        <Logo name={names.name} logo={names.logo} />
      </div>
      <nav className="bottom-nav" aria-label={t.footerMenu}>
        {footerGroups
          .filter((group) => links[group].length > 0)
          .map((group) => (
            <section key={group}>
              <h2>{t.footerGroups[group]}</h2>
              {links[group].map(({ href, text, lang }) => (
                <a key={href} href={href} lang={lang}>
                  {text}
                </a>
              ))}
            </section>
          ))}
      </nav>
    </>
  )
}

function SiteDetails({ page, site }: { page: Page; site: Site }) {
  const t = siteMessages(page.locale)
  const { about } = site
  return (
    <>
      {site.social.length > 0 ? (
        <ul className="social" aria-label={t.social}>
          {site.social.map(({ network, url }) => (
            <li key={network}>
              <ProfileLink locale={page.locale} network={network} url={url} />
            </li>
          ))}
        </ul>
      ) : null}
      {about ? (
        <address className="legal" lang={about.lang}>
          {[
            about.legalName,
            about.legalAddress,
            about.inn ? writeTaxNumber(page.locale, about.inn) : '',
            about.ogrn ? writeRegistrationNumber(page.locale, about.ogrn) : '',
          ]
            .filter(Boolean)
            .join(', ')}
        </address>
      ) : null}
    </>
  )
}

/** A link to the orchestra's profile in a network. */
function ProfileLink({ locale, network, url }: { locale: Locale; network: string; url: string }) {
  const found = followNetworks[network]
  return (
    <a href={url} rel="me">
      {found?.icon ? <Shape path={found.icon} /> : null}
      {found ? networkName(locale, found.name, shareMessages(locale)) : network}
    </a>
  )
}

/** A hidden button that installs the site as an app. `client/offline/install.ts` shows it where that is possible. */
function InstallButton({ page: { locale } }: { page: Page }) {
  return (
    <p>
      <button type="button" className="button button-quiet" hidden data-install="">
        {siteMessages(locale).installApp}
      </button>
    </p>
  )
}

/**
 * The switch between the system's, the light and the dark theme, if the brand has both. A page is the same for every
 * visitor, so the style sheet shows which theme is chosen (`client/styles/footer.css`), and a script changes it at
 * once (`client/theme/`). Every page has it, so its bytes are counted.
 */
function ThemeSwitch({ locale }: { locale: Locale }) {
  if (assetUrls.schemes.length < 2) return null
  const t = themeMessages(locale)
  return (
    <form id={themeSwitchId} method="post" action={pathTo('chooseTheme')} aria-label={t.theme}>
      {themeChoices.map((choice) => (
        // biome-ignore lint/a11y/useButtonType: it sends the form, as a button without a type does.
        <button key={choice} name="theme" value={choice}>
          {t.choices[choice]}
        </button>
      ))}
    </form>
  )
}

/** Leads home; the browser makes it lead to the previous page of this site where there is one. */
export function BackLink({ locale }: { locale: Locale }) {
  return (
    <a className="back" href={localePath(locale, '/')} data-back>
      <Icon name="back" />
      {siteMessages(locale).back}
    </a>
  )
}
