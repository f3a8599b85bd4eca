import * as z from 'zod/mini'
import { repertoires } from '../../brand/chosen.ts'

/** The kind of music that a program plays. It decides the colours of its pages and cards. */
export type Repertoire = string

const keys = repertoires.map(({ key }) => key)

/** Strapi’s GraphQL answers with an underscore where an enumeration has a hyphen. */
export const toRepertoire = (written: string, keys: readonly Repertoire[]): Repertoire =>
  keys.find((key) => key.replaceAll('-', '_') === written) ?? written

/** Parses one of the brand's kinds of music. */
export const repertoireSchema = z.nullish(
  z.string().check(
    z.overwrite((written) => toRepertoire(written, keys)),
    z.refine((key) => keys.includes(key), { error: `must be one of ${keys.join(', ')}` }),
  ),
)
