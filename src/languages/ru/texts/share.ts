/** Texts of «share this page». */
export const share = {
  share: 'Поделиться',
  email: 'Электронная почта',
  sms: 'Сообщение SMS',
  copy: 'Скопировать ссылку',
  copied: 'Ссылка скопирована',
  notCopied: 'Скопировать не получилось. Вот ссылка:',
}
