import { menus } from '../brand/chosen.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import { Later } from '../page/later.tsx'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import { CityButton } from './city-button.tsx'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { toMenuLinks } from './menu-links.ts'

export function Header({ page, head }: { page: Page; head: Head }) {
  const { locale, city, names } = page
  const t = siteMessages(locale)
  const button = head.button ?? 'concerts'
  const concerts = localePath(locale, pathTo('concerts'))
  return (
    <header className={head.isHome ? 'top top-home' : 'top'} data-header="">
      <a className="logo" href={localePath(locale, '/')} aria-label={names.fullName}>
        <Logo names={names} />
      </a>
      <nav className="top-nav" aria-label={t.mainMenu}>
        {toMenuLinks(menus.header, locale).map(({ path, href, text }) => (
          <a key={path} href={href} aria-current={page.path === path ? 'page' : undefined}>
            {text}
          </a>
        ))}
      </nav>
      <div className="top-tools">
        {city ? (
          <Later value={city} failed={<CityButton locale={locale} city={null} />}>
            {(chosen) => <CityButton locale={locale} city={chosen} isServed />}
          </Later>
        ) : (
          <CityButton locale={locale} city={null} />
        )}
        <a className="button" href={button === 'ticketsAnchor' ? '#concerts' : concerts}>
          {t.buttons[button]}
        </a>
        <Island name="Search" load="intent" props={{ locale }}>
          <a className="top-icon" href={localePath(locale, pathTo('search'))} aria-label={t.search}>
            <Icon name="search" />
          </a>
        </Island>
        <details className="menu" data-menu="">
          <summary className="top-icon" aria-label={t.menu}>
            <Icon name="menu" />
          </summary>
          <nav className="menu-panel" aria-label={t.menu}>
            {toMenuLinks(menus.panel, locale).map(({ path, href, text }) => (
              <a key={path} href={href}>
                {text}
              </a>
            ))}
            <LanguageLinks page={page} alternates={head.alternates} />
          </nav>
        </details>
      </div>
    </header>
  )
}
