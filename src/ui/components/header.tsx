import { menus } from '../../brand/chosen.ts'
import type { City } from '../../content/places/cities.ts'
import { siteMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import type { Head } from '../../rendering/head.ts'
import { pathTo } from '../../routes/paths.ts'
import { asksForCity } from '../../shared/city-question.ts'
import type { Locale } from '../../shared/locales.ts'
import { toCompactName } from '../../shared/picker-city.ts'
import { localePath } from '../../shared/urls.ts'
import { Icon } from './icon.tsx'
import { Island } from './island.tsx'
import { LanguageLinks } from './language-links.tsx'
import { Logo } from './logo.tsx'
import { toMenuLinks } from './menu-links.ts'

export function Header({ page, head }: { page: Page; head: Head }) {
  const { locale, city } = page
  const { hasAccounts } = page.config
  const t = siteMessages(locale)
  const cityOf = (chosen: City | null, isServed?: true) => (
    <CityButton locale={locale} city={chosen} isServed={isServed} />
  )
  const buttonOf = (chosen: City | null) => (
    <HeaderButton locale={locale} button={head.button ?? 'concerts'} city={chosen} />
  )
  return (
    <header className={head.isHome ? 'top top-home' : 'top'} data-header="">
      <HeaderStart page={page} />
      <div className="top-tools">
        {city ? (
          <Await value={city} failed={cityOf(null)}>
            {(chosen) => cityOf(chosen, true)}
          </Await>
        ) : asksForCity ? (
          cityOf(null)
        ) : null}
        {hasAccounts ? <AccountLink locale={locale} /> : null}
        {city ? (
          <Await value={city} failed={buttonOf(null)}>
            {buttonOf}
          </Await>
        ) : (
          buttonOf(null)
        )}
        <SearchButton locale={locale} />
        <details className="menu" data-menu="">
          <summary className="top-icon" aria-label={t.menu}>
            <Icon name="menu" />
          </summary>
          <nav className="menu-panel" aria-label={t.menu}>
            <PanelLinks locale={locale} hasAccounts={hasAccounts} />
            {/* The desk offers nobody another language. */}
            <LanguageLinks page={page} alternates={head.isOfDesk ? {} : head.alternates} />
          </nav>
        </details>
      </div>
    </header>
  )
}

const HeaderStart = ({ page: { locale, names, path: current } }: { page: Page }) => (
  <>
    <a className="logo" href={localePath(locale, '/')} aria-label={names.fullName}>
      <Logo name={names.name} logo={names.logo} />
    </a>
    <nav className="top-nav" aria-label={siteMessages(locale).mainMenu}>
      {toMenuLinks(menus.header, locale).map(({ path, href, text }) => (
        <a key={path} href={href} aria-current={current === path ? 'page' : undefined}>
          {text}
        </a>
      ))}
    </nav>
  </>
)

const SearchButton = ({ locale }: { locale: Locale }) => (
  <Island name="Search" load="intent" props={{ locale }}>
    <a
      className="top-icon"
      href={localePath(locale, pathTo('search'))}
      aria-label={siteMessages(locale).search}
    >
      <Icon name="search" />
    </a>
  </Island>
)

/** Says the name of who is signed in as soon as a script knows it: the page is everybody's. */
const AccountLink = ({ locale }: { locale: Locale }) => (
  <a className="top-icon account-link" href={localePath(locale, pathTo('account'))}>
    <Icon name="person" />
    <span data-account-name="">{siteMessages(locale).signIn}</span>
    <span className="hidden-text">{siteMessages(locale).account}</span>
  </a>
)

const PanelLinks = ({ locale, hasAccounts }: { locale: Locale; hasAccounts: boolean }) => (
  <>
    {hasAccounts ? (
      <a href={localePath(locale, pathTo('account'))} data-account-name="">
        {siteMessages(locale).signIn}
      </a>
    ) : null}
    {toMenuLinks(menus.panel, locale).map(({ path, href, text }) => (
      <a key={path} href={href}>
        {text}
      </a>
    ))}
  </>
)

interface HeaderButtonProps {
  locale: Locale
  button: NonNullable<Head['button']>
  city: City | null
}

/**
 * The header's button «Tickets». The page decides where it leads: to the page's own concerts, the list of all concerts, a
 * concert's tickets, or the visitor's city. If the city isn't known, to the page's own concerts.
 */
function HeaderButton({ locale, button, city }: HeaderButtonProps) {
  const isAnchor = button === 'ticketsAnchor' || (button === 'city' && !city)
  const path =
    typeof button === 'object'
      ? pathTo('tickets', { slug: button.tickets })
      : city && button === 'city'
        ? pathTo('city', { slug: city.slug })
        : pathTo('concerts')
  return (
    <a className="button" href={isAnchor ? '#concerts' : localePath(locale, path)}>
      {siteMessages(locale).tickets}
    </a>
  )
}

/**
 * The header's change-city button: a link to the list of cities, which the city picker takes over. Pages that
 * don't vary by city leave the name to the browser (`client/city/header-city.ts`), which has it in storage. It is
 * called what it says, whole where the eye gets the cut name, and then what it does.
 *
 * @param isServed the page is this city's; the browser compares (`client/city/stored-city.ts`).
 */
function CityButton(props: { locale: Locale; city: City | null; isServed?: true | undefined }) {
  const { locale, city, isServed } = props
  const t = siteMessages(locale)
  const name = city?.names[locale].name
  return (
    <Island name="CityPicker" load="intent" props={{ locale }}>
      <a
        className="city-button"
        href={localePath(locale, pathTo('cities'))}
        data-city-link=""
        data-served-city={isServed ? (city?.slug ?? '') : undefined}
        data-all-cities={t.allCities}
        data-all-cities-prepositional={t.allCitiesPrepositional}
      >
        <Icon name="pin" />
        <span className="city-names">
          <span data-city-name-compact="" aria-hidden>
            {toCompactName(name ?? t.city)}
          </span>
          <span data-city-name="">{name ?? t.city}</span>
        </span>
        <span className="hidden-text">{t.changeCity}</span>
      </a>
    </Island>
  )
}
