/** Adds a style sheet to the page. Rejects when it can't be had. */
export function addStyleSheet(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error(`no style sheet ${href}`))
    document.head.append(link)
  })
}
