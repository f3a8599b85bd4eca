/**
 * Installs what is missing, so that `npm start` and `npm test` work in a fresh clone. Plain JavaScript without recent
 * syntax, because the machine's own Node runs it: the project's Node (`node` in package.json) is not installed yet.
 *
 *   node src/tools/operate/install.mjs            the packages of the lock file
 *   node src/tools/operate/install.mjs --browser  and a Chromium for the browser tests
 *   node src/tools/operate/install.mjs --then serve -- --port 9000
 *                                                 and runs a script, which listens on a port: a taken one is said before
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findPortProblem } from './port-problem.mjs'

// `import.meta.dirname` is missing before Node 20.11.
const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, '../../..')
const systemBrowsers = JSON.parse(readFileSync(join(here, 'system-browsers.json'), 'utf8'))
const stampFile = join(root, 'node_modules/.tutti-installed')

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Tutti needs Node 20 or newer; this is ${process.version}. Get one from https://nodejs.org.`)
}
const then = process.argv.indexOf('--then')
const [script, ...words] = then < 0 ? [] : process.argv.slice(then + 1).filter((word) => word !== '--')
if (script) await refuseTakenPort(words)
installPackages()
if (process.argv.includes('--browser')) installBrowser()
if (script) runScript(script, words)

async function refuseTakenPort(words) {
  const at = words.findIndex((word) => /^--port(=|$)/.test(word))
  const [, joined] = (words[at] || '').split('=')
  const port = at < 0 ? process.env.PORT || '8787' : joined || words[at + 1] || ''
  const others = words.filter((_, index) => at < 0 || (index !== at && (joined || index !== at + 1)))
  const given = others.filter((word) => word !== '--build' && word !== '--dev')
  const called = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start'
  const problem = await findPortProblem(port, (free) => [called, '--', ...given, '--port', free].join(' '))
  if (problem) fail(problem)
}

/** Runs a script of `package.json`, whose shell finds the Node that was installed. Ctrl+C reaches both; the script ends. */
function runScript(name, words) {
  const isWindows = process.platform === 'win32'
  const child = spawn('npm', ['run', '--silent', name, '--', ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node') },
    shell: isWindows,
  })
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => signal === 'SIGTERM' && child.kill(signal))
  child.on('exit', (code) => process.exit(code === null ? 1 : code))
}

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return
  console.log('Installing packages (once, about a minute) …')
  // `npm ci` stops where the lock file lacks another platform's optional packages; `npm install` adds them.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if (!run('npm', ['ci', ...quiet]) && !run('npm', ['install', '--no-save', ...quiet])) {
    fail('The packages could not be installed; npm says why above.')
  }
  writeFileSync(stampFile, lock)
}

function installBrowser() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!findBrowser()) {
    console.log('Installing Chromium for the browser tests (once) …')
    const isInstalled = run('npx', ['playwright', 'install', 'chromium'], 'ignore') && findBrowser()
    if (!isInstalled && isRootOnDebian) installFromDebian('chromium')
  }
  if (!findBrowser()) {
    fail(
      'The browser tests need Chromium, which could not be installed here. Install it with\n' +
        '  npx playwright install --with-deps chromium\n' +
        'or, on Debian and Ubuntu,\n  sudo apt-get install chromium chromium-headless-shell',
    )
  }
  // The headless shell halves the time of the tests, which run without it too.
  const isSystemBrowser = !findOwnBrowser() && !process.env.CHROMIUM_PATH
  if (isSystemBrowser && isRootOnDebian && !systemBrowsers.windowless.some((path) => existsSync(path))) {
    installFromDebian('chromium-headless-shell')
  }
}

function installFromDebian(name) {
  run('apt-get', ['update', '-qq'], 'ignore')
  run('apt-get', ['install', '-y', '-qq', name], 'ignore')
}

/**
 * Returns the path of Playwright's own Chromium, else of the system's; `test/browser/browsers.ts` searches the same
 * places.
 */
function findBrowser() {
  return [findOwnBrowser(), process.env.CHROMIUM_PATH, ...systemBrowsers.whole].find(
    (path) => path && existsSync(path),
  )
}

function findOwnBrowser() {
  const path = spawnSync(
    process.execPath,
    ['-e', "console.log(require('playwright-core').chromium.executablePath())"],
    { cwd: root, encoding: 'utf8' },
  ).stdout?.trim()
  return path && existsSync(path) ? path : undefined
}

function run(command, parameters, stdio = 'inherit') {
  const isWindows = process.platform === 'win32'
  return spawnSync(command, parameters, { cwd: root, stdio, shell: isWindows }).status === 0
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}
