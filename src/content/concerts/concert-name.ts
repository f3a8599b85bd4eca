import type { Fallback } from '../../strapi/port/fields.ts'
import type { ConcertSummary } from './concert-summary.ts'

/** What a concert is called: by its own title, else by its program's name. */
export const toConcertName = ({
  title,
  program,
}: Pick<ConcertSummary, 'title' | 'program'>): ({ name: string } & Fallback) | undefined => title ?? program
