import type { Network } from '../network.ts'

export const provider: Network = {
  name: 'LINE',
  icon: 'M12 4c5 0 9 3.2 9 7 0 4-5 7.5-9 9.5.5-2 0-2.6-1-2.7-4.5-.4-8-3.1-8-6.8 0-3.8 4-7 9-7Z',
  profile: {
    pattern: /^((page\.)?line\.me|lin\.ee)\/[\w@]/,
    example: 'https://line.me/R/ti/p/@orchestra',
  },
}

export const share = 'https://social-plugins.line.me/lineit/share?url={url}&text={title}'
