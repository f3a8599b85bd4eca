import type { Program } from '../../content/programs/program.ts'
import { wishMessages } from '../../languages/texts.ts'
import { Await } from '../../rendering/await.tsx'
import type { Page } from '../../rendering/define-page.ts'
import { pathTo } from '../../routes/paths.ts'
import { localePath } from '../../shared/urls.ts'
import type { ProgramRequest } from '../../shared/votes.ts'

interface ProgramWishProps {
  page: Page
  program: Pick<Program, 'slug'>
  /** Absent where the site takes none. */
  wishes: Promise<ProgramRequest[] | undefined> | undefined
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
      <Await value={wishes}>
        {(all) => {
          const waiting = (all ?? []).reduce(
            (sum, { program, people }) => sum + (program === slug ? people : 0),
            0,
          )
          return waiting > 0 ? <a href={localePath(locale, pathTo('wishes'))}>{t.waiting(waiting)}</a> : null
        }}
      </Await>
    </p>
  )
}
