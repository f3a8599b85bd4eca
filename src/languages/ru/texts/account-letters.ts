/** Letters of the site about accounts. With Strapi's accounts, Strapi itself sends confirmations and resets. */
export const accountLetters = {
  confirmation: {
    subject: 'Подтвердите почту',
    text: 'Остался один шаг: подтвердите, что этот адрес ваш. На странице понадобится пароль, который вы придумали.',
    confirm: 'Подтвердить почту',
    note: 'Если вы не регистрировались, ничего делать не нужно.',
  },
  reset: {
    subject: 'Новый пароль',
    text: 'Вы просили новый пароль. Ссылка действует один час.',
    set: 'Задать новый пароль',
    note: 'Если вы об этом не просили, ничего делать не нужно: пароль остался прежним.',
  },
  /** To who has an account already, and whose address was typed to make one. */
  taken: {
    subject: 'У вас уже есть аккаунт',
    text: 'Кто-то, возможно вы, хотел зарегистрироваться с этой почтой. Аккаунт у вас уже есть.',
    login: 'Войти',
    forgotten: 'Забыли пароль?',
    note: 'Если это были не вы, ничего делать не нужно: адрес никому не показан.',
  },
  welcome: {
    subject: 'Ваш аккаунт готов',
    text: 'Теперь у вас есть аккаунт с этой почтой.',
    login: 'Войти',
    forgotten: 'Аккаунт создали не вы? Задайте свой пароль',
  },
  /** The e-mail that tells editors to delete an account's data. */
  removal: {
    subject: (id: string) => `Просьба удалить аккаунт ${id}`,
    text: (id: string, email: string) => `Посетитель просит удалить аккаунт: номер ${id}, почта ${email}.`,
    next: 'Всё, что хранил о нём сайт, уже удалено. Удалите пользователя в Strapi (Content Manager → User) в течение 30 дней.',
  },
}
