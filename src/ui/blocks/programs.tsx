import type { Locale } from '../../shared/locales.ts'
import { ProgramPosters } from '../components/program-posters.tsx'
import type { BlockProps } from './block-of.ts'
import { TitledBlock } from './titled.tsx'

export function ProgramsBlock({ block, lang, locale }: BlockProps<'programs'> & { locale: Locale }) {
  return (
    <TitledBlock title={block.title} lang={lang} className="block-programs">
      <ProgramPosters programs={block.programs} locale={locale} />
    </TitledBlock>
  )
}
