const taxNumbers: Readonly<Record<string, string>> = { RU: 'ИНН', KZ: 'БИН', BY: 'УНП' }
const registrationNumbers: Readonly<Record<string, string>> = { RU: 'ОГРН' }

/** Names of the numbers that authorities give to companies. Each function takes the country as ISO 3166-1 alpha-2. */
export const legalNumbers = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'Налоговый номер',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'Регистрационный номер',
}
