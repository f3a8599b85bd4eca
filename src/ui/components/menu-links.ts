import { links, menus } from '../../brand/chosen.ts'
import type { MenuItem } from '../../brand/define-brand.ts'
import { toLegalLinks } from '../../languages/legal-links.ts'
import { siteMessages } from '../../languages/texts.ts'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'

interface MenuLink {
  /** Path of the link without the language prefix. */
  path: string
  /** Path of the link with the language prefix. */
  href: string
  text: string
}

interface FooterLink {
  href: string
  text: string
  /** The language of the text if it isn't the page's. */
  lang?: Locale
}

type FooterGroup = keyof ReturnType<typeof siteMessages>['footerGroups']

type MenuName = Exclude<keyof ReturnType<typeof siteMessages>['menuLinks'], 'help'>

/** A brand's menu in a language. The build has checked that each name is a page's (`tools/build/load-brand.ts`). */
export function toMenuLinks(menu: readonly MenuItem[], locale: Locale): MenuLink[] {
  const texts = siteMessages(locale).menuLinks
  const isMenuName = (name: string): name is MenuName => Object.hasOwn(texts, name) && name !== 'help'
  return menu
    .flatMap((item) => {
      if (typeof item !== 'string') return { path: item.path, text: item.names[locale] ?? item.path }
      return isMenuName(item) ? { path: pathTo(item), text: texts[item] } : []
    })
    .map(({ path, text }) => ({ path, text, href: localePath(locale, path) }))
}

/** Where the footer has a page of the brand's menu; pages that aren't named, also the brand's own, are about the orchestra. */
const groupsOfPages: Readonly<Record<string, FooterGroup>> = {
  concerts: 'concerts',
  programs: 'concerts',
  cities: 'concerts',
  venues: 'concerts',
  votes: 'concerts',
  wishes: 'concerts',
  poster: 'concerts',
  allSeries: 'concerts',
  seasons: 'concerts',
  qa: 'guests',
  contact: 'guests',
  saved: 'guests',
  assistants: 'guests',
  security: 'documents',
} satisfies Partial<Record<MenuName, FooterGroup>>

/** The footer's links by group. */
export function toFooterLinks(
  locale: Locale,
  { hasNotices, hasNewsletter, HELP_URL }: Pick<Page['config'], 'hasNotices' | 'hasNewsletter' | 'HELP_URL'>,
): Record<FooterGroup, FooterLink[]> {
  const t = siteMessages(locale)
  const push = localePath(locale, pathTo('push'))
  const ofMenu = Map.groupBy(
    menus.footer,
    (item) => groupsOfPages[typeof item === 'string' ? item : item.path] ?? 'orchestra',
  )
  const menuOf = (group: FooterGroup): FooterLink[] => toMenuLinks(ofMenu.get(group) ?? [], locale)
  return {
    concerts: menuOf('concerts'),
    orchestra: menuOf('orchestra'),
    guests: [
      ...menuOf('guests'),
      ...(hasNotices ? [{ href: push, text: t.notices }] : []),
      ...(hasNewsletter ? [{ href: `${push}?about=newsletter:news`, text: t.newsletter }] : []),
      ...toHelpLinks(locale, undefined, ['help', 'rules']),
      ...(HELP_URL ? [{ href: HELP_URL, text: t.menuLinks.help }] : []),
    ],
    documents: [
      ...menuOf('documents'),
      ...toHelpLinks(locale, undefined, ['offer']),
      ...toLegalLinks(locale),
    ],
  }
}

const helpLinkNames = ['help', 'rules', 'offer'] as const

/**
 * Links of the brand to help and to terms.
 *
 * @param helpSite stands in where the brand has no page of help
 */
export const toHelpLinks = (
  locale: Locale,
  helpSite?: string,
  names: readonly (typeof helpLinkNames)[number][] = helpLinkNames,
): FooterLink[] =>
  names.flatMap((name) => {
    const link = links[name] ?? (name === 'help' ? helpSite : undefined)
    return link ? { href: toLinkHref(locale, link), text: siteMessages(locale).links[name] } : []
  })

/** A brand's link, in the visitor's language where it leads to a page of this site. */
export const toLinkHref = (locale: Locale, link: string): string =>
  link.startsWith('/') ? localePath(locale, link) : link
