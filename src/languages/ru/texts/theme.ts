/** Texts of the switch between light and dark. */
export const theme = { theme: 'Тема', choices: { system: 'Авто', light: 'Светлая', dark: 'Тёмная' } }
