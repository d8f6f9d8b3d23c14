import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The built web application. Its own routes all answer with the page; hashed assets never change. */
export async function registerWebApp(app: FastifyInstance, distDir: string): Promise<void> {
  if (!existsSync(path.join(distDir, 'index.html'))) {
    app.log.warn({ distDir }, 'the web application is not built; only the API is served')
    app.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound()))
    return
  }
  await app.register(fastifyStatic, {
    root: distDir,
    wildcard: false,
    dotfiles: 'ignore',
    // tools/start.mjs makes Brotli and gzip copies
    preCompressed: true,
    index: ['index.html'],
    setHeaders: (reply, file) => {
      const isFixed = isHashedAsset(distDir, file)
      void reply.header(
        'cache-control',
        isFixed ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
    },
  })
  // The guide lies in a folder of its own, and its links count from there
  app.get('/docs', (_request, reply) => reply.redirect('/docs/', 301))
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !request.url.startsWith('/api/')
    // A missing file must fail as one: a page in place of a script only hides what is wrong
    const isFile = /\.[a-z0-9]{2,5}$/i.test(request.url.split('?')[0] ?? '')
    return wantsPage && !isFile
      ? reply.header('cache-control', 'no-cache').sendFile('index.html')
      : reply.code(404).send(notFound())
  })
}

function isHashedAsset(distDir: string, file: string): boolean {
  return file.startsWith(path.join(distDir, 'assets') + path.sep)
}

const notFound = (): object => ({
  error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
})
