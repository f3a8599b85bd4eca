import type { Network } from '../network.ts'

export const provider: Network = {
  name: { Latn: 'OK.ru', Cyrl: 'Одноклассники' },
  icon: 'M12 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM7 13.5c3 2 7 2 10 0M12 15v1l-4.5 5M12 16l4.5 5',
  profile: {
    pattern: /^(ok|odnoklassniki)\.ru\/[\w.-]/,
    example: 'https://ok.ru/orchestra',
  },
}

export const share = 'https://connect.ok.ru/offer?url={url}&title={title}'
