import { pageMessages } from '../../languages/texts.ts'
import type { Locale } from '../../shared/locales.ts'
import { Icon } from '../components/icon.tsx'
import { Picture } from '../components/picture.tsx'
import type { BlockProps } from './block-of.ts'
import { toHostName } from './host-name.ts'

type VideoBlockProps = BlockProps<'video'> & { locale: Locale; sizes: string }

/** A film as a link to where it is shown: nothing is fetched from there before the visitor goes. */
export function VideoBlock({ block, lang, locale, sizes }: VideoBlockProps) {
  return (
    <a className="video" href={block.url} rel="noopener">
      {block.poster ? <Picture image={block.poster} sizes={sizes} alt="" /> : null}
      <span className="video-play" aria-hidden="true" />
      {block.title ? <strong lang={lang}>{block.title}</strong> : null}
      <span className="video-where">
        {pageMessages(locale).watchOn(toHostName(block.url))}
        <Icon name="outside" />
      </span>
    </a>
  )
}
