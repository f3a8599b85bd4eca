import { menus } from '../brand/chosen.ts'
import type { City } from '../content/places/cities.ts'
import { siteMessages } from '../i18n/site.ts'
import type { Page } from '../page/define-page.ts'
import type { Head } from '../page/head.ts'
import { Later } from '../page/later.tsx'
import type { Locale } from '../shared/locales.ts'
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
  const { hasAccounts } = page.config
  const t = siteMessages(locale)
  const buttonsOf = (chosen: City | null, isServed?: true) => (
    <>
      <CityButton locale={locale} city={chosen} isServed={isServed} />
      <HeaderButton locale={locale} button={head.button ?? 'concerts'} city={chosen} />
    </>
  )
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
          <Later
            value={city}
            failed={buttonsOf(null)}
            madeOf={(chosen) => ({
              content: chosen ? [chosen] : [],
              otherwise: ['header-buttons', locale, head.button],
            })}
          >
            {(chosen) => buttonsOf(chosen, true)}
          </Later>
        ) : (
          buttonsOf(null)
        )}
        <Island name="Search" load="intent" props={{ locale }}>
          <a className="top-icon" href={localePath(locale, pathTo('search'))} aria-label={t.search}>
            <Icon name="search" />
          </a>
        </Island>
        {hasAccounts ? (
          <a className="top-icon account-link" href={localePath(locale, pathTo('account'))}>
            <Icon name="person" />
            <span data-account-name="">{t.signIn}</span>
            <span className="hidden-text">{t.account}</span>
          </a>
        ) : null}
        <details className="menu" data-menu="">
          <summary className="top-icon" aria-label={t.menu}>
            <Icon name="menu" />
          </summary>
          <nav className="menu-panel" aria-label={t.menu}>
            {hasAccounts ? (
              <a href={localePath(locale, pathTo('account'))} data-account-name="">
                {t.signIn}
              </a>
            ) : null}
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

interface HeaderButtonProps {
  locale: Locale
  button: NonNullable<Head['button']>
  city: City | null
}

/** The one thing to do on this page. «My city» is chosen where it isn't known, without JavaScript out of the list. */
function HeaderButton({ locale, button, city }: HeaderButtonProps) {
  const t = siteMessages(locale).buttons
  if (button === 'city' && !city) {
    return (
      <Island name="CityPicker" load="intent" props={{ locale }}>
        <a className="button" href={localePath(locale, pathTo('cities'))}>
          {t.city}
        </a>
      </Island>
    )
  }
  const [text, href] =
    typeof button === 'object'
      ? [t.ticketsAnchor, localePath(locale, pathTo('tickets', { slug: button.tickets }))]
      : button === 'ticketsAnchor'
        ? [t.ticketsAnchor, '#concerts']
        : button === 'city' && city
          ? [t.city, localePath(locale, pathTo('city', { slug: city.slug }))]
          : [t.concerts, localePath(locale, pathTo('concerts'))]
  return (
    <a className="button" href={href}>
      {text}
    </a>
  )
}
