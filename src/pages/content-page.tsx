import { contact } from '../brand/chosen.ts'
import type { ContentPageSlug } from '../brand/page-texts.ts'
import { PageFrame } from '../components/page-frame.tsx'
import { StoredData } from '../components/stored-data.tsx'
import { readBySlug } from '../content/site/by-slug.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import { readPageLists } from '../content/site/page-lists.ts'
import { pageLayouts } from '../editor-layouts/page-layouts.ts'
import { NotFound } from '../errors.ts'
import { contentPageMessages } from '../i18n/content-pages.ts'
import { alternatesOf } from '../page/alternates.ts'
import { definePage, type Page } from '../page/define-page.ts'
import { pageEntryHead } from '../page/entry-heads.ts'
import { isShownWithoutEntry, pageText } from '../page/page-text.ts'
import { pathTo } from '../shared/paths.ts'
import { localePath, telHref } from '../shared/urls.ts'

/** `/charity`, `/contact` …: an editor's page at an address that the menu counts on. */
export const contentPage = <Slug extends ContentPageSlug>(slug: Slug) =>
  definePage(slug, {
    externalServices: ['embed'],
    // `null` when content has no such page; then the brand says what it is for.
    loadCritical: async (page) => {
      const entry = await readPageEntry(page, slug)
      if (!entry && !isShownWithoutEntry(slug)) throw new NotFound(page.path)
      return { entry }
    },
    loadDeferred: (page, critical) =>
      readPageLists(
        page,
        critical.then(({ entry }) => entry),
        ({ layout }) => pageLayouts[layout],
      ),
    head: (page, { entry }) => {
      const own = slug === 'security' ? (['stored-data'] as const) : []
      if (entry)
        return { ...pageEntryHead(page, entry), styles: [...pageLayouts[entry.layout].styles, ...own] }
      const title = contentPageMessages(page.locale).titles[slug]
      return {
        title,
        description: pageText(slug, page.locale) ?? title,
        trail: [{ name: title, path: pathTo('bySlug', { slug }) }],
        styles: ['reading', ...own],
      }
    },
    View: ({ page, data }) => {
      if (!data.entry) return <WithoutEntry page={page} slug={slug} />
      const { View } = pageLayouts[data.entry.layout]
      return (
        <View
          page={page}
          alternates={alternatesOf(data.entry.translations, 'bySlug')}
          entry={slug === 'security' ? withStoredData(data.entry) : data.entry}
          data={data}
        />
      )
    },
  })

/** The page of a fixed address; a program that took its slug isn't one. */
async function readPageEntry({ content, locale }: Page, slug: ContentPageSlug): Promise<PageEntry | null> {
  const found = await readBySlug(content, locale, slug)
  return found?.kind === 'page' ? found.entry : null
}

/** What an editor says of data is theirs; what the site stores, it says itself. */
const withStoredData = (entry: PageEntry): PageEntry => ({
  ...entry,
  blocks: [...entry.blocks, { kind: 'stored-data' }],
})

function WithoutEntry({ page, slug }: { page: Page; slug: ContentPageSlug }) {
  const { locale, config } = page
  const t = contentPageMessages(locale)
  const text = pageText(slug, locale)
  const { email, phone } = contact
  const isContact = slug === 'contact'
  const links = [
    { href: `mailto:${email}`, text: email, isShown: isContact && email !== undefined },
    { href: telHref(phone ?? ''), text: phone, isShown: isContact && phone !== undefined },
    { href: localePath(locale, '/contact'), text: t.contact, isShown: !isContact },
    { href: config.HELP_URL ?? '', text: t.help, isShown: config.HELP_URL !== undefined },
    { href: localePath(locale, pathTo('qa')), text: t.questions, isShown: true },
    { href: localePath(locale, pathTo('concerts')), text: t.schedule, isShown: true },
  ].filter(({ isShown }) => isShown)
  return (
    <PageFrame page={page}>
      <div className="wrap">
        <h1>{t.titles[slug]}</h1>
        {text ? <p className="lead">{text}</p> : null}
        <p className="link-row">
          {links.map(({ href, text }) => (
            <a key={href} className="button button-quiet" href={href}>
              {text}
            </a>
          ))}
        </p>
        {slug === 'security' ? <StoredData page={page} /> : null}
      </div>
    </PageFrame>
  )
}
