import * as z from 'zod/mini'
import { contact } from '../../../brand/chosen.ts'
import type { ContentPageSlug } from '../../../brand/page-texts.ts'
import { readBySlug } from '../../../content/site/entry-by-slug.ts'
import type { PageEntry } from '../../../content/site/page-entry.ts'
import { readPageLists } from '../../../content/site/page-lists.ts'
import type { Block, FormBlock } from '../../../content/text/blocks.ts'
import { NotFound } from '../../../errors.ts'
import { formTexts } from '../../../languages/form-texts.ts'
import { siteMessages } from '../../../languages/texts.ts'
import { readFormConcerts, readInitialValues } from '../../../places/form-concerts.ts'
import { type Action, type Form, formErrorCodes, wasSubmitted } from '../../../rendering/action.ts'
import { definePage, type Page } from '../../../rendering/define-page.ts'
import { type Head, listAlternates } from '../../../rendering/head.ts'
import {
  contentPageTitle,
  findPageForm,
  isShownWithoutEntry,
  pageText,
} from '../../../rendering/page-text.ts'
import { readVoteResults } from '../../../rendering/vote-results.ts'
import { pathTo } from '../../../routes/paths.ts'
import type { FormConcerts, InitialFormValues } from '../../../shared/forms/concert-choice.ts'
import { wordingField } from '../../../shared/forms/form-key.ts'
import { type FormName, toFormWording } from '../../../shared/forms/form-names.ts'
import type { Locale } from '../../../shared/locales.ts'
import { localePath, slugPattern } from '../../../shared/urls.ts'
import { makeLayoutHead, pageLayouts } from '../../../ui/layouts/page-layouts.ts'
import { FormWithErrors, PageWithoutEntry } from '../components/page-forms.tsx'
import { isAboutConcert } from '../forms/submission-forms.ts'

/** The action of a page's form; a page without a form has none. */
function actionOf(form: FormName | undefined): { action?: () => Promise<Action> } {
  if (!form) return {}
  return {
    action: async () => {
      const { createSubmissionAction } = await import('../actions/submission-actions.ts')
      return createSubmissionAction(form)
    },
  }
}

interface Query {
  /** Slug of the concert that the visitor came from: its form begins with it. Links to it stand on other pages. */
  concert?: string | undefined
}
const noQuery: z.ZodMiniType<Query> = z.object({})
const concertQuery: z.ZodMiniType<Query> = z.object({
  concert: z.catch(z.optional(z.string().check(z.regex(slugPattern))), undefined),
})

interface Critical {
  /** `null` when content has no such page; then the brand says what it is for. */
  entry: PageEntry | null
  begun?: InitialFormValues | undefined
  /** The page's form, which was sent and refused. */
  returned?: { form: Form; name: FormName; concerts: FormConcerts; address: string | undefined }
}

/** `/charity`, `/contact` …: an editor's page at an address that the menu counts on. */
export const contentPage = <Slug extends ContentPageSlug>(slug: Slug) => {
  const name = findPageForm(slug)
  return definePage(slug, {
    externalServices: ['embed', 'challenge'],
    query: name && isAboutConcert(name) ? concertQuery : noQuery,
    // A form about one concert is not cached: a copy for each concert would push other pages out of the cache.
    isStored: ({ query }) => query.concert === undefined,
    ...actionOf(name),
    loadCritical: async (page): Promise<Critical> => {
      if (name && page.form && wasSubmitted(page.form)) {
        return { entry: null, returned: await readReturned(page, page.form, name) }
      }
      const { concert } = page.query
      const [entry, begun] = await Promise.all([
        readPageEntry(page, slug),
        name && concert ? readInitialValues(page, name, concert) : undefined,
      ])
      if (!entry && !isShownWithoutEntry(slug)) throw new NotFound(page.path)
      return { entry, begun }
    },
    loadDeferred: (page, critical) => {
      const lists = readPageLists(
        page,
        critical.then(({ entry }) => entry),
        ({ layout }) => pageLayouts[layout],
      )
      return { ...lists, results: readVoteResults(page, lists.votes) }
    },
    head: (page, critical) => toHead(page, slug, critical),
    View: ({ page, data }) => {
      const { entry, begun, returned } = data
      if (returned) return <FormWithErrors page={page} {...returned} />
      if (!entry) {
        return <PageWithoutEntry page={page} slug={slug} form={name} initialValues={begun} />
      }
      const { View } = pageLayouts[entry.layout]
      return (
        <View
          page={page}
          alternates={listAlternates(entry.translations, 'bySlug')}
          entry={withOwnParts(slug, page.locale, entry, begun)}
          data={data}
        />
      )
    },
  })
}

function toHead(page: Page, slug: ContentPageSlug, { entry, begun, returned }: Critical): Head {
  if (returned) {
    const wording = toFormWording(returned.form.typed[wordingField])
    return { title: formTexts(page.locale, returned.name, wording).title, styles: ['forms'] }
  }
  if (entry) {
    return makeLayoutHead(page, withOwnParts(slug, page.locale, entry, begun))
  }
  const title = contentPageTitle(slug, page.locale)
  return {
    title,
    description: pageText(slug, page.locale) ?? title,
    trail: [{ name: title, path: pathTo('bySlug', { slug }) }],
    styles: [
      'reading',
      ...(findPageForm(slug) ? (['forms'] as const) : []),
      ...(slug === 'security' ? (['stored-data'] as const) : []),
    ],
  }
}

/** Reads the entry of a page with a fixed address; `null` if there is none, or if the slug is a program's. */
async function readPageEntry({ content, locale }: Page, slug: ContentPageSlug): Promise<PageEntry | null> {
  const found = await readBySlug(content, locale, slug)
  return found?.kind === 'page' ? found.entry : null
}

/**
 * Does not wait for the page's content: the form comes back with what was typed even while the content service fails.
 */
async function readReturned(page: Page, form: Form, name: FormName) {
  const isUnsent = form.errors.some(({ fault }) => fault === formErrorCodes.notTaken)
  const [concerts, address] = await Promise.all([
    readFormConcerts(page, form.typed),
    isUnsent ? readMailAddress(page) : undefined,
  ])
  return { form, name, concerts, address }
}

/**
 * Returns the orchestra's e-mail address: the first one that editors name on the contact page, otherwise the brand's.
 */
async function readMailAddress(page: Page): Promise<string | undefined> {
  const entry = await readPageEntry(page, 'contact').catch(() => null)
  return findMailAddress(entry?.blocks ?? []) ?? contact.email
}

/** Companies that sell to their people may want a link of their own. */
const toCodegenLink = (locale: Locale) =>
  ({
    kind: 'rich-text',
    html: `<p><a href="${localePath(locale, pathTo('codegen'))}">${siteMessages(locale).codes}</a></p>`,
  }) as const

/**
 * Adds the site's own parts to an editor's page: the page's form if the editor has not placed it, the list of stored
 * data, and a link to partner links. A form that was opened from a concert's page begins with that concert.
 */
function withOwnParts(
  slug: ContentPageSlug,
  locale: Locale,
  entry: PageEntry,
  begun: InitialFormValues | undefined,
): PageEntry {
  const form = findPageForm(slug)
  const isOwnForm = (block: { kind: string; form?: FormName }) => block.kind === 'form' && block.form === form
  const added: FormBlock[] = form && !entry.blocks.some(isOwnForm) ? [{ kind: 'form', form }] : []
  const begin = (block: PageEntry['blocks'][number]) =>
    begun && block.kind === 'form' && isOwnForm(block) ? { ...block, begun } : block
  return {
    ...entry,
    blocks: [
      ...[...entry.blocks, ...added].map(begin),
      ...(slug === 'security' ? [{ kind: 'stored-data' } as const] : []),
      ...(slug === 'b2b' ? [toCodegenLink(locale)] : []),
    ],
  }
}

/** The first e-mail address that an editor's texts link to. */
function findMailAddress(blocks: readonly Block[]): string | undefined {
  const texts = blocks.flatMap((block) => (block.kind === 'rich-text' ? [block.html] : []))
  return texts.map((html) => /href="mailto:([^"?\s@]+@[^"?\s@]+)"/.exec(html)?.[1]).find(Boolean)
}
