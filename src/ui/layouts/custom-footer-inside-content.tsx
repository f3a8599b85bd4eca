import { BlockList } from '../blocks/block-list.tsx'
import { Footer } from '../components/footer.tsx'
import type { PageLayoutProps } from './layout-props.ts'

/**
 * `custom-footer-inside-content`: a sheet of paper for terms and contracts, which ends with the footer. For
 * assistive technology the footer stays the site's own, beside `main` and not in it.
 */
export function CustomFooterInsideContentLayout({ page, alternates, entry, data }: PageLayoutProps) {
  return (
    <div className="paper">
      <main id="content">
        <h1 lang={entry.lang}>{entry.title}</h1>
        <div className="blocks">
          <BlockList blocks={entry.blocks} page={page} lang={entry.lang} concerts={data.blockConcerts} />
        </div>
      </main>
      <Footer page={page} alternates={alternates} />
    </div>
  )
}
