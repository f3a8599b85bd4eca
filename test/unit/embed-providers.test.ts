import { describe, expect, it } from 'vitest'
import { providerOfFrame, toFrameAddress } from '../../src/providers/embed-provider.ts'
import { type EmbedId, embedIds, embedProviders } from '../../src/providers/embeds.ts'

const all = embedIds.map((id) => embedProviders[id])
const rutubeId = '00000000000000000000000000000001'

const table: [EmbedId, string, string][] = [
  [
    'youtube',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  [
    'youtube',
    'https://m.youtube.com/watch?t=5&v=aqz-KE-bpKQ&list=x',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['youtube', 'https://youtu.be/aqz-KE-bpKQ?si=x', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  [
    'youtube',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  [
    'youtube',
    'https://www.youtube.com/playlist?list=PL1-x',
    'https://www.youtube-nocookie.com/embed/videoseries?list=PL1-x',
  ],
  [
    'youtube',
    'https://www.youtube.com/embed/aqz-KE-bpKQ?start=9',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?start=9',
  ],
  [
    'youtube',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  ],
  ['vimeo', 'https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'vimeo',
    'https://vimeo.com/76979871/8272103f6e?share=copy',
    'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1',
  ],
  ['vimeo', 'https://player.vimeo.com/video/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
  [
    'vk',
    'https://vk.com/video-22822305_456241864',
    'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864',
  ],
  [
    'vk',
    'https://vkvideo.ru/video-22822305_456241864?pl=1',
    'https://vkvideo.ru/video_ext.php?oid=-22822305&id=456241864',
  ],
  ['vk', 'https://vkvideo.ru/@north/video1_2', 'https://vkvideo.ru/video_ext.php?oid=1&id=2'],
  ['rutube', `https://rutube.ru/video/${rutubeId}/`, `https://rutube.ru/play/embed/${rutubeId}`],
  [
    'rutube',
    `https://rutube.ru/video/private/${rutubeId}/?p=k-1&r=x`,
    `https://rutube.ru/play/embed/${rutubeId}?p=k-1`,
  ],
  [
    'spotify',
    'https://open.spotify.com/intl-de/album/1DFixLWuPkv3KT3TnV35m3?si=x',
    'https://open.spotify.com/embed/album/1DFixLWuPkv3KT3TnV35m3',
  ],
  [
    'soundcloud',
    'https://soundcloud.com/north/winter',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/north/winter',
  ],
  [
    'soundcloud',
    'https://soundcloud.com/north/sets/winter',
    'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/north/sets/winter',
  ],
  ['yandex', 'https://music.yandex.ru/album/1/track/2', 'https://music.yandex.ru/iframe/album/1/track/2'],
  [
    'yandex',
    'https://music.yandex.com/users/north/playlists/3',
    'https://music.yandex.ru/iframe/users/north/playlists/3',
  ],
]

describe('an address', () => {
  it('is in the table for every provider', () => {
    expect(new Set(table.map(([id]) => id))).toEqual(new Set(embedIds))
  })

  it.each(table)('of %s, %s, is shown by its frame', (id, address, frame) => {
    expect(toFrameAddress(all, address)).toBe(frame)
    expect(providerOfFrame(all, frame)).toBe(embedProviders[id])
  })

  it.each(table)('of %s, %s, needs its own provider', (id, address) => {
    const others = embedIds.filter((each) => each !== id).map((each) => embedProviders[each])
    expect(toFrameAddress(others, address)).toBeUndefined()
  })

  it.each([
    'https://www.youtube.com/@north',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQtail',
    'https://www.youtube.com/a/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed/aqz-KE-bpKQ/tail',
    'https://youtu.be/aqz-KE-bpKQ/tail',
    'https://www.youtube.com/playlist?list=',
    'https://notyoutube.com/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
    'https://evil.example/?https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
    'https://user:secret@www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://vimeo.com/north',
    'https://vk.com/north',
    'https://rutube.ru/channel/1',
    'https://open.spotify.com/user/north',
    'https://soundcloud.com/north',
    'https://music.yandex.ru/artist/1',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
    'data:text/html,youtu.be/aqz-KE-bpKQ',
    'youtu.be/aqz-KE-bpKQ',
    '',
  ])('%j has no frame', (address) => {
    expect(toFrameAddress(all, address)).toBeUndefined()
  })
})
