import type { Fallback } from '../../strapi/port/fields.ts'
import type { ConcertSummary } from './concert-summary.ts'

/** Returns a concert's name: its own title, or the name of its program. */
export const toConcertName = ({
  title,
  program,
}: Pick<ConcertSummary, 'title' | 'program'>): ({ name: string } & Fallback) | undefined => title ?? program
