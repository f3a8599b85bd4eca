import type { EmbedProvider } from './embed-provider.ts'
import * as rutube from './embeds/rutube.ts'
import * as soundcloud from './embeds/soundcloud.ts'
import * as spotify from './embeds/spotify.ts'
import * as vimeo from './embeds/vimeo.ts'
import * as vk from './embeds/vk.ts'
import * as yandex from './embeds/yandex.ts'
import * as youtube from './embeds/youtube.ts'

/** Services whose films and music a brand may let into its pages: a row and a file of `embeds/` each, of the same name. */
export const embedProviders = { youtube, vimeo, vk, rutube, spotify, soundcloud, yandex } satisfies Record<
  string,
  { provider: EmbedProvider }
>

export type EmbedId = keyof typeof embedProviders

export const embedIds = Object.keys(embedProviders).filter((id): id is EmbedId =>
  Object.hasOwn(embedProviders, id),
)
