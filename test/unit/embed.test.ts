import { describe, expect, it } from 'vitest'
import { toEmbed } from '../../src/content/text/embed.ts'
import { richTextSchema } from '../../src/content/text/rich-text.ts'

const hosts = ['www.youtube-nocookie.com', 'vk.com']
const embedIn = (html: string | null, allowed: string[]) => toEmbed(richTextSchema.parse(html), allowed)
const film = 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'

describe("a frame in an editor's HTML", () => {
  it('is taken with its title and size when its host is allowed', async () => {
    const html = `<iframe src="${film}" width="1280" height="720px" title=" Big Buck Bunny " allowfullscreen></iframe>`
    expect(await embedIn(html, hosts)).toEqual({
      src: film,
      title: 'Big Buck Bunny',
      width: 1280,
      height: 720,
    })
  })

  it('has no size where the HTML gives a share or nonsense', async () => {
    const html = `<iframe src="${film}" width="100%" height="99999"></iframe>`
    expect(await embedIn(html, hosts)).toEqual({ src: film })
  })

  it('is found inside other markup, of which nothing is kept', async () => {
    const html = `<div style="position:fixed"><script>alert(1)</script><iframe src="${film}" onload="alert(1)" srcdoc="<script>"></iframe></div>`
    expect(await embedIn(html, hosts)).toEqual({ src: film })
  })

  it('is the first one whose host is allowed', async () => {
    const html = `<iframe src="https://evil.example/"></iframe><iframe src="${film}"></iframe>`
    expect(await embedIn(html, hosts)).toEqual({ src: film })
  })

  it.each([
    'https://evil.example/',
    'https://youtube-nocookie.com.evil.example/',
    'https://evil.example/?https://vk.com/',
    'https://vk.com.evil.example/',
    'https://vk.com:8443/',
    'https://vk.com@evil.example/',
    'https://user:secret@vk.com/',
    '/vk.com',
    'https://m.vk.com/',
    'javascript:alert(1)',
    'java&#10;script:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'blob:https://vk.com/1',
    '',
  ])('of %s is dropped', async (src) => {
    expect(await embedIn(`<iframe src="${src}"></iframe>`, hosts)).toBeUndefined()
  })

  it.each([
    ['without a scheme', 'vk.com/video_ext.php?id=1', 'https://vk.com/video_ext.php?id=1'],
    ['with two slashes', '//vk.com/video_ext.php?id=1', 'https://vk.com/video_ext.php?id=1'],
    ['by http', 'http://vk.com/video_ext.php?id=1', 'https://vk.com/video_ext.php?id=1'],
    ['with www., where the list has none', 'https://www.vk.com/x', 'https://vk.com/x'],
    [
      'without www., where the list has it',
      'https://youtube-nocookie.com/embed/x',
      'https://www.youtube-nocookie.com/embed/x',
    ],
    ['between spaces', ' https://vk.com/x\u200b', 'https://vk.com/x'],
  ])('is found where its address is typed %s', async (_how, src, meant) => {
    expect((await embedIn(`<iframe src="${src}"></iframe>`, hosts))?.src).toBe(meant)
  })

  it('of a film’s page is the film’s frame, of the host that stores nothing', async () => {
    const html = '<iframe src="https://www.youtube.com/watch?v=aqz-KE-bpKQ"></iframe>'
    expect(await embedIn(html, hosts)).toEqual({ src: film })
    expect(await embedIn(html, ['vk.com'])).toBeUndefined()
  })

  it.each([
    '',
    null,
    'https://vk.com/',
    '<script src="https://vk.com/widget.js"></script>',
    `<object data="${film}"></object>`,
    `<embed src="${film}">`,
    `<!-- <iframe src="${film}"></iframe> -->`,
    `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  ])('is missing in %j', async (html) => {
    expect(await embedIn(html, hosts)).toBeUndefined()
  })

  it('is dropped when no host is allowed at all', async () => {
    expect(await embedIn(`<iframe src="${film}"></iframe>`, [])).toBeUndefined()
  })
})
