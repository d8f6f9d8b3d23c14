// After `npm ci --omit=dev`: takes away what no program reads when it runs, a third of the install.
// Plain JavaScript that Node 20 can run. An install for development is left as it is.
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { isNewEnough } from './nodeVersion.mjs'

/** What is for whoever changes a library, native parts for another engine or a linker, and a library for pages alone. */
const FILES =
  /\.(?:map|[cm]?ts|bare|a)$|\/(?:readme|changelog|history)\.md$|^pdfkit\/js\/pdfkit\.standalone\.js$/i
/** Libraries built for pages without a bundler or for bundlers, their tests, and headers of the Node that the project brings. */
const FOLDERS =
  /^(?:echarts\/dist|pdfmake\/build|libphonenumber-js\/bundle|@opentelemetry\/[\w-]+\/build\/(?:esm|esnext)|(?:bintrees|fastify)\/test|node-\w+-\w+\/(?:include|share))$/
/** The Node that the project brings, for machines whose own is too old. */
const NODE = /^(?:node-(?:linux|win)-\w+|\.bin\/node)$/

const modules = path.join(
  path.dirname(path.dirname(fileURLToPath(import.meta.url))),
  'node_modules',
)
// This script runs on the Node that the project brings; npm runs on that of the machine
const [, ofMachine] = /node\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '') ?? []
const isNodeNeeded = ofMachine === undefined || !isNewEnough(ofMachine)
const omitted = (process.env['npm_config_omit'] ?? '').split(/\s+/)
if (omitted.includes('dev')) slim('')

/** @param folder - from node_modules; links, which lead to the project's own packages, are not followed */
function slim(folder) {
  for (const entry of readdirSync(path.join(modules, folder), { withFileTypes: true })) {
    const name = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (isUnread(name, entry.isDirectory())) rmSync(path.join(modules, name), { recursive: true })
    else if (entry.isDirectory()) slim(name)
  }
}

function isUnread(name, isFolder) {
  if (NODE.test(name)) return !isNodeNeeded
  return isFolder ? FOLDERS.test(name) : FILES.test(name)
}
