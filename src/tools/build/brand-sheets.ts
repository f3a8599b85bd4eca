import type { Plugin } from 'esbuild'

/** Style sheets that the build makes of a brand, by name: `@import "brand:fonts.css"`. */
export function brandSheets(sheets: Record<string, string>): Plugin {
  return {
    name: 'brand-sheets',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^brand:/ }, ({ path }) => ({
        path: path.slice('brand:'.length),
        namespace: 'brand-sheet',
      }))
      onLoad({ filter: /./, namespace: 'brand-sheet' }, ({ path }) => {
        const contents = sheets[path]
        return contents === undefined
          ? { errors: [{ text: `a brand gives no ${path}, only ${Object.keys(sheets).join(', ')}` }] }
          : { contents, loader: 'css' }
      })
    },
  }
}
