import type { Texts } from '../../messages.ts'

const taxNumbers: Readonly<Record<string, string>> = { TH: 'เลขประจำตัวผู้เสียภาษี' }
const registrationNumbers: Readonly<Record<string, string>> = { TH: 'เลขทะเบียนนิติบุคคล' }

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: (country: string) => taxNumbers[country] ?? 'เลขผู้เสียภาษี',
  registrationNumber: (country: string) => registrationNumbers[country] ?? 'เลขทะเบียน',
}
