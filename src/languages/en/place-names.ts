/** English names of the world's large places, where they aren't GeoNames’ own name: by the place's key (`places/world-place.ts`). */
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

/** Names of countries' regions whose codes the files of places have (`places/world-place.ts`), each after its code. */
export const regionNames: Readonly<Record<string, string>> = {
  us:
    'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, ' +
    'DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, ' +
    'KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, ' +
    'MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New ' +
    'Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA ' +
    'Pennsylvania, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT ' +
    'Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
  gb: 'ENG England, SCT Scotland, WLS Wales, NIR Northern Ireland',
}
