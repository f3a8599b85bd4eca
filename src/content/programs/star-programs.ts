import * as z from 'zod/mini'
import { policies } from '../../cache/policies.ts'
import type { Locale } from '../../shared/locales.ts'
import { type ZodiacSign, zodiacSigns } from '../../shared/zodiac.ts'
import { type ContentQuery, type ContentService, readContent } from '../../strapi/port/client.ts'
import { selectLocalisedIn } from '../../strapi/port/fields.ts'
import { selectLists } from '../../strapi/port/lists.ts'
import { selectNewerFields } from '../../strapi/port/newer-fields.ts'
import {
  type ProgramSummary,
  programSummarySchema,
  selectProgramSummaryFields,
  toProgramSummary,
} from './program-summary.ts'
import { listPrograms } from './programs.ts'

/** A program, and the sign that an editor has chosen it for. */
export interface StarProgram {
  sign?: ZodiacSign
  program: ProgramSummary
}

const starProgramSchema = z.extend(programSummarySchema, { zodiacSign: z.nullish(z.enum(zodiacSigns)) })
const answerSchema = z.object({ programs: z.array(starProgramSchema) })

/** The most programs that are read for the twelve signs; the site has a few dozen. */
const limit = 100

const starProgramsQuery = (locale: Locale): ContentQuery<z.infer<typeof answerSchema>, StarProgram[]> => {
  const list = listPrograms(
    `${selectNewerFields('zodiacSign')} ${selectProgramSummaryFields(selectLocalisedIn(locale))}`,
  )
  return {
    name: `star-programs.${locale}`,
    ...selectLists('query StarPrograms', [list], '$limit: Int'),
    schema: answerSchema,
    map: ({ programs }, { mediaUrl }) =>
      programs.map(({ zodiacSign, ...program }) => ({
        ...(zodiacSign ? { sign: zodiacSign } : {}),
        program: toProgramSummary(program, locale, mediaUrl),
      })),
    policy: policies.texts,
  }
}

/** Programs with their stars' signs of the zodiac, the most important programs first. */
export const readStarPrograms = async (content: ContentService, locale: Locale): Promise<StarProgram[]> =>
  (await readContent(content, starProgramsQuery(locale), { limit })) ?? []

/**
 * Chooses the program of a zodiac sign: the first that an editor has assigned to it. A sign without one, or any sign of
 * a content model without the field, gets one of the programs that are assigned to no sign. The choice is always the
 * same, and differs between signs while there are enough programs.
 */
export function chooseStarProgram(
  programs: readonly StarProgram[],
  sign: ZodiacSign,
): ProgramSummary | undefined {
  const own = programs.find((each) => each.sign === sign)
  if (own) return own.program
  const free = programs.filter((each) => each.sign === undefined)
  const others = free.length > 0 ? free : programs
  return others[zodiacSigns.indexOf(sign) % others.length]?.program
}
