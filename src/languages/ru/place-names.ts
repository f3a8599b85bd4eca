/**
 * Russian names of the world's large places, where they aren't what `tools/build/places.ts` chooses: by the place's key
 * (`places/world-place.ts`).
 */
export const placeNames: Readonly<Record<string, string>> = {
  'istanbul-745044': 'Стамбул',
  'guangzhou-1809858': 'Гуанчжоу',
  'sao-paulo-3448439': 'Сан-Паулу',
  'hangzhou-1808926': 'Ханчжоу',
  'jakarta-1642911': 'Джакарта',
  'bengaluru-1277333': 'Бангалор',
  'hong-kong-1819729': 'Гонконг',
  'santiago-3871336': 'Сантьяго',
  'kolkata-1275004': 'Калькутта',
  'los-angeles-5368361': 'Лос-Анджелес',
  'fuzhou-1810821': 'Фучжоу',
  'changzhou-1815456': 'Чанчжоу',
  'lanzhou-1804430': 'Ланьчжоу',
  'tehran-112931': 'Тегеран',
  'changsha-1815577': 'Чанша',
  'sapporo-2128295': 'Саппоро',
  'bucharest-683506': 'Бухарест',
  'houston-4699066': 'Хьюстон',
  'hohhot-2036892': 'Хух-Хото',
  'zhuhai-1790437': 'Чжухай',
  'taizhou-1793505': 'Тайчжоу',
  'yangzhou-1787227': 'Янчжоу',
  'brussels-2800866': 'Брюссель',
  'jerusalem-281184': 'Иерусалим',
  'koeln-2886242': 'Кёльн',
  'frankfurt-am-main-2925533': 'Франкфурт-на-Майне',
  'duesseldorf-2934246': 'Дюссельдорф',
  'rotterdam-2747891': 'Роттердам',
  'vilnius-593116': 'Вильнюс',
  'lisbon-2267057': 'Лиссабон',
  'the-hague-2747373': 'Гаага',
  'szczecin-3083829': 'Щецин',
  'wuppertal-2805753': 'Вупперталь',
  'hrodna-627904': 'Гродно',
  'mannheim-2873891': 'Мангейм',
  'calgary-5913490': 'Калгари',
  'aleppo-170063': 'Алеппо',
  'jaipur-1269515': 'Джайпур',
  'babruysk-630468': 'Бобруйск',
  'bila-tserkva-712165': 'Белая Церковь',
  'kherson-706448': 'Херсон',
  'mississauga-6075357': 'Миссиссога',
  'shijiazhuang-1795270': 'Шицзячжуан',
  'shevchenko-610612': 'Актау',
  'datong-2037799': 'Датун',
  'mumbai-1275339': 'Мумбаи',
}

/** Names of countries' regions whose codes the files of places have (`places/world-place.ts`), each after its code. */
export const regionNames: Readonly<Record<string, string>> = {
  us:
    'AL Алабама, AK Аляска, AZ Аризона, AR Арканзас, CA Калифорния, CO Колорадо, CT Коннектикут, DE Делавэр, ' +
    'DC округ Колумбия, FL Флорида, GA Джорджия, HI Гавайи, ID Айдахо, IL Иллинойс, IN Индиана, IA Айова, KS ' +
    'Канзас, KY Кентукки, LA Луизиана, ME Мэн, MD Мэриленд, MA Массачусетс, MI Мичиган, MN Миннесота, MS ' +
    'Миссисипи, MO Миссури, MT Монтана, NE Небраска, NV Невада, NH Нью-Гэмпшир, NJ Нью-Джерси, NM Нью-Мексико, ' +
    'NY Нью-Йорк, NC Северная Каролина, ND Северная Дакота, OH Огайо, OK Оклахома, OR Орегон, PA Пенсильвания, ' +
    'RI Род-Айленд, SC Южная Каролина, SD Южная Дакота, TN Теннесси, TX Техас, UT Юта, VT Вермонт, VA ' +
    'Виргиния, WA Вашингтон, WV Западная Виргиния, WI Висконсин, WY Вайоминг',
  gb: 'ENG Англия, SCT Шотландия, WLS Уэльс, NIR Северная Ирландия',
}
