import { describe, expect, it } from 'vitest'
import { richTextSchema, toSafeHtml } from '../../src/content/text/rich-text.ts'
import { randomFor, seed } from './seed.ts'

const mediaUrl = (path: string) => new URL(path, 'https://content.example').href
const safe = (text: string | null | undefined) => toSafeHtml(richTextSchema.parse(text), { mediaUrl })

describe('nothing', () => {
  it.each([undefined, null, '', '  \n\t ', '<script>alert(1)</script>', '<!-- note -->'])(
    'is left of %j',
    async (text) => {
      expect(await safe(text)).toBeUndefined()
    },
  )
})

describe('Markdown', () => {
  it.each([
    ['Просто текст', '<p>Просто текст</p>'],
    ['**жирно** и *курсив*', '<p><strong>жирно</strong> и <em>курсив</em></p>'],
    ['## Раздел', '<h2 id="text-раздел">Раздел</h2>'],
    ['- один\n- два', '<ul>\n<li>один</li>\n<li>два</li>\n</ul>'],
    ['1. один', '<ol>\n<li>один</li>\n</ol>'],
    ['> цитата', '<blockquote>\n<p>цитата</p>\n</blockquote>'],
    ['один\nдва', '<p>один<br />два</p>'],
    ['[зал](/venues/hall)', '<p><a href="/venues/hall">зал</a></p>'],
    ['[почта](mailto:a@b.example)', '<p><a href="mailto:a@b.example">почта</a></p>'],
    ['~~1500~~ 900', '<p><del>1500</del> 900</p>'],
    ['один  \nдва', '<p>один<br />два</p>'],
    ['3. третий', '<ol start="3">\n<li>третий</li>\n</ol>'],
    ['`code`', '<p><code>code</code></p>'],
  ])('%j becomes %s', async (text, html) => {
    expect(await safe(text)).toBe(html)
  })

  it('keeps tables', async () => {
    const html = await safe('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(html?.replace(/\s+/g, '')).toBe(
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })
})

describe('HTML', () => {
  it('of allowed tags is kept', async () => {
    const html =
      '<p>Текст <strong>жирно</strong></p>\n<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>'
    expect(await safe(html)).toBe(html)
  })

  it('keeps cells that span several', async () => {
    const html = '<table><tbody><tr><th colspan="2" scope="row">1</th></tr></tbody></table>'
    expect(await safe(html)).toBe(html)
  })

  it('mixed with Markdown becomes one text', async () => {
    expect(await safe('<p>HTML</p>\n\n## Раздел\n\nи **текст** с <b>тегом</b>')).toBe(
      '<p>HTML</p>\n<h2 id="text-раздел">Раздел</h2>\n<p>и <strong>текст</strong> с <b>тегом</b></p>',
    )
  })

  it.each([
    ['# A', '<h2 id="text-a">A</h2>'],
    ['<h1>A</h1>', '<h2 id="text-a">A</h2>'],
    ['<h5>A</h5>', '<h4 id="text-a">A</h4>'],
    ['###### A', '<h4 id="text-a">A</h4>'],
    ['### A', '<h3 id="text-a">A</h3>'],
  ])('heading %s becomes %s, for the page has an h1 of its own', async (text, html) => {
    expect(await safe(text)).toBe(html)
  })

  it('that is left open is closed', async () => {
    expect(await safe('<p>один <b>два')).toBe('<p>один <b>два</b></p>')
  })

  it('keeps a language that is marked', async () => {
    expect(await safe('<p lang="en">text</p>')).toBe('<p lang="en">text</p>')
  })
})

describe('links and pictures', () => {
  it('to another site tell it nothing of the opener', async () => {
    expect(await safe('[x](https://other.example/)')).toContain('rel="noopener"')
  })

  it('open where the visitor is, whatever the editor wrote', async () => {
    expect(await safe('<a href="/a" target="_blank">x</a>')).toBe('<p><a href="/a">x</a></p>')
  })

  it('load lazily and always have an alt', async () => {
    expect(await safe('<img src="/a.jpg">')).toBe(
      '<p><img src="https://content.example/a.jpg" alt="" loading="lazy" /></p>',
    )
  })

  it('keep the alt that the editor wrote', async () => {
    expect(await safe('![Зал](/a.jpg)')).toContain('alt="Зал"')
  })
})

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<script/x>alert(1)</script >',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src=x oNeRrOr="alert(1)" >',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" JaVaScRiPt:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="java&#x09;script:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="\u0001javascript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<img src="data:image/svg+xml;base64,PHN2Zz4=">',
  '<a href="//evil.example/x">x</a>',
  '<a href="/\\evil.example/x">x</a>',
  '<a href="\\\\evil.example/x">x</a>',
  '<a href="/\t/evil.example/x">x</a>',
  '<img src="//evil.example/x.png">',
  '[x](javascript:alert(1))',
  '[x](<javascript:alert(1)>)',
  '[x](data:text/html,x)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x.swf"></object><embed src="x.swf">',
  '<style>body{display:none}</style>',
  '<p style="position:fixed;inset:0">x</p>',
  '<link rel="stylesheet" href="https://evil.example/x.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<base href="https://evil.example/">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<form action="https://evil.example"><input name="card"><button>x</button></form>',
  '<textarea><script>alert(1)</script></textarea>',
  '<template><script>alert(1)</script></template>',
  '<tutti-later id="0"></tutti-later>',
  '<p id="main" class="header" name="x">x</p>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a href="https://ok.example" ping="https://evil.example" download>x</a>',
  '<img srcset="//evil.example/x.png 1x" src="/a.jpg">',
  '<h2 id="x&quot; onclick=&quot;alert(1)">x</h2>',
  '<a name="x&quot;><script>alert(1)</script>">x</a><a href="#x&quot;><script>alert(1)</script>">y</a>',
  '<img data-src="javascript:alert(1)" src="data:image/png;base64,x">',
  '<iframe src="javascript:alert(1)" title="&lt;script&gt;alert(1)&lt;/script&gt;"></iframe>',
  '<audio src="data:text/html,x"></audio>',
  '<p class="MsoListParagraph" style="mso-list:l0"><span style="mso-list:Ignore"><script>alert(1)</script></span>x</p>',
  '<a href="https://www.google.com/url?q=javascript:alert(1)">x</a>',
  '<a href="http://localhost:1337/uploads/../../x">x</a>',
  '[x](java script:alert(1))',
  '**<script>alert(1)</script>**слово',
  '## x {#"onclick=alert(1)}',
  '<span lang="x&quot; onclick=&quot;alert(1)" style="font-weight:bold">x</span>',
  '<table><tr><script>alert(1)</script><td colspan="2&quot; onclick=&quot;x">x<td>y</table>',
  '<video autoplay><source src=x onerror=alert(1)></video>',
]

/** What no text may hold once it is safe; the address rules are read as a browser reads addresses. */
function whatIsUnsafe(html: string): string[] {
  const found: string[] = []
  for (const [, slash, name = '', attributes = ''] of html.matchAll(/<(\/?)([^\s/>]*)([^>]*)>/g)) {
    if (
      !/^(p|br|hr|h[2-4]|strong|b|em|i|u|s|del|q|cite|su[bp]|small|mark|blockquote|[uo]l|li|d[ltd]|a|code|pre|table|caption|thead|tbody|t[rhd]|figure|figcaption|img|abbr|time)$/.test(
        name,
      )
    ) {
      found.push(`tag <${slash}${name}>`)
    }
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=/]+)="([^"]*)"/g)) {
      // An editor's names stand apart from those of the page.
      if (attribute === 'id' && value.startsWith('text-')) continue
      if (
        !/^(href|title|rel|src|alt|width|height|loading|datetime|lang|start|colspan|rowspan|scope)$/.test(
          attribute,
        )
      )
        found.push(attribute)
      if ((attribute === 'href' || attribute === 'src') && !isSafeAddress(value)) found.push(value)
    }
  }
  return found
}

function isSafeAddress(value: string): boolean {
  const written = value.replaceAll('&amp;', '&')
  if (!URL.canParse(written, 'https://site.example/page')) return true
  const address = new URL(written, 'https://site.example/page')
  const isNamed = /^\s*https?:/i.test(written)
  return ['mailto:', 'tel:'].includes(address.protocol) || isNamed || address.host === 'site.example'
}

describe('what an editor must not be able to do', () => {
  it.each(attacks)('%j is made harmless', async (attack) => {
    expect(whatIsUnsafe((await safe(attack)) ?? '')).toEqual([])
  })

  it.each(attacks)('%j is made harmless in the middle of Markdown', async (attack) => {
    const html = await safe(`## Раздел\n\nтекст ${attack} и **ещё**\n\n- ${attack}\n\n| ${attack} |\n|---|`)
    expect(whatIsUnsafe(html ?? '')).toEqual([])
  })

  it.each(attacks)('%j is made harmless inside of HTML', async (attack) => {
    const html = await safe(
      `<h2 id="a">${attack}</h2><div>до ${attack}</div><ul><li>${attack}</ul><dl><dt>${attack}<dd>${attack}</dl><table><caption>${attack}</caption><tr><td>${attack}<td>${attack}</table><b>${attack}<p>x</p></b>`,
    )
    expect(whatIsUnsafe(html ?? '')).toEqual([])
  })

  it('text of a removed script is removed as well', async () => {
    expect(await safe('до <script>alert(1)</script> после')).toBe('<p>до после</p>')
  })

  it('text of an unknown tag is kept', async () => {
    expect(await safe('<p><font color="red">красный</font></p>')).toBe('<p>красный</p>')
  })

  it(`attacks cut up and joined at random are made harmless (seed ${seed})`, async () => {
    const random = randomFor('rich-text')
    const whole = attacks.join('')
    for (let round = 0; round < 400; round++) {
      const pieces = Array.from({ length: random.whole(1, 6) }, () => {
        const start = random.whole(0, whole.length - 1)
        return whole.slice(start, start + random.whole(1, 60))
      })
      const text = pieces.join(random.pick(['', '\n', '"', '>', '<', '`', '\n\n']))
      expect(whatIsUnsafe((await safe(text)) ?? ''), JSON.stringify({ round, text })).toEqual([])
    }
  })
})

describe('an address with a name or a password', () => {
  it.each([
    ['a link', '[текст](https://tutti.example@other.example)'],
    ['a link of HTML', '<a href="HTTPS://name:word@other.example/">текст</a>'],
    ['a picture', '![текст](https://name:word@other.example/a.jpg)'],
  ])('is no address of %s', async (_name, text) => {
    const html = await safe(text)
    expect(html).toContain('текст')
    expect(html).not.toContain('other.example')
  })
})

describe('a long text', () => {
  it('of deeply nested lists and quotes is answered', async () => {
    expect(await safe(`${'> '.repeat(60)}текст`)).toContain('текст')
  })
})

describe('what an editor said of words', () => {
  it.each([
    ['<ul>\n<li lang="en">Encore</li>\n</ul>'],
    ['<table><tbody><tr><td lang="de">Zugabe</td><td>бис</td></tr></tbody></table>'],
    ['<p><abbr title="Большой зал">БЗ</abbr></p>'],
    ['<p><time datetime="2026-12-05">5 декабря</time></p>'],
    ['<p><em lang="it">da capo</em></p>'],
    ['<p><a href="/a" title="Об оркестре" lang="en">About</a></p>'],
  ])('is kept: %s', async (html) => {
    expect(await safe(html)).toBe(html)
  })
})

describe('list items without a list', () => {
  const ofWord = (marker: string, text: string) =>
    `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${marker}</span>${text}</p>`

  it.each([
    [ofWord(' 1. ', 'один') + ofWord(' 2. ', 'два'), '<ol>\n<li>один</li>\n<li>два</li>\n</ol>'],
    [ofWord(' · ', 'один') + ofWord(' · ', 'два'), '<ul>\n<li>один</li>\n<li>два</li>\n</ul>'],
    ['<li>один</li><li>два</li>', '<ul>\n<li>один</li>\n<li>два</li>\n</ul>'],
    ['<li>один</li>\n <li>два</li>', '<ul>\n<li>один</li>\n<li>два</li>\n</ul>'],
    [
      '<li>один</li> слова <li>два</li>',
      '<ul>\n<li>один</li>\n</ul>\n<p>слова</p>\n<ul>\n<li>два</li>\n</ul>',
    ],
  ])('%j become %s', async (text, html) => {
    expect(await safe(text)).toBe(html)
  })
})

describe('an address', () => {
  const mediaUrl = (path: string) => (path.startsWith('http:') ? undefined : path)
  const write = (text: string) => toSafeHtml(richTextSchema.parse(text), { mediaUrl })

  it('of a picture that a page can’t load is read by https', async () => {
    expect(await write('<img src="http://other.example/a.jpg" alt="Зал" />')).toContain(
      'src="https://other.example/a.jpg"',
    )
  })

  it.each([
    ['#hall', '#text-hall'],
    [' #hall ', '#text-hall'],
    ['file:///C:/Users/office/plan.htm#hall', '#text-hall'],
    ['about:blank#hall', '#text-hall'],
    ['HTTPS://docs.google.com/document/d/1/edit#heading=hall', '#text-hall'],
    ['https://other.example/#hall', 'https://other.example/#hall'],
    ['/concerts#hall', '/concerts#hall'],
  ])('%s beside a heading of that name leads to %s', async (href, expected) => {
    expect(await write(`<h2>Hall</h2>\n<p><a href="${href}">x</a></p>`)).toContain(`href="${expected}"`)
  })
})
