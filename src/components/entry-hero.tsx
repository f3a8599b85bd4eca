import type { ReactNode } from 'react'
import type { Image } from '../content/image.ts'
import type { Locale } from '../shared/locales.ts'
import { HeroPicture } from './picture.tsx'

interface EntryHeroProps {
  title: string
  lang: Locale | undefined
  lead?: string | undefined
  picture?: Image | undefined
  /** What a phone shows instead. */
  tallPicture?: Image | undefined
  kicker?: ReactNode
  /** The first step and what to know before it. */
  actions?: ReactNode
}

/** The top of a program's page: its picture under a scrim, else staff lines in the page's light. */
export function EntryHero(props: EntryHeroProps) {
  const { title, lang, lead, picture, tallPicture, kicker, actions } = props
  return (
    <section className={picture ? 'entry-hero' : 'entry-hero staff'}>
      <HeroPicture wide={picture} tall={tallPicture} />
      <div className="wrap">
        {kicker ? <p className="kicker">{kicker}</p> : null}
        <h1 lang={lang}>{title}</h1>
        {lead ? (
          <p className="lead" lang={lang}>
            {lead}
          </p>
        ) : null}
        {actions ? <p className="entry-actions">{actions}</p> : null}
      </div>
    </section>
  )
}
