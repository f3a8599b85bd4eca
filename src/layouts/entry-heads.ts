import { heroPreloads } from '../components/picture.tsx'
import type { ProgramCollection } from '../content/collection.ts'
import { toExcerpt } from '../content/excerpt.ts'
import type { Image } from '../content/image.ts'
import type { Member } from '../content/member.ts'
import type { PageEntry } from '../content/page-entry.ts'
import type { Program } from '../content/program.ts'
import { alternatesOf } from '../rendering/alternates.ts'
import type { Head } from '../rendering/head.ts'
import { paths } from '../shared/urls.ts'
import { takeFirstImage } from './first-image.ts'
import { pageLayouts } from './page-layouts.ts'

/** What pages of entries say of themselves: one place for each kind, however many addresses lead to it. */

const adminOf = (type: string) => `/content-manager/collectionType/api::${type}.${type}`

export function programHead(program: Program): Head {
  const isAlbum = program.layout === 'album'
  return {
    title: program.seo.title ?? program.name,
    ...described(program.seo.description ?? program.about ?? toExcerpt(program.descriptionHtml)),
    ...pictured(program.seo.image ?? program.hero),
    ...(isAlbum ? {} : { preloads: heroPreloads({ wide: program.hero, tall: program.poster }) }),
    ...(program.repertoire ? { light: program.repertoire } : {}),
    alternates: alternatesOf(program.translations, paths.bySlug),
    adminLink: adminOf('program'),
    button: 'ticketsAnchor',
    styles: ['content', 'concert'],
  }
}

/** @param toPath a member stands at `/{slug}` and at `/members/{slug}`. */
export function memberHead(member: Member, toPath: (slug: string) => string): Head {
  const repertoire = member.programs[0]?.repertoire
  return {
    title: member.seo.title ?? member.fullName,
    ...described(member.seo.description ?? toExcerpt(member.biographyHtml)),
    ...pictured(member.seo.image ?? member.photo),
    ...(repertoire ? { light: repertoire } : {}),
    alternates: alternatesOf(member.translations, toPath),
    canonicalPath: paths.member(member.slug),
    adminLink: adminOf('member'),
    styles: ['content'],
  }
}

export const collectionHead = (collection: ProgramCollection): Head => ({
  title: collection.seo.title ?? collection.title,
  ...described(collection.seo.description ?? toExcerpt(collection.descriptionHtml)),
  ...pictured(collection.seo.image ?? collection.hero),
  alternates: alternatesOf(collection.translations, paths.bySlug),
  adminLink: adminOf('program-collection'),
  styles: ['content'],
})

export function pageEntryHead(entry: PageEntry): Head {
  const firstText = entry.blocks.find((block) => block.kind === 'rich-text')
  const { image } = takeFirstImage(entry.blocks)
  const { styles } = pageLayouts[entry.layout]
  return {
    title: entry.seo.title ?? entry.title,
    ...described(entry.seo.description ?? toExcerpt(firstText?.html)),
    ...pictured(entry.seo.image ?? image),
    alternates: alternatesOf(entry.translations, paths.bySlug),
    adminLink: adminOf('page'),
    styles,
  }
}

const described = (description: string | undefined) => (description ? { description } : {})

const pictured = (image: Image | undefined) => (image ? { image } : {})
