/** Data as TypeScript: names without quotes where they need none, texts in single quotes. */
export function toSource(data: unknown, indent = ''): string {
  if (typeof data === 'string') return toText(data)
  if (typeof data !== 'object' || data === null) return String(data)
  const inner = `${indent}  `
  const lines = Array.isArray(data)
    ? data.map((each) => `${inner}${toSource(each, inner)},`)
    : Object.entries(data).map(([name, value]) => `${inner}${toName(name)}: ${toSource(value, inner)},`)
  const [open, close] = Array.isArray(data) ? '[]' : '{}'
  return lines.length === 0 ? `${open}${close}` : `${open}\n${lines.join('\n')}\n${indent}${close}`
}

const toText = (text: string): string => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`

const toName = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : toText(name))
