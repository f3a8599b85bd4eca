import type { SomeTexts } from '../../messages.ts'
import { plural } from '../../messages.ts'

export const cityPicker: SomeTexts<'cityPicker'> = {
  title: 'Қаланы таңдаңыз',
  search: 'Қаланы табу',
  allCities: 'Барлық қалалар',
  close: 'Жабу',
  loading: 'Қалалар жүктелуде…',
  found: (count) => plural('kk', count, { one: `${count} қала табылды`, other: `${count} қала табылды` }),
  nothing: 'Кестеде мұндай қала жоқ. Басқа қаланы таңдаңыз немесе барлық қалалардағы концерттерді қараңыз.',
  failed: 'Қалалар тізімі жүктелмеді. Байланысты тексеріп, қайталап көріңіз.',
  retry: 'Қайталау',
}
