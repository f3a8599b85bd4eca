import { visit } from './visit.ts'

/** The first concert ahead whose row has such a ticket button: `a.buy`, `span.buy`. */
export async function toSlug(button: 'a.buy' | 'span.buy'): Promise<string> {
  const html = await (await visit('/concerts?city=all')).text()
  const [tag, name] = button.split('.')
  const rows = html.split('<li class="stub"').slice(1)
  const row = rows.find((each) => each.includes(`<${tag} class="${name}`))
  const slug = row && /href="\/c\/([\w-]+)"/.exec(row)?.[1]
  if (!slug) throw new Error(`the list has no row with ${button}`)
  return slug
}
