import type { SomeTexts } from '../../messages.ts'

export const navigation: SomeTexts<'navigation'> = {
  ticketsNeedNetwork: 'Желі жоқ. Байланыс қалпына келгенде билеттер ашылады.',
}
