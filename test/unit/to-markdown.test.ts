import { expect, it } from 'vitest'
import { toMarkdown } from '../../src/features/assistants/to-markdown.ts'

const write = (html: string) =>
  toMarkdown(
    `<header>menu</header><main>${html}</main><footer>end</footer>`,
    (href) => new URL(href, 'https://tutti.example/c/bach').href,
  )

it.each([
  ['<h1>Bach</h1><p>One <b>evening</b>.</p>', '# Bach\n\nOne **evening**.\n'],
  ['<ul><li>one</li><li>two<ol><li>three</li></ol></li></ul>', '- one\n- two\n  1. three\n'],
  ['<a href="/concerts">All</a>', '[All](https://tutti.example/concerts)\n'],
  ['<a href="/x"><h3>Bach</h3><p>19:30</p></a>', '[Bach 19:30](https://tutti.example/x)\n'],
  ['<dl><div><dt>Doors</dt><dd>18:30</dd></div></dl>', 'Doors: 18:30\n'],
  ['<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>', 'a | b\n1 | 2\n'],
  ['<img alt="The hall" src="/h.webp"><img alt="" src="/i.webp">', '![The hall]\n'],
  ['<p>*not bold* [no link](x) &lt;script&gt;</p>', '\\*not bold\\* \\[no link\\](x) \\<script\\>\n'],
  ['<script>x</script><button>Buy</button><p hidden>no</p><svg><title>no</title></svg><p>yes</p>', 'yes\n'],
  ['<p>one<br>two</p>', 'one\ntwo\n'],
  ['<pre><code>{\n  "a": 1\n}</code></pre>', '```\n{\n  "a": 1\n}\n```\n'],
  ['<ul><li><button>Copy</button></li></ul>', '\n'],
])('%s is written as %j', (html, markdown) => {
  expect(write(html)).toBe(markdown)
})
