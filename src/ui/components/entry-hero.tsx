import type { ReactNode } from 'react'
import type { Image } from '../../content/text/image.ts'
import type { Locale } from '../../shared/locales.ts'
import { HeroPicture } from './picture.tsx'

export interface HeroWordsProps {
  title: string
  lang: Locale | undefined
  lead?: string | undefined
  /** Text above the title: a date or a category. */
  kicker?: ReactNode
  /** The first step and what to know before it. */
  actions?: ReactNode
}

export interface EntryHeroProps extends HeroWordsProps {
  picture?: Image | undefined
  /** Picture that phones show instead of `picture`. */
  tallPicture?: Image | undefined
  /** `whole`: as high as the screen, in huge letters. */
  size?: keyof typeof sizes
}

const sizes = { usual: 'entry-hero', whole: 'theme-hero' } as const

/** The top of a program's page: its picture under a scrim, else staff lines in the page's light. */
export function EntryHero({ picture, tallPicture, size = 'usual', ...words }: EntryHeroProps) {
  return (
    <section className={picture ? sizes[size] : `${sizes[size]} staff`}>
      <HeroPicture wide={picture} tall={tallPicture} />
      <div className="wrap">
        <HeroWords {...words} />
      </div>
    </section>
  )
}

/** Title, lead and buttons of a hero: over its picture, beside a cover, or above a text. */
export function HeroWords({ title, lang, lead, kicker, actions }: HeroWordsProps) {
  return (
    <>
      {kicker ? <p className="kicker">{kicker}</p> : null}
      <h1 lang={lang}>{title}</h1>
      {lead ? (
        <p className="lead" lang={lang}>
          {lead}
        </p>
      ) : null}
      {actions ? <p className="entry-actions">{actions}</p> : null}
    </>
  )
}
