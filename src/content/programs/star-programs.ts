import * as z from 'zod/mini'
import { type ZodiacSign, zodiacSigns } from '../../shared/zodiac.ts'
import { definePart } from '../parts/define-part.ts'
import { byPriority, type ProgramSummary, programSummarySchema, toProgramSummary } from './program-summary.ts'

/** A program, and the sign that an editor has chosen it for. */
export interface StarProgram {
  sign?: ZodiacSign
  program: ProgramSummary
}

const starProgramSchema = z.extend(programSummarySchema, { zodiacSign: z.nullish(z.enum(zodiacSigns)) })
/** Programs with their stars' signs of the zodiac, the most important programs first. */
export const starProgramsPart = definePart({
  reads: { program: starProgramSchema },
  make: ({ program }, { locale, mediaUrl }): StarProgram[] =>
    byPriority(program).map(({ zodiacSign, ...each }) => ({
      ...(zodiacSign ? { sign: zodiacSign } : {}),
      program: toProgramSummary(each, locale, mediaUrl),
    })),
})

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
