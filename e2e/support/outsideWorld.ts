import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Server as NetServer } from 'node:net'
import type { Readable } from 'node:stream'
import { simpleParser } from 'mailparser'
import { OAuth2Server } from 'oauth2-mock-server'
import { SMTPServer } from 'smtp-server'
import { type ProviderAnswer, providerAnswerSchema } from './outsideTypes.ts'

/** What the product reaches beside the browser: servers for mail, text messages, sign-in and error reports. */
export interface OutsideWorld {
  /** Settings by which the product finds them. */
  readonly env: Readonly<Record<string, string>>
  /** Where tests read what was sent, and set what the provider answers. */
  readonly url: string
  readonly stop: () => Promise<void>
}

const SMS_TOKEN = 'gateway-token-of-the-tests'
const HOST = '127.0.0.1'

export async function startOutsideWorld(): Promise<OutsideWorld> {
  const mails = await startMailServer()
  const provider = await startProvider()
  const server = createServer(answerer(mails.sent, provider.set))
  const url = `http://${HOST}:${await listen(server)}`
  return {
    url,
    env: {
      SMTP_URL: `smtp://${HOST}:${mails.port}`,
      MAIL_FROM: 'DUET <no-reply@duet.example>',
      DUET_SMS_URL: `${url}/gateway`,
      DUET_SMS_TOKEN: SMS_TOKEN,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'duet',
      OIDC_CLIENT_SECRET: 'secret of the client',
      OIDC_NAME: 'Contoso',
      SENTRY_DSN: `${url.replace('//', '//key@')}/1`,
      DUET_INTEGRATION_ALLOW_PRIVATE: 'true',
      // So that each user of the tests has an address of its own
      DUET_TRUSTED_PROXIES: '1',
    },
    stop: async () => {
      await Promise.all([mails.stop(), provider.stop(), closed(server)])
    },
  }
}

type Sent = Readonly<Record<string, unknown>> & { readonly to: string }

async function startMailServer(): Promise<{
  readonly port: number
  readonly sent: readonly Sent[]
  readonly stop: () => Promise<void>
}> {
  const sent: Sent[] = []
  const take = async (
    stream: Readable,
    to: string,
    done: (error?: Error) => void,
  ): Promise<void> => {
    try {
      const { from, subject, text, html } = await simpleParser(stream)
      sent.push({ to, from: from?.text, subject, text, html })
      done()
    } catch (error) {
      done(new Error('the message cannot be read', { cause: error }))
    }
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address).join(', ')
      void take(stream, to, done)
    },
  })
  server.on('error', () => undefined)
  const port = await listen(server.server)
  return { port, sent, stop: () => new Promise((done) => server.close(() => done())) }
}

async function startProvider(): Promise<{
  readonly issuer: string
  readonly set: (answer: ProviderAnswer) => void
  readonly stop: () => Promise<void>
}> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, HOST)
  const issuer = `http://${HOST}:${server.address().port}`
  server.issuer.url = issuer
  let next: ProviderAnswer = { claims: {} }
  server.service.on('beforeTokenSigning', ({ payload }) => {
    if ('claims' in next) Object.assign(payload, next.claims)
  })
  server.service.on('beforeAuthorizeRedirect', ({ url }) => {
    if ('claims' in next) return
    url.searchParams.delete('code')
    url.searchParams.set('error', next.error)
    url.searchParams.set('error_description', next.description)
  })
  return {
    issuer,
    set: (answer) => {
      next = answer
    },
    stop: () => server.stop(),
  }
}

/** What takes text messages and error reports, and what the tests ask. */
function answerer(
  mails: readonly Sent[],
  setProvider: (answer: ProviderAnswer) => void,
): RequestListener {
  const texts: Sent[] = []
  const reports: string[] = []
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', `http://${HOST}`)
    const isFor = ({ to }: Sent): boolean => to === searchParams.get('to')
    switch (`${request.method} ${pathname}`) {
      case 'POST /gateway': {
        const isKnown = request.headers.authorization === `Bearer ${SMS_TOKEN}`
        if (isKnown) texts.push(JSON.parse(await bodyOf(request)))
        response.writeHead(isKnown ? 202 : 401).end()
        return
      }
      case 'POST /api/1/envelope/':
        reports.push(await bodyOf(request))
        response.end('{}')
        return
      case 'GET /reports':
        response.end(JSON.stringify(reports))
        return
      case 'GET /mails':
        response.end(JSON.stringify(mails.filter(isFor)))
        return
      case 'GET /texts':
        response.end(JSON.stringify(texts.filter(isFor)))
        return
      case 'PUT /provider':
        setProvider(providerAnswerSchema.parse(JSON.parse(await bodyOf(request))))
        response.end()
        return
      default:
        response.writeHead(404).end()
    }
  }
  return (request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error))
    })
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function listen(server: NetServer): Promise<number> {
  return new Promise((found, failed) => {
    server.once('error', failed)
    server.listen(0, HOST, () => {
      const address = server.address()
      if (typeof address === 'object' && address) found(address.port)
      else failed(new Error('no free port'))
    })
  })
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}
