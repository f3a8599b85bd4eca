/**
 * Shapes in which the demo content is written by hand: one object per entry with its three languages side by
 * side. `../snapshot.ts` turns them into the rows of a content service.
 *
 * References between entries are slugs. A language that is absent means that the entry isn't translated.
 */
import type { PageLayoutName, ProgramLayoutName } from '../../shared/layout-names.ts'

export type Repertoire = 'film' | 'anime' | 'game'

/** Russian always exists; the site falls back to it. */
export interface Localized<T> {
  ru: T
  en?: T
  th?: T
}

export interface AuthoredProgram {
  slug: string
  repertoire: Repertoire
  layout: ProgramLayoutName
  scene: ProgramScene
  collections: string[]
  categories: string[]
  /** Member slugs. */
  performers: string[]
  durationMinutes: number
  ageLimit: 0 | 6 | 12 | 16 | 18
  /** Higher comes first among «next big programs». */
  priority: number
  tracklists: { title?: Localized<string>; tracks: AuthoredTrack[] }[]
  /** Recordings, by the names of their files. */
  excerpts?: { title: Localized<string>; file: string }[]
  text: Localized<{ name: string; about: string; description: string; longDescription: string }>
}

export interface AuthoredTrack {
  name: string
  composer: { ru: string; en: string }
  /** Film, series or game that the piece is from. */
  source?: { ru: string; en: string }
  note?: Localized<string>
}

export type ProgramScene =
  | 'black-hole'
  | 'spaceship'
  | 'ship'
  | 'castle'
  | 'mountain'
  | 'desert'
  | 'circus'
  | 'night-train'
  | 'noir-street'
  | 'cinema-beam'
  | 'candle-piano'
  | 'crooked-hill'
  | 'brass-spotlight'
  | 'forest-spirit'
  | 'comet'
  | 'giant-robot'
  | 'jazz-moon'
  | 'fox-rooftops'
  | 'wall'
  | 'cherry-bridge'
  | 'lantern-river'
  | 'dream-parade'
  | 'dragon'
  | 'crystal'
  | 'sky-island'
  | 'cavern'
  | 'neon-city'
  | 'griffin-fortress'
  | 'lighthouse-fog'
  | 'farmhouse'
  | 'overgrown-ruins'

export interface AuthoredCollection {
  slug: string
  scene: string
  text: Localized<{ title: string; description: string }>
}

export interface AuthoredMember {
  slug: string
  artistType: string
  /** What the silhouette holds. */
  instrument:
    | 'baton'
    | 'violin'
    | 'viola'
    | 'cello'
    | 'double-bass'
    | 'harp'
    | 'flute'
    | 'oboe'
    | 'clarinet'
    | 'bassoon'
    | 'horn'
    | 'trumpet'
    | 'trombone'
    | 'tuba'
    | 'timpani'
    | 'drums'
    | 'piano'
    | 'organ'
    | 'guitar'
    | 'voice'
  text: Localized<{ fullName: string; fullNameGenitive: string; biography: string }>
}

export interface AuthoredArtistType {
  slug: string
  text: Localized<{ name: string; nameGenitive: string }>
}

export interface AuthoredCategory {
  slug: string
  text: Localized<{ name: string; description: string }>
}

export interface AuthoredCity {
  slug: string
  countryCode: string
  timeZone: string
  latitude: number
  longitude: number
  /** Share of the tour: 3 plays most, 0 has venues but no concerts ahead. */
  weight: 0 | 1 | 2 | 3
  text: Localized<{ name: string; namePrepositional: string; preposition?: string; address?: string }>
}

export interface AuthoredVenue {
  slug: string
  city: string
  latitude: number
  longitude: number
  halls: {
    name: Localized<string>
    seats: number
    kind: 'opera' | 'modern' | 'arena' | 'open-air' | 'church' | 'theatre' | 'round'
  }[]
  text: Localized<{ name: string; address: string; description: string }>
}

export interface AuthoredPost {
  slug: string
  /** Days before today. */
  daysAgo: number
  scene: string
  variant?: number
  programs?: string[]
  text: Localized<{ title: string; summary: string; paragraphs: string[] }>
}

export interface AuthoredArticle {
  slug: string
  daysAgo: number
  category: string
  scene: string
  variant?: number
  text: Localized<{ title: string; summary: string; blocks: AuthoredBlock[] }>
}

export interface AuthoredQaEntry {
  slug: string
  order: number
  /** The page of a concert in this state shows it. */
  topic?: 'sold_out' | 'refund'
  text: Localized<{ question: string; answer: string }>
}

export interface AuthoredPage {
  slug: string
  layout: PageLayoutName
  text: Localized<{ title: string; description?: string; blocks: AuthoredBlock[] }>
}

/** Blocks of the dynamic zone. Texts are in the language of the entry that holds them. */
export type AuthoredBlock =
  | { type: 'rich-text'; body: string }
  | { type: 'image'; picture: { scene: string; variant?: number }; alt: string; caption?: string }
  | { type: 'gallery'; pictures: { scene: string; variant?: number; alt: string }[]; caption?: string }
  | { type: 'quote'; text: string; author?: string }
  | { type: 'video'; url: string; title: string }
  | { type: 'programs'; title?: string; programs: string[] }
  | { type: 'concerts'; title?: string; city?: string; program?: string; limit: number }
  | { type: 'faq'; title?: string; entries: string[] }
  | {
      type: 'form'
      form: 'audition' | 'b2b' | 'contact'
      title?: string
      wording?: 'company' | 'school' | 'park' | 'theatre'
    }
  | { type: 'html-embed'; html: string; title: string }

export interface AuthoredAbout {
  text: Localized<{
    title: string
    description: string
    missionTitle: string
    missionDescription: string
    legalName: string
    legalAddress: string
    inn: string
    ogrn: string
    metaTitle: string
    metaDescription: string
  }>
}

/** Fields of Strapi's type `social`. */
export type SocialNetwork =
  | 'yandex'
  | 'vk'
  | 'spotify'
  | 'youtube'
  | 'apple'
  | 'telegram'
  | 'tiktok'
  | 'odnoklassniki'
  | 'instagram'
  | 'facebook'
  | 'twitter'
  | 'threads'
  | 'linkedin'
  | 'mastodon'
  | 'bluesky'
  | 'line'
  | 'soundcloud'

export interface AuthoredSocial {
  links: Localized<Partial<Record<SocialNetwork, string>>>
}

export interface AuthoredVote {
  slug: string
  genre: string
  opensInDays: number
  closesInDays: number
  text: Localized<{ title: string; description: string }>
  /** `key` stays when an editor renames the track: votes belong to it. */
  options: { key: string; track: string; program: string; scene: ProgramScene }[]
}

export interface AuthoredRedirect {
  from: string
  to: string
}
