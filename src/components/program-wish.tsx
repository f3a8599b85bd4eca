import type { Program } from '../content/programs/program.ts'
import { wishMessages } from '../i18n/wishes.ts'
import type { Page } from '../page/define-page.ts'
import { Later } from '../page/later.tsx'
import { pathTo } from '../shared/paths.ts'
import { localePath } from '../shared/urls.ts'
import type { Wish } from '../shared/votes.ts'

interface ProgramWishProps {
  page: Page
  program: Pick<Program, 'slug'>
  /** Absent where the site takes none. */
  wishes: Promise<Wish[] | undefined> | undefined
}

/** On everybody's page: the way to say in which city one wants the program, and how many do. */
export function ProgramWish({ page: { locale }, program: { slug }, wishes }: ProgramWishProps) {
  if (!wishes) return null
  const t = wishMessages(locale)
  return (
    <p className="after">
      <a className="button button-quiet" href={localePath(locale, pathTo('wish', { slug }))}>
        {t.wish}
      </a>{' '}
      <Later value={wishes}>
        {(all) => {
          const waiting = (all ?? []).reduce(
            (sum, { program, people }) => sum + (program === slug ? people : 0),
            0,
          )
          return waiting > 0 ? <a href={localePath(locale, pathTo('wishes'))}>{t.waiting(waiting)}</a> : null
        }}
      </Later>
    </p>
  )
}
