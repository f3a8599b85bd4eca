import type { Row } from '../../strapi-emulator/row.ts'
import type { SocialNetwork } from '../content/authored.ts'
import type { Making } from './content.ts'
import { makeStamps } from './dates.ts'
import { makeEditions } from './editions.ts'
import { makeEntryRow, makePublishedRow } from './published-row.ts'

const socialNetworks: readonly SocialNetwork[] = [
  ...(['yandex', 'vk', 'spotify', 'youtube', 'apple', 'telegram', 'tiktok', 'odnoklassniki'] as const),
  ...(['instagram', 'facebook', 'twitter', 'threads', 'linkedin', 'mastodon', 'bluesky'] as const),
  ...(['line', 'soundcloud'] as const),
]

export function voteRows(making: Making): Row[] {
  const { votes, programs } = making.content
  return votes.all.map((edition) => {
    const { entry, locale, text } = edition
    return makePublishedRow(making, edition, {
      ...text,
      genre: entry.genre,
      options: entry.options.map(({ program, scene, ...option }) =>
        making.component('vote.option', {
          ...option,
          listenLink: null,
          image: making.fileOf({ kind: 'hero', scene, alt: '' }),
          program: programs.idOf(program, locale),
        }),
      ),
      opensAt: making.after(entry.opensInDays),
      closesAt: making.after(entry.closesInDays),
      requiresAccount: false,
      results: null,
    })
  })
}

export function redirectRows(making: Making): Row[] {
  return making.content.redirects.map(({ from, to }, index) => ({
    id: index + 1,
    from,
    to,
    ...makeStamps(making, index),
  }))
}

/** A single type has no slug; it is numbered like an entry with one. */
export function makeAboutRows(making: Making): Row[] {
  return makeEditions('about', [{ slug: 'about', ...making.content.about }]).all.map((edition) => {
    const { metaTitle, metaDescription, ...text } = edition.text
    const seo = making.component('shared.seo', { metaTitle, metaDescription, metaImage: null })
    return withoutSlug(makePublishedRow(making, edition, { ...text, seo }))
  })
}

export function makeSocialRows(making: Making): Row[] {
  const { links } = making.content.socialProfiles
  return makeEditions('social', [{ slug: 'social', text: links }]).all.map((edition) => {
    const addresses = socialNetworks.map((network) => [network, edition.text[network] ?? null])
    return withoutSlug(makeEntryRow(making, edition, Object.fromEntries(addresses)))
  })
}

function withoutSlug({ slug, ...row }: Row): Row {
  return row
}
