/** What a company gives when it asks for an invoice. What a language calls the number: its texts `legalNumbers`. */
export interface TaxNumber {
  /**
   * Of the whole number with capitals and without spaces, slashes, dots and dashes: it may be typed as it is printed.
   * Absent: any text.
   */
  pattern?: string | undefined
  /** Whether an invoice can't be written without it. */
  isRequired?: true | undefined
  /** Rules beyond the pattern (`shared/forms/tax-number.ts`): check digits, and a second number beside it. */
  rules?: 'inn-kpp' | undefined
}

/** By ISO 3166-1 alpha-2; a country that is missing accepts any number. */
export const taxNumbers: Readonly<Record<string, TaxNumber>> = {
  // A VAT number of any state of the Union, or a Steuernummer.
  DE: { pattern: '[A-Z]{2}(?=.*\\d)[A-Z0-9]{2,13}|\\d{10,13}' },
  GB: { pattern: '(GB|XI)?(\\d{9}|\\d{12})' },
  KZ: { pattern: '\\d{12}' },
  NZ: { pattern: '\\d{8,9}' },
  RU: { pattern: '\\d{10}|\\d{12}', isRequired: true, rules: 'inn-kpp' },
  TH: { pattern: '\\d{13}' },
  US: { pattern: '\\d{9}' },
}
