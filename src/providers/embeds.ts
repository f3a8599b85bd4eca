import type { EmbedProvider } from './embed-provider.ts'

/** Services whose films and music a brand may let into its pages. */
const rows = {
  // Frames of www.youtube-nocookie.com store nothing before the film is played.
  youtube: {
    name: 'YouTube',
    country: 'us',
    hosts: ['www.youtube-nocookie.com'],
    frames: [
      [/^youtube(?:-nocookie)?\.com\/embed\/([\w-]+)(\?.*)?$/, 'https://www.youtube-nocookie.com/embed/$1$2'],
      [/^youtube\.com\/watch\?(?:.*&)?v=([\w-]{11})(?:&.*)?$/, 'https://www.youtube-nocookie.com/embed/$1'],
      [
        /^(?:youtube\.com\/(?:shorts|live)|youtu\.be)\/([\w-]{11})\/?(?:\?.*)?$/,
        'https://www.youtube-nocookie.com/embed/$1',
      ],
      [
        /^youtube\.com\/playlist\?(?:.*&)?list=([\w-]+)(?:&.*)?$/,
        'https://www.youtube-nocookie.com/embed/videoseries?list=$1',
      ],
    ],
  },
  // `dnt=1` asks it to store nothing; `h` is the key of a film that isn't listed.
  vimeo: {
    name: 'Vimeo',
    country: 'us',
    hosts: ['player.vimeo.com'],
    frames: [
      [/^vimeo\.com\/(\d+)\/?(?:\?.*)?$/, 'https://player.vimeo.com/video/$1?dnt=1'],
      [/^vimeo\.com\/(\d+)\/([\da-f]+)\/?(?:\?.*)?$/, 'https://player.vimeo.com/video/$1?h=$2&dnt=1'],
      [/^player\.vimeo\.com\/video\/(\d+)\/?$/, 'https://player.vimeo.com/video/$1?dnt=1'],
    ],
  },
  vk: {
    name: { Latn: 'VK Video', Cyrl: 'VK Видео' },
    country: 'ru',
    isDefaultIn: ['ru'],
    hosts: ['vk.com', 'vkvideo.ru'],
    frames: [
      [
        /^(?:vk\.(?:com|ru)|vkvideo\.ru)\/(?:.*\/)?video(-?\d+)_(\d+)\/?(?:\?.*)?$/,
        'https://vkvideo.ru/video_ext.php?oid=$1&id=$2',
      ],
    ],
  },
  // `p` is the key of a film that isn't listed.
  rutube: {
    name: 'RuTube',
    country: 'ru',
    isDefaultIn: ['ru'],
    hosts: ['rutube.ru'],
    frames: [
      [
        /^rutube\.ru\/(?:video|shorts)\/(?:private\/)?([\da-f]{32})\/?(\?p=[\w-]+)?(?:[?&].*)?$/,
        'https://rutube.ru/play/embed/$1$2',
      ],
    ],
  },
  spotify: {
    name: 'Spotify',
    country: 'se',
    hosts: ['open.spotify.com'],
    frames: [
      [
        /^open\.spotify\.com\/(?:intl-[a-z-]+\/)?(album|artist|episode|playlist|show|track)\/(\w+)\/?(?:\?.*)?$/,
        'https://open.spotify.com/embed/$1/$2',
      ],
    ],
  },
  soundcloud: {
    name: 'SoundCloud',
    country: 'de',
    hosts: ['w.soundcloud.com'],
    frames: [
      [
        /^soundcloud\.com\/([\w-]+\/(?:sets\/)?[\w-]+)\/?(?:\?.*)?$/,
        'https://w.soundcloud.com/player/?url=https%3A//soundcloud.com/$1',
      ],
    ],
  },
  // Its frames are on the host of one country, whichever the address has.
  yandex: {
    name: { Latn: 'Yandex Music', Cyrl: 'Яндекс Музыка' },
    country: 'ru',
    isDefaultIn: ['ru'],
    hosts: ['music.yandex.ru'],
    frames: [
      [
        /^music\.yandex\.(?:ru|com|by|kz|uz)\/(album\/\d+(?:\/track\/\d+)?|users\/[\w.-]+\/playlists\/\d+)\/?(?:\?.*)?$/,
        'https://music.yandex.ru/iframe/$1',
      ],
    ],
  },
} satisfies Record<string, EmbedProvider>

export type EmbedId = keyof typeof rows
export const embedProviders: Readonly<Record<EmbedId, EmbedProvider>> = rows

export const embedIds = Object.keys(embedProviders).filter((id): id is EmbedId =>
  Object.hasOwn(embedProviders, id),
)
