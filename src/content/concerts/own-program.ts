import * as z from 'zod/mini'
import { defaultLocale, type Locale } from '../../shared/locales.ts'
import { typeset } from '../../shared/typeset.ts'
import { isReadableIn, toUntranslatedLang } from '../../shared/untranslated.ts'
import { type Fallback, nameSchema, omitAbsent } from '../../strapi/port/fields.ts'
import { type MemberSummary, memberSummarySchema } from '../people/member-summary.ts'
import { type Tracklist, toTracks, tracksSchema } from '../programs/tracklists.ts'

/**
 * What one evening has instead of its program's: a title, performers, works, an encore. Concerts aren't translated, so
 * these texts are in the default language.
 */
export interface OwnProgram {
  /** Works that are played instead of the program's, in their order. */
  works?: Tracklist['tracks']
  encore?: Tracklist['tracks']
  /** What was played in the end, if it differs from what was announced. */
  played?: Tracklist['tracks']
}

/** A concert's own title. If there is one, pages show it instead of the program's name. */
export const ownTitleSchema = z.nullish(z.string().check(z.maxLength(500)))

export const ownProgramShape = {
  performers: z.nullish(z.array(memberSummarySchema)),
  works: tracksSchema,
  encore: tracksSchema,
  played: tracksSchema,
}
const ownProgramSchema = z.object(ownProgramShape)

export function toOwnProgram({ works, encore, played }: z.infer<typeof ownProgramSchema>): OwnProgram {
  const toList = (tracks: z.infer<typeof tracksSchema>) =>
    tracks?.length ? toTracks(tracks, defaultLocale) : undefined
  return omitAbsent({ works: toList(works), encore: toList(encore), played: toList(played) })
}

/**
 * Returns a concert's title as a page in `locale` shows it; `undefined` where the program's name says more to its readers:
 * the title is written in letters that they don't read, and the program is translated.
 *
 * @param program the concert's program, by the name that the page would show
 */
export function toOwnTitle(
  title: string | null | undefined,
  program: Fallback | undefined,
  locale: Locale,
): ({ name: string } & Fallback) | undefined {
  const name = title?.trim()
  if (!name || !nameSchema.safeParse(name).success) return undefined
  if (!isReadableIn(name, locale) && program && !program.lang) return undefined
  const lang = toUntranslatedLang(name, locale)
  return { name: typeset(defaultLocale, name), ...(lang ? { lang } : {}) }
}

/**
 * Returns who plays: the concert's own performers, and the program's ensembles unless the concert names an ensemble of its
 * own. The ensembles are kept since an editor who enters the evening's soloist doesn't replace the orchestra. Without
 * performers of its own a concert has its program's. Everybody is listed once.
 */
export function chooseCast(
  own: readonly MemberSummary[],
  ofProgram: readonly MemberSummary[],
): MemberSummary[] {
  const stays = own.length === 0 ? ofProgram : ofProgram.filter(({ isEnsemble }) => isEnsemble)
  const cast = own.some(({ isEnsemble }) => isEnsemble) ? own : [...own, ...stays]
  return [...new Map(cast.map((member) => [member.slug, member])).values()]
}
