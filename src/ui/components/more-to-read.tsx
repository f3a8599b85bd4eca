import { menus } from '../../brand/chosen.ts'
import type { MorePages, NamedEntry } from '../../content/reading/more-pages.ts'
import { readingMessages } from '../../languages/texts.ts'
import type { SlugAddressName } from '../../routes/addresses.ts'
import { pathTo } from '../../routes/paths.ts'
import type { Locale } from '../../shared/locales.ts'
import { localePath } from '../../shared/urls.ts'
import { toMenuLinks } from './menu-links.ts'

/** Links to categories, and to editors' pages that no menu has, so that every published page is linked. */
export function MoreToRead({ locale, more }: { locale: Locale; more: MorePages }) {
  const t = readingMessages(locale)
  const inMenus = toMenuLinks(menus.footer, locale).map(({ path }) => path)
  const pages = more.pages.filter(({ slug }) => !inMenus.includes(pathTo('bySlug', { slug })))
  return (
    <>
      <Links title={t.topics} entries={more.categories} address="category" locale={locale} />
      <Links title={t.morePages} entries={pages} address="bySlug" locale={locale} />
    </>
  )
}

interface LinksProps {
  title: string
  entries: readonly NamedEntry[]
  address: SlugAddressName
  locale: Locale
}

function Links({ title, entries, address, locale }: LinksProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <nav className="chips" aria-label={title}>
        {entries.map(({ slug, name, lang }) => (
          <a key={slug} href={localePath(locale, pathTo(address, { slug }))} lang={lang}>
            {name}
          </a>
        ))}
      </nav>
    </section>
  )
}
