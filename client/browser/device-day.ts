/** Today's date by the device's clock, `YYYY-MM-DD`. A visitor who is in the concert's city has the city's clock. */
export function deviceDay(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
