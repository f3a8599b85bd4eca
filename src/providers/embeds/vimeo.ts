import type { EmbedProvider } from '../embed-provider.ts'

/** Vimeo. `dnt=1` asks it to store nothing; `h` is the key of a film that isn't listed. */
export const provider: EmbedProvider = {
  name: 'Vimeo',
  country: 'us',
  hosts: ['player.vimeo.com'],
  frames: [
    [/^vimeo\.com\/(\d+)\/?(?:\?.*)?$/, 'https://player.vimeo.com/video/$1?dnt=1'],
    [/^vimeo\.com\/(\d+)\/([\da-f]+)\/?(?:\?.*)?$/, 'https://player.vimeo.com/video/$1?h=$2&dnt=1'],
    [/^player\.vimeo\.com\/video\/(\d+)\/?$/, 'https://player.vimeo.com/video/$1?dnt=1'],
  ],
}
