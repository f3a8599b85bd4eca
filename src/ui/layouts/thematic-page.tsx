import { takeFirstImage } from '../../content/text/first-image.ts'
import { BlockList } from '../blocks/block-list.tsx'
import { Prose } from '../components/prose.tsx'
import type { PageLayoutProps, ProgramLayoutProps } from './layout-props.ts'
import { ProgramComposition, ProgramStory } from './program.tsx'

/** `thematic-page`: a program under a whole screen of picture and huge letters, in bands that change sides. */
export function ThematicLayout(props: ProgramLayoutProps) {
  const { lang, hero, poster, descriptionHtml, longDescriptionHtml } = props.program
  return (
    <ProgramStory
      {...props}
      size="whole"
      picture={hero ?? poster}
      description={
        descriptionHtml ? <Prose className="prose prose-large" html={descriptionHtml} lang={lang} /> : null
      }
      story={longDescriptionHtml ? <Prose html={longDescriptionHtml} lang={lang} /> : null}
      isStoryFirst
    />
  )
}

export function ThematicPageLayout({ page, alternates, entry, data }: PageLayoutProps) {
  const { image, blocks } = takeFirstImage(entry.blocks)
  const { title, lang, seo } = entry
  const hero = { title, lang, lead: seo.description, picture: image }
  return (
    <ProgramComposition page={page} alternates={alternates} size="whole" hero={hero}>
      <BlockList blocks={blocks} page={page} lang={lang} concerts={data.blockConcerts} />
    </ProgramComposition>
  )
}
