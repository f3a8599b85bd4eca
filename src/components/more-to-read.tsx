import type { MorePages, NamedEntry } from '../content/reading/more-pages.ts'
import { readingMessages } from '../i18n/reading.ts'
import type { Locale } from '../shared/locales.ts'
import { localePath, paths } from '../shared/urls.ts'
import { footerSections } from './footer.tsx'

/** Subjects, and editors' pages that no menu has: nothing that is published is without a link to it. */
export function MoreToRead({ locale, more }: { locale: Locale; more: MorePages }) {
  const t = readingMessages(locale)
  const pages = more.pages.filter(({ slug }) => !footerSections.some((section) => section === slug))
  return (
    <>
      <Links title={t.topics} entries={more.categories} toPath={paths.category} locale={locale} />
      <Links title={t.morePages} entries={pages} toPath={paths.bySlug} locale={locale} />
    </>
  )
}

interface LinksProps {
  title: string
  entries: readonly NamedEntry[]
  toPath: (slug: string) => string
  locale: Locale
}

function Links({ title, entries, toPath, locale }: LinksProps) {
  if (entries.length === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <nav className="chips" aria-label={title}>
        {entries.map(({ slug, name, lang }) => (
          <a key={slug} href={localePath(locale, toPath(slug))} lang={lang}>
            {name}
          </a>
        ))}
      </nav>
    </section>
  )
}
