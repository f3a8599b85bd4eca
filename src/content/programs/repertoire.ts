import * as z from 'zod/mini'

/** What kind of music a program plays: its pages and cards take their light from it. */
export type Repertoire = 'film' | 'anime' | 'game'

export const repertoireSchema = z.nullish(z.enum(['film', 'anime', 'game']))
