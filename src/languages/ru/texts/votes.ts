import { formatNumber } from '../../../shared/format.ts'
import { plural } from '../../messages.ts'

const closed = 'Голосование уже закрыто.'

/** What the browser says of results while they change: a subject of its own, since nothing else of votes is loaded for it. */
export const voteResults = {
  votes: (count: number) =>
    `${formatNumber('ru', count)} ${plural('ru', count, { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' })}`,
  share: (percent: number) => `${percent} %`,
  total: (votes: string) => `Всего ${votes}`,
  noVotes: 'Голосов пока нет.',
  leader: 'Лидирует',
  winner: 'Победитель',
  news: (leader: string, votes: string) => `Результаты обновились. Лидирует «${leader}». Всего ${votes}.`,
  closed,
}

/**
 * Votes: the ballot, its results, and what can be wrong with a vote (`faults`, as `features/votes/actions/cast-vote.ts`
 * names them).
 */
export const votes = {
  title: 'Голосования',
  description: 'Слушатели выбирают, что прозвучит на концертах: голосуйте и смотрите результаты.',
  groups: { open: 'Идут сейчас', ahead: 'Скоро откроются', closed: 'Завершены' },
  none: 'Голосований пока нет.',
  all: 'Все голосования',
  options: 'Варианты',
  results: 'Результаты',
  cast: 'Проголосовать',
  change: 'Изменить голос',
  confirm: 'Подтвердить голос',
  confirmTitle: 'Подтвердите голос',
  chosen: (track: string) => `Ваш выбор: «${track}». Голос будет учтён, когда вы его подтвердите.`,
  another: 'Выбрать другое',
  final: 'Это окончательный результат.',
  unknown: 'Результаты сейчас не загрузились. Голосовать можно.',
  listen: 'Послушать',
  listenTo: (track: string) => `Послушать: ${track}`,
  mine: 'Ваш голос',
  mineIs: (track: string) => `Ваш голос: «${track}»`,
  counted: 'Голос учтён. До закрытия можно передумать.',
  takeBack: 'Отменить голос',
  withdrawn: 'Голос отменён.',
  notYet: 'С этого браузера ещё не голосовали.',
  mineGone: 'Варианта, за который вы голосовали, больше нет: выберите другой.',
  notSetUp: 'Голосования на этом сайте пока не работают.',
  accountNeeded: 'В этом голосовании участвуют только с аккаунтом.',
  login: 'Войти',
  rules: 'Правила',
  ruleOnce: 'Один голос от браузера. Если вы вошли в аккаунт, голос один на всех ваших устройствах.',
  ruleAccount: 'Голосуют только с аккаунтом: один аккаунт, один голос на всех ваших устройствах.',
  ruleChange: 'До закрытия можно передумать: считается последний выбор.',
  ruleNetwork:
    'Если из одной сети голосуют многие, новый браузер подождёт минуту. Без аккаунта принимаем из одной сети не больше 1200 голосов в час.',
  ruleLimits:
    'Без аккаунтов нельзя помешать одному человеку проголосовать из нескольких браузеров, поэтому результат показывает настроение слушателей, а не точный опрос.',
  notCounted: 'Голос не учтён',
  faults: {
    choose: 'Выберите один вариант.',
    'unknown-option': 'Такого варианта нет: выберите из тех, что на странице.',
    ahead: 'Голосование ещё не открылось.',
    closed,
    'too-many-votes':
      'Из этой сети сейчас приходит много голосов. Подождите минуту и проголосуйте ещё раз или войдите в аккаунт: голос с аккаунтом примем сразу.',
    'voted-with-account':
      'С этого браузера уже голосовали с аккаунтом. Войдите в него, чтобы изменить голос.',
    'account-needed': 'В этом голосовании участвуют только с аккаунтом: войдите и проголосуйте.',
    'no-cookies':
      'Браузер не сохранил отметку о голосе, и мы не сможем отличить вас от других. Разрешите cookie этому сайту или войдите в аккаунт.',
  },
}
