/** Ages after a preposition: «с 5 лет», «до 21 года». */
function yearsAfterPreposition(age: number): string {
  return age % 10 === 1 && age !== 11 ? 'года' : 'лет'
}

/** What one must know before buying: how one gets in, when doors open, who pays less. */
export const visit = {
  access: 'Доступность',
  stepFree: {
    yes: 'Без ступеней от входа до места',
    partly: 'Частично без ступеней',
    no: 'На пути есть ступени',
  },
  wheelchairPlaces: 'места для колясок',
  noWheelchairPlaces: 'мест для колясок нет',
  lift: 'лифт',
  noLift: 'лифта нет',
  hearingLoop: 'индукционная петля для слуховых аппаратов',
  call: (phone: string) => `Позвонить: ${phone}`,
  moreOnAccess: 'Подробнее о доступности',
  transit: 'Транспорт',
  parking: 'Парковка',
  cloakroom: 'Гардероб',
  doors: 'двери',
  begins: 'начало',
  ends: 'конец около',
  noInterval: 'без антракта',
  oneInterval: (length: string) => `антракт ${length}`,
  intervals: (counted: string, length: string) => `${counted} по ${length}`,
  latecomers: 'Если опоздаете',
  letIn: {
    any_time: 'пустят в любой момент',
    between_pieces: 'пустят между номерами, на своё место перейдёте в антракте',
    between_pieces_only: 'пустят между номерами',
    at_interval: 'пустят в антракте',
    at_set_moments: 'двери открывают только в отведённые моменты',
    not_admitted: 'после начала не пускают',
  },
  recommendedAge: (age: number) => `советуем с ${age} ${yearsAfterPreposition(age)}`,
  freeUnderAge: (age: number) => `до ${age} ${yearsAfterPreposition(age)} — без билета, на руках`,
  price: 'Цена билетов',
  discounts: 'Скидки',
  discount: (who: string, percent: number) => `${who} ${percent}\u00a0%`,
  free: (who: string) => `${who} бесплатно`,
  audiences: {
    children: 'детям',
    students: 'студентам',
    pensioners: 'пенсионерам',
    large_families: 'многодетным семьям',
    disabled: 'людям с инвалидностью',
    companions: 'сопровождающим зрителей на колясках',
    groups: 'группам',
  },
}
