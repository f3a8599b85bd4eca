/**
 * Instants at which the site is checked before a release, with what is special about each: the demo's concerts keep their
 * distance from today, so every day has its own ones. In the demo every concert abroad that is today is in Yerevan, on
 * Saturdays, and Mondays have none.
 */
export const checkedInstants: Readonly<Record<string, string>> = {
  '2026-11-28': 'a Saturday, on which Yerevan is the first city of the schedule',
  '2026-12-07': 'a Monday without concerts',
  '2026-12-31T11:01Z': 'the first minute of a year in Auckland',
  '2026-12-31T20:59Z': 'the last minute of a year in Moscow',
  '2026-12-31T21:01Z': 'the first minute of a year in Moscow',
  '2027-01-01T05:01Z': 'the first minute of a year in New York',
  '2027-02-28': 'the last day of a February of 28 days',
  '2027-03-01': 'the first day of March',
  '2027-03-14T07:01Z': 'clocks have gone forward in America',
  '2027-03-28T01:01Z': 'clocks have gone forward in Europe',
  '2027-04-30': 'the last day of a month of 30 days, a Friday',
  '2027-05-01': 'the first day of a month after one of 30 days',
  '2027-05-31': 'the last day of a month of 31 days',
  '2027-08-01T00:01Z': 'the first minute of a month after one of 31 days in London, a Sunday',
  '2027-10-31T00:59Z': 'the last minute of summer time in Europe',
  '2027-10-31T01:01Z': 'clocks have gone back in Europe',
  '2027-11-07T06:01Z': 'clocks have gone back in America',
  '2027-12-31T23:59Z': 'the last minute of a year in London',
  '2028-02-29': '29 February',
  '2028-03-01': 'the day after 29 February',
  '2028-07-04': 'a Tuesday in summer',
  '2028-12-31': 'the last day of a leap year',
  '2029-01-01': 'the first day after a leap year',
  '2029-08-29': 'a Wednesday in the year before 2030',
  '2029-11-26': 'three years after the day of all other tests',
}
