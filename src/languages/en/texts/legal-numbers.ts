import type { Texts } from '../../messages.ts'

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: 'Tax number',
  taxNumberOf: { AU: 'ABN', DE: 'VAT number', GB: 'VAT number', KZ: 'BIN', NZ: 'GST number', US: 'EIN' },
  registrationNumber: 'Registration number',
  registrationNumberOf: { DE: 'Register number', GB: 'Company number' },
}
