import type { ReactNode } from 'react'
import type { Program } from '../../content/programs/program.ts'
import type { StyleSheet } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import { programHead } from '../../rendering/entry-heads.ts'
import type { Head } from '../../rendering/head.ts'
import type { ProgramLayoutName } from '../../shared/layout-names.ts'
import { AlbumLayout } from './album.tsx'
import type { ProgramLayoutProps } from './layout-props.ts'
import { ProgramLayout } from './program.tsx'
import { ThematicLayout } from './thematic-page.tsx'

interface ProgramLayoutDefinition {
  View: (props: ProgramLayoutProps) => ReactNode
  /** Sheets besides those of every program. */
  styles: StyleSheet[]
}

/** The layouts that a program may choose. */
export const programLayouts: Record<ProgramLayoutName, ProgramLayoutDefinition> = {
  program: { View: ProgramLayout, styles: [] },
  album: { View: AlbumLayout, styles: ['album'] },
  'thematic-page': { View: ThematicLayout, styles: ['thematic'] },
}

/** What the document of a program says of itself, with the style sheets of its layout. */
export function programLayoutHead(page: Page, program: Program): Head {
  const head = programHead(page, program)
  return { ...head, styles: [...(head.styles ?? []), ...programLayouts[program.layout].styles] }
}
