/**
 * Whether the site was deployed since this page was made: `GET /builds/latest.json`, past every cache.
 *
 * @throws when that can't be told now.
 */
export async function isOutdated(): Promise<boolean> {
  const answer = await fetch(`/builds/latest.json?${Date.now()}`)
  const { id }: { id: string } = await answer.json()
  return id !== document.documentElement.dataset.build
}
