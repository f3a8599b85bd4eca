/**
 * The tax number that a company gives on the form for invoices. The name of the number in each language is in the texts
 * `legalNumbers`.
 */
export interface TaxNumber {
  /**
   * Regular expression of the whole number. The typed number is compared in capitals and without spaces, slashes, dots
   * and dashes, so that it may be typed as it is printed. If absent, any text is accepted.
   */
  pattern?: string | undefined
  /** Whether the form requires the number. */
  isRequired?: true | undefined
  /** Rules beyond the pattern (`shared/forms/tax-number.ts`): check digits, and a second number beside it. */
  rules?: 'inn-kpp' | undefined
}

/** Tax numbers by country code (ISO 3166-1 alpha-2). In a country that isn't listed, any text is accepted. */
export const taxNumbers: Readonly<Record<string, TaxNumber>> = {
  // A VAT number of any member state of the European Union, or a German Steuernummer.
  DE: { pattern: '[A-Z]{2}(?=.*\\d)[A-Z0-9]{2,13}|\\d{10,13}' },
  GB: { pattern: '(GB|XI)?(\\d{9}|\\d{12})' },
  KZ: { pattern: '\\d{12}' },
  NZ: { pattern: '\\d{8,9}' },
  RU: { pattern: '\\d{10}|\\d{12}', isRequired: true, rules: 'inn-kpp' },
  TH: { pattern: '\\d{13}' },
  US: { pattern: '\\d{9}' },
}
