/** What the site itself writes about accounts; all else their service writes. */
export const accountLetters = {
  /** To who has an account already, and whose address was typed to make one. */
  taken: {
    subject: 'У вас уже есть аккаунт',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Здравствуйте.

Кто-то, возможно вы, хотел завести аккаунт с этой почтой. Он у вас уже есть.

Войти: ${login}
Забыли пароль: ${forgotten}

Если это были не вы, ничего делать не нужно: адрес никому не показан.

${orchestra}`,
  },
  welcome: {
    subject: 'Ваш аккаунт готов',
    text: (orchestra: string, login: string, forgotten: string) =>
      `Здравствуйте.

Аккаунт с этой почтой заведён. Войти: ${login}

Если заводили его не вы, задайте свой пароль: ${forgotten}

${orchestra}`,
  },
  /** To the editors. */
  removal: {
    subject: (id: string) => `Просьба удалить аккаунт ${id}`,
    text: (id: string, email: string) =>
      `Посетитель просит удалить аккаунт: номер ${id}, почта ${email}.

Всё, что хранил о нём сайт, уже удалено. Удалите пользователя в Strapi (Content Manager → User) в течение 30 дней.`,
  },
}
