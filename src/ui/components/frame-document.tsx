import type { ReactNode } from 'react'
import { assetUrls } from '../../rendering/assets.ts'
import type { Page } from '../../rendering/define-page.ts'
import { canonicalPath, type Head, toTitle } from '../../rendering/head.ts'

interface FrameDocumentProps {
  page: Page
  head: Head
  children: ReactNode
}

/**
 * A document for a frame on another site: what is shown, and nothing of the site around it. Whatever is pressed opens in
 * a tab of its own. Search engines are told of the page that it is a part of.
 */
export function FrameDocument({ page, head, children }: FrameDocumentProps) {
  const { locale, path, origin, names } = page
  const theme = head.frame?.theme
  return (
    <html lang={locale} data-theme={theme} data-light={head.light}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{toTitle(names, path, head.title)}</title>
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content={theme ?? assetUrls.schemes.map(({ name }) => name).join(' ')} />
        <link rel="canonical" href={`${origin}${canonicalPath(locale, path, head)}`} />
        <base target="_blank" />
        <link rel="stylesheet" href={assetUrls.styles.embed} />
        <script type="module" src={assetUrls.frame} />
      </head>
      <body>{children}</body>
    </html>
  )
}
