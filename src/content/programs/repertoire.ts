import * as z from 'zod/mini'
import { repertoires } from '../../brand/chosen.ts'

/** What kind of music a program plays: its pages and cards take their light from it. */
export type Repertoire = string

const keys = repertoires.map(({ key }) => key)

/** One of the brand's. */
export const repertoireSchema = z.nullish(
  z.string().check(z.refine((key) => keys.includes(key), { error: `must be one of ${keys.join(', ')}` })),
)
