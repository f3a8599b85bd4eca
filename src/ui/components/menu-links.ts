import { legalPages, links } from '../../brand/chosen.ts'
import type { MenuItem } from '../../brand/define-brand.ts'
import { siteMessages } from '../../languages/texts.ts'
import { pathTo } from '../../routes/paths.ts'
import { findWrittenLocale, type Locale } from '../../shared/locales.ts'
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

const helpLinkNames = ['help', 'rules', 'offer'] as const

/**
 * Links of the brand to help and to terms.
 *
 * @param helpSite stands in where the brand has no page of help
 */
export const toHelpLinks = (locale: Locale, helpSite?: string): FooterLink[] =>
  helpLinkNames.flatMap((name) => {
    const link = links[name] ?? (name === 'help' ? helpSite : undefined)
    return link ? { href: toLinkHref(locale, link), text: siteMessages(locale).links[name] } : []
  })

/**
 * Links to the brand's legal pages. A page without a text in this language is named in another one, which `lang` gives.
 */
export const toLegalLinks = (locale: Locale): FooterLink[] =>
  legalPages.map(({ name, path, titles }) => {
    const lang = findWrittenLocale(titles, locale)
    return {
      href: localePath(locale, path),
      text: (lang && titles[lang]) ?? name,
      ...(lang && lang !== locale ? { lang } : {}),
    }
  })

/** A brand's link, in the visitor's language where it leads to a page of this site. */
export const toLinkHref = (locale: Locale, link: string): string =>
  link.startsWith('/') ? localePath(locale, link) : link
