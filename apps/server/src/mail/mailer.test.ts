import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { createMailer } from './mailer.ts'
import { drawMail } from './mailTemplate.ts'
import type { OutgoingMail } from './outgoingMail.ts'
import { createSmsSender } from './smsSender.ts'

const PUBLIC_URL = 'https://duet.example.org'

const mail = (change: Partial<OutgoingMail> = {}): OutgoingMail => ({
  to: 'ann@example.org',
  subject: 'Reset your password',
  heading: 'Reset your password',
  paragraphs: ['Somebody asked for a new password.'],
  action: { label: 'Choose', url: `${PUBLIC_URL}/auth?token=a&b=c`, validFor: '1 hour' },
  ...change,
})

describe('the template', () => {
  test('escapes everything that people wrote', () => {
    const evil = '<img src=x onerror="alert(1)">&\''
    const { html } = drawMail(
      mail({
        subject: evil,
        heading: evil,
        paragraphs: [evil],
        action: { label: evil, url: `${PUBLIC_URL}/?q="><script>`, validFor: evil },
      }),
      PUBLIC_URL,
    )
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(html).not.toContain('?q=">')
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;')
  })

  test('says the same in plain text, with the link and how long it serves', () => {
    const { text, html } = drawMail(mail(), PUBLIC_URL)
    expect(text).toContain('Somebody asked for a new password.')
    expect(text).toContain(`Choose:\n${PUBLIC_URL}/auth?token=a&b=c`)
    for (const form of [text, html]) expect(form).toContain('valid for 1 hour')
  })

  test('a message without a link has none', () => {
    const { to, subject, heading, paragraphs } = mail()
    const { html } = drawMail({ to, subject, heading, paragraphs }, PUBLIC_URL)
    expect(html).not.toContain('class="button"')
  })
})

describe('with a mail server', () => {
  const received: ParsedMail[] = []
  const recipients: string[][] = []
  let smtp: SMTPServer
  let port = 0
  const receive = async (stream: Readable): Promise<void> => {
    received.push(await simpleParser(stream))
  }

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, callback) => {
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        void receive(stream).finally(() => callback())
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    port = (smtp.server.address() as AddressInfo).port
  })
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

  const mailer = (at: number, onError = vi.fn<(error: unknown) => void>()) =>
    createMailer({
      db: undefined as never,
      smtpUrl: `smtp://127.0.0.1:${at}`,
      from: 'DUET <duet@example.org>',
      publicUrl: PUBLIC_URL,
      onError,
    })

  test('a message arrives as HTML and text, with its letters', async () => {
    await mailer(port)(mail({ subject: 'Grüße, Ελλάδα', paragraphs: ['Zürich ☀'] }))
    const last = received.at(-1)
    expect(last?.subject).toBe('Grüße, Ελλάδα')
    expect(last?.from?.text).toBe('"DUET" <duet@example.org>')
    expect(last?.text).toContain('Zürich ☀')
    expect(last?.html).toContain('Zürich ☀')
    expect(recipients.at(-1)).toEqual(['ann@example.org'])
  })

  test('a line end in a subject adds no header', async () => {
    await mailer(port)(mail({ subject: 'Hello\r\nBcc: eve@example.org' }))
    expect(recipients.at(-1)).toEqual(['ann@example.org'])
    expect(received.at(-1)?.headers.has('bcc')).toBe(false)
  })

  test('a server that is away fails no operation, and is told of', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    await mailer(1, onError)(mail())
    expect(onError).toHaveBeenCalledOnce()
  })
})

describe('without servers', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
  })
  afterAll(() => database.close())

  const kept = () =>
    database.db.selectFrom('kept_message').select(['recipient', 'subject', 'text']).execute()

  test('messages are kept, text messages beside them', async () => {
    const { db } = database
    const onError = vi.fn<(error: unknown) => void>()
    const common = { db, publicUrl: PUBLIC_URL, onError }
    await createMailer({ ...common, smtpUrl: undefined, from: 'x@example.org' })(mail())
    await createSmsSender({ ...common, gateway: undefined })('+41446681800', '123456 is your code')
    expect(onError).not.toHaveBeenCalled()
    expect(await kept()).toEqual([
      expect.objectContaining({ recipient: 'ann@example.org', subject: 'Reset your password' }),
      expect.objectContaining({
        subject: 'SMS to +41446681800',
        text: expect.stringContaining('123456 is your code'),
      }),
    ])
  })
})

describe('an SMS gateway', () => {
  const calls: { body: unknown; authorization: string | undefined }[] = []
  let gateway: Server
  let url = ''
  let status = 200

  beforeAll(async () => {
    gateway = createServer((request, response) => {
      let text = ''
      request.on('data', (chunk) => (text += chunk))
      request.on('end', () => {
        const { authorization } = request.headers
        calls.push({ body: JSON.parse(text), authorization })
        response.writeHead(status).end('{}')
      })
    })
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`
  })
  afterAll(() => new Promise((resolve) => gateway.close(resolve)))

  const sender = (onError = vi.fn<(error: unknown) => void>()) =>
    createSmsSender({
      db: undefined as never,
      gateway: { url, token: 'gateway token' },
      publicUrl: PUBLIC_URL,
      onError,
    })

  test('gets number and text with its token', async () => {
    await sender()('+41446681800', 'Hello')
    expect(calls.at(-1)).toEqual({
      body: { to: '+41446681800', text: 'Hello' },
      authorization: 'Bearer gateway token',
    })
  })

  test('that refuses fails no operation, and is told of', async () => {
    status = 500
    const onError = vi.fn<(error: unknown) => void>()
    await sender(onError)('+41446681800', 'Hello')
    expect(onError).toHaveBeenCalledOnce()
  })
})
