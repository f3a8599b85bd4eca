/**
 * Which build the site is of now: `GET /builds/latest.json`, past every cache.
 *
 * @throws when that can't be told: without a network, above all.
 */
export async function fetchLatestBuild(): Promise<string> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`)
  const { id }: { id: string } = await answer.json()
  return id
}

/** Whether the site was deployed since this page was made. @throws as above. */
export const isOutdated = async (): Promise<boolean> =>
  (await fetchLatestBuild()) !== document.documentElement.dataset.build
