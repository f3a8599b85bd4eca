/**
 * Kazakh names of the world's large places, where they aren't what `tools/build/places.ts` chooses: by the place's key
 * (`places/world-place.ts`).
 */
export const placeNames: Readonly<Record<string, string>> = {
  'aktobe-610611': 'Ақтөбе',
  'ust-kamenogorsk-1520316': 'Өскемен',
  'kostanay-1519928': 'Қостанай',
  'kyzylorda-1519922': 'Қызылорда',
  'oral-608668': 'Орал',
  'shevchenko-610612': 'Ақтау',
  'temirtau-1518262': 'Теміртау',
  'turkestan-1517945': 'Түркістан',
  'kokshetau-1522203': 'Көкшетау',
  'taldykorgan-1518542': 'Талдықорған',
  'ekibastuz-1524325': 'Екібастұз',
  'zhanaozen-607610': 'Жаңаөзен',
  'zhezqazghan-1516589': 'Жезқазған',
  'balqash-1525798': 'Балқаш',
  'talghar-1518518': 'Талғар',
  'ayagoz-1525988': 'Аягөз',
  'chu-1519030': 'Шу',
  'moscow-524901': 'Мәскеу',
  'bishkek-1528675': 'Бішкек',
  'bukhara-1217662': 'Бұхара',
  'omsk-1496153': 'Омбы',
  'orenburg-515003': 'Орынбор',
  'kazan-551487': 'Қазан',
  'tyumen-1488754': 'Түмен',
  'chelyabinsk-1508291': 'Челябі',
  'novosibirsk-1496747': 'Новосібір',
}
