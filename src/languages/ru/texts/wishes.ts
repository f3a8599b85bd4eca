import { formatNumber } from '../../../shared/format.ts'
import { plural } from '../../messages.ts'

/** Wishes: who wants which program in which city. `faults` are named by `features/wishes/actions/make-wish.ts`. */
export const wishes = {
  title: 'Куда нас ждут',
  description: 'Какие программы и в каких городах ждут слушатели. Добавьте свой город.',
  lead: 'Скажите, какую программу вы хотите услышать в своём городе: так мы решаем, куда ехать.',
  wish: 'Хочу в своём городе',
  wishFor: (program: string) => `Хочу в своём городе: ${program}`,
  hint: 'Программу не играют рядом с вами? Скажите, где её ждать.',
  waiting: (count: number) =>
    plural('ru', count, {
      one: `Ждёт ${formatNumber('ru', count)} человек`,
      few: `Ждут ${formatNumber('ru', count)} человека`,
      many: `Ждут ${formatNumber('ru', count)} человек`,
      other: `Ждут ${formatNumber('ru', count)} человека`,
    }),
  byCity: 'По городам',
  byProgram: 'По программам',
  city: 'Город',
  program: 'Программа',
  people: 'Ждут',
  where: 'Где ждут больше всего',
  fromFive: 'Пожелания видны там, где ждут хотя бы пять человек.',
  unknown: 'Пожелания сейчас не загрузились.',
  notSetUp: 'Пожелания на этом сайте пока не принимаются.',
  inCityTitle: 'Какой программы здесь не хватает?',
  chooseCity: 'Выберите город',
  cast: 'Хочу',
  change: 'Сменить город',
  takeBack: 'Снять пожелание',
  withdrawn: 'Пожелание снято.',
  mine: (city: string) => `Вы ждёте эту программу: ${city}`,
  counted: 'Пожелание учтено. Город можно сменить в любое время.',
  confirmTitle: 'Подтвердите пожелание',
  confirm: 'Подтвердить',
  confirmHint: (city: string) => `Ваш город: ${city}. Пожелание будет учтено, когда вы его подтвердите.`,
  another: 'Выбрать другой город',
  all: 'Все пожелания',
  toProgram: 'О программе',
  notCounted: 'Пожелание не учтено',
  faults: {
    choose: 'Выберите город из списка.',
    'too-many': 'Из этой сети пришло слишком много пожеланий. Попробуйте позже или войдите в аккаунт.',
    'voted-with-account':
      'С этого браузера пожелание уже оставили с аккаунтом. Войдите в него, чтобы изменить город.',
    'no-cookies': 'Браузер не сохранил отметку о пожелании. Разрешите cookie этому сайту.',
  },
}

/** Places of the world where the orchestra hasn't played yet, and wishes for them. */
export const wishPlaces = {
  title: 'Куда нам приехать?',
  lead: 'Назовите свой город: подойдёт любой, где живёт больше 15 000 человек. Так мы узнаём, где нас ждут.',
  field: 'Ваш город',
  nothing: 'Такого города не нашлось. Проверьте название или назовите соседний, покрупнее.',
  onTour: 'мы здесь бываем',
  invite: 'Позвать нас сюда',
  inviteWith: (program: string) => `Позвать нас с программой «${program}»`,
  takeBack: 'Отменить пожелание',
  notYet: (place: string) => `${place}: здесь мы ещё не играли`,
  mine: (place: string) => `Вы позвали нас: ${place}`,
  mineWith: (program: string, place: string) => `Вы ждёте программу «${program}»: ${place}`,
  counted: 'Пожелание учтено.',
  elsewhere: (place: string) => `Сейчас вы зовёте нас в другое место: ${place}. Новое пожелание его заменит.`,
  confirmHint: (place: string) => `${place}. Пожелание будет учтено, когда вы его подтвердите.`,
  another: 'Выбрать другой город',
  /** Leads from a list of cities, and from an empty search, to the search of places. */
  notListed: 'Вашего города нет? Позовите нас',
  byPlace: 'Где мы ещё не играли',
  anyProgram: 'любая программа',
  source: 'Названия мест:',
}
