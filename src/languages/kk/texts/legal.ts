import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = { KZ: 'БСН' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Салық нөмірі',
  registrationNumber: () => 'Тіркеу нөмірі',
}
