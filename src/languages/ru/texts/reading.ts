import { names } from '../../../brand/chosen.ts'

/** Texts around reading matter: news, posts, FAQ entries. */
export const reading = {
  news: 'Новости',
  topics: 'Темы',
  morePages: 'Ещё на сайте',
  answerLink: 'Ссылка на этот ответ',
  newsDescription: `Новости ${names.ru.fullNameGenitive}: премьеры, гастроли, люди и закулисье.`,
  noNews: 'Новостей пока нет',
  noNewsHint: 'Самое главное всегда в расписании.',
  schedule: 'Расписание концертов',
  postPrograms: 'Программы из этой новости',
  otherNews: 'Ещё новости',
  allNews: 'Все новости',
  questions: 'Вопросы и ответы',
  questionsDescription: `Билеты, возврат, дети в зале, опоздания, доступность: ответы ${names.ru.fullNameGenitive}.`,
  noQuestions: 'Ответы скоро появятся',
  noAnswer: 'Ответ ещё пишем.',
  otherQuestions: 'Другие вопросы',
}
