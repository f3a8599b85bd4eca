import type { Texts } from '../../messages.ts'

export const legalNumbers: Texts<'legalNumbers'> = {
  taxNumber: 'เลขผู้เสียภาษี',
  taxNumberOf: { TH: 'เลขประจำตัวผู้เสียภาษี' },
  registrationNumber: 'เลขทะเบียน',
  registrationNumberOf: { TH: 'เลขทะเบียนนิติบุคคล' },
}
