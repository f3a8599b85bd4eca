/** English names of the world's large places, where they aren't GeoNames’ own name: by the place's key (`places/place.ts`). */
export const placeNames: Readonly<Record<string, string>> = {
  'koeln-2886242': 'Cologne',
  'geneve-2660646': 'Geneva',
  'luzern-2659811': 'Lucerne',
  'brugge-2800931': 'Bruges',
  'gent-2797656': 'Ghent',
  'nuernberg-2861650': 'Nuremberg',
  'sevilla-2510911': 'Seville',
  'krakow-3094802': 'Krakow',
  'wroclaw-3081368': 'Wroclaw',
  'gdansk-3099434': 'Gdansk',
  'poznan-3088171': 'Poznan',
  'nizhniy-novgorod-520555': 'Nizhny Novgorod',
  'rostov-na-donu-501175': 'Rostov-on-Don',
}
