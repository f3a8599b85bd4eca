import type { ReactNode } from 'react'
import { type MarkedText, MarkedTexts } from './marked-texts.tsx'

interface FactProps {
  name: string
  texts: readonly MarkedText[]
  /** Too long for a column: takes the whole row. */
  isWide?: true
  /** Content that follows the texts of the fact. */
  children?: ReactNode
}

/** One row of a list of facts (`dl.facts`); nothing where nothing is known. Needs the sheet `facts`. */
export function Fact({ name, texts, isWide, children }: FactProps) {
  if (!children && !texts.some(({ text }) => text)) return null
  return (
    <div className={isWide ? 'fact-wide' : undefined}>
      <dt>{name}</dt>
      <dd>
        <MarkedTexts texts={texts} />
        {children ? ' ' : null}
        {children}
      </dd>
    </div>
  )
}
