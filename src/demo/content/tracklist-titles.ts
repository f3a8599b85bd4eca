/** Titles of tracklists that several programs share. */
export const firstHalf = { ru: 'Первое отделение', en: 'First half', th: 'ครึ่งแรก' }
export const secondHalf = { ru: 'Второе отделение', en: 'Second half', th: 'ครึ่งหลัง' }
export const encore = { ru: 'На бис', en: 'Encore', th: 'เพลงแถม' }
