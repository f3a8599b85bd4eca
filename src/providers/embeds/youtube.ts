import type { EmbedProvider } from '../embed-provider.ts'

/** YouTube. Frames of www.youtube-nocookie.com store nothing before the film is played. */
export const provider: EmbedProvider = {
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
}
