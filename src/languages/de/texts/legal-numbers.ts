import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = { AT: 'UID-Nr.', CH: 'UID', DE: 'USt-IdNr.' }
const registrationNumbers: Readonly<Record<string, string>> = { AT: 'Firmenbuchnummer' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Steuernummer',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Registernummer',
}
