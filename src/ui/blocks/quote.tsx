import type { BlockProps } from './block-of.ts'

export function QuoteBlock({ block, lang }: BlockProps<'quote'>) {
  return (
    <figure className="quote" lang={lang}>
      <blockquote>
        <p>{block.text}</p>
      </blockquote>
      {block.author ? <figcaption>{block.author}</figcaption> : null}
    </figure>
  )
}
