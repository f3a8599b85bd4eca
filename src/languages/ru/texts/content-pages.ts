import { plural } from '../../messages.ts'

/**
 * How the pages of fixed addresses are called when content has no entry for them, and what they add to it.
 */
export const contentPages = {
  titles: {
    about: 'Об оркестре',
    charity: 'Социальная ответственность',
    services: 'Что предлагает оркестр',
    security: 'Безопасность и персональные данные',
  },
  contact: 'Контакты',
  questions: 'Вопросы и ответы',
  help: 'Служба поддержки',
  schedule: 'Расписание концертов',
  figures: 'Оркестр в числах',
  played: (count: number) =>
    `${plural('ru', count, { one: 'концерт', few: 'концерта', many: 'концертов', other: 'концерта' })} уже сыграли`,
  programs: (count: number) =>
    `${plural('ru', count, { one: 'программа', few: 'программы', many: 'программ', other: 'программы' })} в репертуаре`,
  cities: (count: number) =>
    `${plural('ru', count, { one: 'город', few: 'города', many: 'городов', other: 'города' })} на карте гастролей`,
  mission: 'Зачем мы играем',
  legal: 'Реквизиты',
  legalName: 'Название',
  legalAddress: 'Адрес',
}
