// Installs Strapi when it is missing or its lock file has changed; start.mjs does the same before it starts.
import { install } from './prepare.mjs'

install()
