import type { CreativeWork } from 'schema-dts'
import { repertoires } from '../brand/chosen.ts'
import type { Member } from '../content/people/member.ts'
import type { ProgramCollection } from '../content/programs/collection.ts'
import type { Program } from '../content/programs/program.ts'
import type { PageEntry } from '../content/site/page-entry.ts'
import type { Image } from '../content/text/image.ts'
import { takeFirstImage, toExcerpt } from '../content/text/text-preview.ts'
import { siteMessages } from '../languages/texts.ts'
import { pathTo } from '../routes/paths.ts'
import { chooseScene } from '../share-images/share-image.ts'
import { blockStyles } from './block-styles.ts'
import type { Page } from './define-page.ts'
import { type Head, listAlternates } from './head.ts'
import { listHeroPreloads } from './hero-preloads.ts'
import { toOrganizationReference, toProfilePage } from './structured-data/organization.ts'
import { type SiteFacts, toPageUrl, toPictureAddress } from './structured-data/site-facts.ts'
import { toFaqPage, toWebPage } from './structured-data/web-page.ts'

/** Heads of entries' pages. There is one function for each content type, however many addresses lead to an entry. */

/** The head of a program's page. Its layout adds style sheets (`programLayouts`). */
export function makeProgramHead(page: Page, program: Program): Head {
  const isAlbum = program.layout === 'album'
  return {
    title: program.seo.title ?? program.name,
    ...described(program.seo.description ?? program.about ?? toExcerpt(program.descriptionHtml)),
    ...pictured(program.seo.image ?? program.hero),
    shareImage: {
      title: program.name,
      ...(program.repertoire ? { light: program.repertoire } : {}),
      ...chooseScene(program.hero),
    },
    trail: [
      { name: siteMessages(page.locale).menuLinks.programs, path: pathTo('programs') },
      { name: program.name, path: pathTo('bySlug', { slug: program.slug }) },
    ],
    structuredData: [toCreativeWork(page, program)],
    ...(isAlbum ? {} : { preloads: listHeroPreloads({ wide: program.hero, tall: program.poster }) }),
    ...(program.repertoire ? { light: program.repertoire } : {}),
    alternates: listAlternates(program.translations, 'bySlug'),
    edits: { type: 'program', slug: program.slug },
    button: 'ticketsAnchor',
    isEmbeddable: true,
  }
}

/** The head of a member's page. `/{slug}` shows a member too; `/members/{slug}` is the canonical address. */
export function makeMemberHead(page: Page, member: Member): Head {
  const repertoire = member.programs[0]?.repertoire
  return {
    title: member.seo.title ?? member.fullName,
    ...described(member.seo.description ?? toExcerpt(member.biographyHtml)),
    ...pictured(member.seo.image ?? member.photo),
    ...(repertoire ? { light: repertoire } : {}),
    shareImage: {
      title: member.fullName,
      ...(member.artistType ? { place: member.artistType } : {}),
      ...(repertoire ? { light: repertoire } : {}),
    },
    trail: [{ name: member.fullName, path: pathTo('member', { slug: member.slug }) }],
    structuredData: [toProfilePage(page, member)],
    alternates: listAlternates(member.translations, 'member'),
    canonicalPath: pathTo('member', { slug: member.slug }),
    edits: { type: 'member', slug: member.slug },
    styles: ['concerts', 'cards', 'shelves'],
  }
}

export const makeCollectionHead = (page: Page, collection: ProgramCollection): Head => ({
  title: collection.seo.title ?? collection.title,
  ...described(collection.seo.description ?? toExcerpt(collection.descriptionHtml)),
  ...pictured(collection.seo.image ?? collection.hero),
  shareImage: {
    title: collection.title,
    place: siteMessages(page.locale).menuLinks.programs,
    ...chooseScene(collection.hero),
  },
  trail: [
    { name: siteMessages(page.locale).menuLinks.programs, path: pathTo('programs') },
    { name: collection.title, path: pathTo('bySlug', { slug: collection.slug }) },
  ],
  structuredData: [
    toWebPage(page, 'CollectionPage', pathTo('bySlug', { slug: collection.slug }), {
      name: collection.title,
      lang: collection.lang,
      description: toExcerpt(collection.descriptionHtml),
      image: collection.hero,
      parts: collection.programs.map(({ name, slug }) => ({ name, path: pathTo('bySlug', { slug }) })),
    }),
  ],
  alternates: listAlternates(collection.translations, 'bySlug'),
  edits: { type: 'program-collection', slug: collection.slug },
  styles: ['shelves'],
})

/** The head of a page that an editor composed. Its layout adds style sheets (`pageLayouts`). */
export function pageEntryHead(page: Page, entry: PageEntry): Head {
  const firstText = entry.blocks.find((block) => block.kind === 'rich-text')
  const { image } = takeFirstImage(entry.blocks)
  const description = entry.seo.description ?? toExcerpt(firstText?.html)
  const path = pathTo('bySlug', { slug: entry.slug })
  const questions = entry.blocks.flatMap((block) => (block.kind === 'faq' ? block.entries : []))
  return {
    title: entry.seo.title ?? entry.title,
    ...described(description),
    ...pictured(entry.seo.image ?? image),
    shareImage: { title: entry.title },
    trail: [{ name: entry.title, path }],
    structuredData: [
      toWebPage(page, pageTypes.get(entry.slug) ?? 'WebPage', path, {
        name: entry.title,
        lang: entry.lang,
        description,
        image,
      }),
      toFaqPage(page, questions),
    ],
    alternates: listAlternates(entry.translations, 'bySlug'),
    edits: { type: 'page', slug: entry.slug },
    styles: blockStyles(entry.blocks),
  }
}

/** Slugs of pages for which schema.org has a more specific type. */
const pageTypes = new Map<string, 'AboutPage' | 'ContactPage'>([
  ['about', 'AboutPage'],
  ['contact', 'ContactPage'],
])

const described = (description: string | undefined) => (description ? { description } : {})

const pictured = (image: Image | undefined) => (image ? { image } : {})

/**
 * A concert program. Its type is a creative work and not an event: it has neither date nor place, and search engines
 * would report both as missing. The pages of its concerts have them.
 */
function toCreativeWork(site: SiteFacts, program: Program): CreativeWork {
  const description = program.about ?? toExcerpt(program.descriptionHtml)
  const images = [program.hero, program.poster]
    .map((image) => (image ? toPictureAddress(site, image) : undefined))
    .filter((url) => url !== undefined)
  const genre = repertoires.find(({ key }) => key === program.repertoire)?.names[site.locale]
  return {
    '@type': 'CreativeWork',
    name: program.name,
    url: toPageUrl(site, pathTo('bySlug', { slug: program.slug })),
    inLanguage: program.lang ?? site.locale,
    creator: toOrganizationReference(site),
    ...(description ? { description } : {}),
    ...(images.length > 0 ? { image: images } : {}),
    ...(genre ? { genre } : {}),
    ...(program.ageLimit === undefined ? {} : { typicalAgeRange: `${program.ageLimit}-` }),
    ...(program.durationMinutes ? { timeRequired: `PT${program.durationMinutes}M` } : {}),
  }
}
