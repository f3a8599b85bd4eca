/** Safe HTML as a reader of a test sees it: a line for each block, with the blocks that it stands in. */

const shortNames: Record<string, string> = { strong: 'b', em: 'i', del: 's' }
const inLine = new Set('strong b em i del s u code sup sub cite q small mark abbr time'.split(' '))

export function toOutline(html: string): string {
  const lines: string[] = []
  const open: string[] = []
  const links: string[] = []
  let line = ''
  const end = () => {
    const text = line.replace(/\s+/g, ' ').trim()
    if (text) lines.push(`${open.join(' ')}: ${text}`)
    line = ''
  }
  for (const [piece, slash, name, attributes = ''] of html.matchAll(
    /<(\/?)([a-z][a-z0-9]*)([^>]*)>|[^<]+/g,
  )) {
    const of = (attribute: string) => new RegExp(`\\b${attribute}="([^"]*)"`).exec(attributes)?.[1]
    if (name === undefined) line += piece
    else if (name === 'br') line += ' ⏎ '
    else if (name === 'img')
      line += `![${of('alt')}](${of('src')}${of('width') ? ` ${of('width')}×${of('height')}` : ''})`
    else if (name === 'a' && !slash) {
      links.push(of('href') ?? '')
      line += `${of('id') ? `{${of('id')}}` : ''}${of('href') ? '[' : ''}`
    } else if (name === 'a') {
      const href = links.pop()
      line += href ? `](${href})` : ''
    } else if (inLine.has(name)) line += slash ? '}' : `{${shortNames[name] ?? name} `
    else {
      end()
      if (name === 'hr') lines.push('hr')
      else if (slash) open.pop()
      else open.push(`${name}${of('id') ? `#${of('id')}` : ''}${of('start') ? `=${of('start')}` : ''}`)
    }
  }
  end()
  return `${lines.join('\n')}\n`
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
}
