import type { AuthoredProgram } from './authored.ts'
import { animePrograms } from './programs-anime.ts'
import { chamberPrograms } from './programs-chamber.ts'
import { filmPrograms } from './programs-film.ts'
import { gamePrograms } from './programs-game.ts'
import { quintetPrograms } from './programs-quintet.ts'

/** Every program of the orchestra: one for each drawn scene. */
export const programs: AuthoredProgram[] = [
  ...filmPrograms,
  ...animePrograms,
  ...gamePrograms,
  ...chamberPrograms,
  ...quintetPrograms,
]
