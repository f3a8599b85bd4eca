import type { ReactNode } from 'react'
import type { Block } from '../../content/text/blocks.ts'
import type { Locale } from '../../shared/locales.ts'

interface TitledBlockProps {
  title: string | undefined
  lang: Locale | undefined
  className: string
  id?: string | undefined
  children: ReactNode
}

/** A block under its own heading, where the editor gave it one. */
export function TitledBlock({ title, lang, className, id, children }: TitledBlockProps) {
  return (
    <section className={className} id={id}>
      {title ? <h2 lang={lang}>{title}</h2> : null}
      {children}
    </section>
  )
}

export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

/** Props of a block's component. `lang` is the language of its texts if it isn't the page's. */
export interface BlockProps<Kind extends Block['kind']> {
  block: BlockOf<Kind>
  lang: Locale | undefined
}
