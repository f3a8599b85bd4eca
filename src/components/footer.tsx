import { menus } from '../brand/chosen.ts'
import type { SocialNetwork } from '../brand/social-networks.ts'
import type { Site } from '../content/site/site.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import { Later } from '../page/later.tsx'
import { formatYear } from '../shared/format.ts'
import { ConsentChange } from './consent.tsx'
import { Icon } from './icon.tsx'
import { InstallButton } from './install-button.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { toHelpLinks, toMenuLinks } from './menu-links.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const networkNames: Record<SocialNetwork, string> = {
  yandex: 'Яндекс Музыка',
  vk: 'ВКонтакте',
  spotify: 'Spotify',
  youtube: 'YouTube',
  apple: 'Apple Music',
  telegram: 'Telegram',
  tiktok: 'TikTok',
}

export function Footer({ page, alternates }: { page: Page; alternates?: Head['alternates'] }) {
  const { locale, config } = page
  const t = siteMessages(locale)
  return (
    <footer className="bottom">
      <div className="bottom-mark">
        <Logo names={page.names} />
      </div>
      <nav className="bottom-nav" aria-label={t.footerMenu}>
        {toMenuLinks(menus.footer, locale).map(({ path, href, text }) => (
          <a key={path} href={href}>
            {text}
          </a>
        ))}
        {toHelpLinks(locale).map(({ href, text }) => (
          <a key={href} href={href}>
            {text}
          </a>
        ))}
        {config.HELP_URL ? <a href={config.HELP_URL}>{t.menuLinks.help}</a> : null}
      </nav>
      <LanguageLinks page={page} alternates={alternates} />
      <ThemeSwitch locale={locale} />
      <ConsentChange page={page} />
      <InstallButton page={page} />
      <Later
        value={page.site}
        madeOf={({ social, about }) => ({ content: [], otherwise: ['site-details', locale, social, about] })}
      >
        {(site) => <SiteDetails page={page} site={site} />}
      </Later>
      <p className="bottom-copy">{t.copyright(formatYear(locale, page.today))}</p>
    </footer>
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
              <a href={url} rel="me">
                <Icon name={network} />
                {networkNames[network]}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {about ? (
        <address className="legal" lang={about.lang}>
          {[
            about.legalName,
            about.legalAddress,
            about.inn ? `${t.inn} ${about.inn}` : '',
            about.ogrn ? `${t.ogrn} ${about.ogrn}` : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </address>
      ) : null}
    </>
  )
}
