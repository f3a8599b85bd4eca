import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = {
  AU: 'ABN',
  DE: 'VAT number',
  GB: 'VAT number',
  KZ: 'BIN',
  NZ: 'GST number',
  US: 'EIN',
}
const registrationNumbers: Readonly<Record<string, string>> = { DE: 'Register number', GB: 'Company number' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Tax number',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Registration number',
}
