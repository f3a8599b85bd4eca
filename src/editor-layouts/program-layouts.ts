import type { ReactNode } from 'react'
import type { ProgramLayoutName } from '../shared/layout-names.ts'
import { AlbumLayout } from './album.tsx'
import type { ProgramLayoutProps } from './layout-props.ts'
import { ProgramLayout } from './program.tsx'
import { ThematicLayout } from './thematic-page.tsx'

/** The component of each layout that a program may choose. */
export const programLayoutViews: Record<ProgramLayoutName, (props: ProgramLayoutProps) => ReactNode> = {
  program: ProgramLayout,
  album: AlbumLayout,
  'thematic-page': ThematicLayout,
}
