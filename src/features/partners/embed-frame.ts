import type * as z from 'zod/mini'
import type { Head } from '../../rendering/head.ts'
import { campaignOf } from '../../shared/campaign.ts'
import type { embedQuerySchema } from '../../shared/embed.ts'

export type EmbedQuery = z.infer<typeof embedQuerySchema>

/** The campaign that a frame's address brings; empty where there is none. */
export function campaignOfFrame(query: EmbedQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  return campaignOf(new URLSearchParams(given).toString())
}

/** Partners choose a campaign's words: such pages would only push others out of the cache. */
export const isFrameStored = ({ query }: { query: EmbedQuery }): boolean => campaignOfFrame(query) === ''

/** @param path of the page that the frame shows a part of */
export const frameHead = (query: EmbedQuery, path: string, title: string): Head => ({
  title,
  robots: 'noindex',
  canonicalPath: path,
  frame: query.theme ? { theme: query.theme } : {},
})
