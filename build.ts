import { buildOptions } from './src/tools/build/build-options.ts'
import { runBuild } from './src/tools/build/run-build.ts'
import { parseProcessArguments } from './src/tools/command-line.ts'

const help = `npm run build -- [--brand ../north] [--demo | --no-demo] [--small-pictures]
                 [--weights]

Builds everything that isn't written by hand: fonts, style sheets and the client's code, the demo's pictures beside them,
and the Worker, into the folders that the brand's wrangler.toml deploys. Builds nothing where the brand or wrangler.toml is
wrong, or where nothing has changed since the last build.

  --brand DIR  another orchestra's brand, without the demo's concerts (or the variable BRAND)
  --demo       with the demo's concerts (or the variable DEMO=on)
  --no-demo    the demo's brand without its concerts, for a deployment with its own content service
  --small-pictures
               draws pictures of the demo that are missing a quarter as wide and high, which is enough for tests
  --weights    prints the size of each file: plain, gzip and Brotli`

process.exitCode = await runBuild(parseProcessArguments({ help, options: buildOptions }).values)
