import type { Texts } from '../../messages.ts'

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: 'Steuernummer',
  taxNumberOf: { AT: 'UID-Nr.', CH: 'UID', DE: 'USt-IdNr.' },
  registrationNumber: 'Registernummer',
  registrationNumberOf: { AT: 'Firmenbuchnummer' },
}
