import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '../db/testing.ts'
import { eventually } from '../testing/eventually.ts'
import { createMailer, type Mailer } from './mailer.ts'
import { mailServerFacts, sendFailure } from './mailServer.ts'
import { drawMail } from './mailTemplate.ts'
import type { OutgoingMail } from './outgoingMail.ts'
import { sendSms } from './smsSender.ts'
import { requeueMessage } from './storedMessages.ts'

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

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(() => database.db.deleteFrom('kept_message').execute())
afterAll(() => database.close())

const messages = () =>
  database.db
    .selectFrom('kept_message')
    .select(['id', 'kind', 'recipient', 'subject', 'text', 'state', 'attempts', 'error'])
    .orderBy('created_at')
    .execute()
const makeDue = () =>
  database.db.updateTable('kept_message').set({ next_attempt_at: sql<Date>`now()` }).execute()

const mailerTo = (smtpUrl: string | undefined, onError = vi.fn<(error: unknown) => void>()) =>
  createMailer({
    db: database.db,
    smtpUrl,
    from: 'DUET <duet@example.org>',
    publicUrl: PUBLIC_URL,
    onError,
  })

describe('with a mail server', () => {
  const received: ParsedMail[] = []
  const recipients: string[][] = []
  const connections = { open: 0, most: 0 }
  let smtp: SMTPServer
  let url = ''
  /** What the server says to the next recipient. */
  let refusal: { readonly code: number; readonly text: string } | undefined
  const receive = async (stream: Readable): Promise<void> => {
    received.push(await simpleParser(stream))
  }

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, callback) => {
        connections.most = Math.max(connections.most, ++connections.open)
        callback()
      },
      onClose: () => {
        connections.open -= 1
      },
      onRcptTo: (_address, _session, callback) =>
        callback(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code })),
      onData: (stream, session, callback) => {
        recipients.push(session.envelope.rcptTo.map(({ address }) => address))
        void receive(stream).finally(() => callback())
      },
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
    url = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`
  })
  beforeEach(() => {
    refusal = undefined
  })
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

  const send = async (mailer: Mailer, message = mail()): Promise<void> => {
    await mailer.sendMail(message)
    await eventually(async () => expect((await messages()).at(-1)?.attempts).toBeGreaterThan(0))
    await mailer.start()()
  }

  test('a message arrives as HTML and text, with its letters; its text is stored no longer', async () => {
    await send(mailerTo(url), mail({ subject: 'Grüße, Ελλάδα', paragraphs: ['Zürich ☀'] }))
    const last = received.at(-1)
    expect(last?.subject).toBe('Grüße, Ελλάδα')
    expect(last?.from?.text).toBe('"DUET" <duet@example.org>')
    expect(last?.text).toContain('Zürich ☀')
    expect(last?.html).toContain('Zürich ☀')
    expect(recipients.at(-1)).toEqual(['ann@example.org'])
    expect(await messages()).toMatchObject([
      { state: 'sent', attempts: 1, recipient: '', text: '', error: null },
    ])
  })

  test('files come along, are tried again with their message, and are stored no longer than it', async () => {
    const attachments = [
      { name: 'Ηλιακό_2026-06.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1') },
    ]
    await send(mailerTo('smtp://127.0.0.1:1'), mail({ attachments }))
    const mailer = mailerTo(url)
    await makeDue()
    await mailer.sendDue()
    expect(received.at(-1)?.attachments).toMatchObject([
      {
        filename: attachments[0]?.name,
        contentType: 'application/pdf',
        content: Buffer.from('%PDF-1'),
      },
    ])
    expect(await database.db.selectFrom('kept_attachment').select('name').execute()).toEqual([])
  })

  test('a message of a transaction that fails is none', async () => {
    const mailer = mailerTo(url)
    const failing = database.db.transaction().execute(async (tx) => {
      await mailer.queueMail(tx, mail())
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await messages()).toEqual([])
  })

  test('many messages at once go through a few connections, and none is left', async () => {
    const mailer = mailerTo(url)
    connections.most = 0
    await Promise.all(Array.from({ length: 30 }, () => mailer.sendMail(mail())))
    await mailer.start()()
    expect(new Set((await messages()).map(({ state }) => state))).toEqual(new Set(['sent']))
    expect(connections.most).toBeLessThanOrEqual(4)
  })

  test('a line end in a subject adds no header', async () => {
    await send(mailerTo(url), mail({ subject: 'Hello\r\nBcc: eve@example.org' }))
    expect(recipients.at(-1)).toEqual(['ann@example.org'])
    expect(received.at(-1)?.headers.has('bcc')).toBe(false)
  })

  test('a server that is away fails no operation, and is tried again later', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    await send(mailerTo('smtp://127.0.0.1:1', onError))
    expect(onError).toHaveBeenCalledOnce()
    expect(await messages()).toMatchObject([
      {
        state: 'waiting',
        attempts: 1,
        error: expect.stringContaining('The mail server could not be reached: '),
      },
    ])
    const mailer = mailerTo(url)
    const before = received.length
    await mailer.sendDue()
    expect(received).toHaveLength(before)
    await makeDue()
    // Two processes: each message goes once
    await Promise.all([mailer.sendDue(), mailerTo(url).sendDue()])
    expect(received).toHaveLength(before + 1)
    expect(await messages()).toMatchObject([{ state: 'sent', attempts: 2 }])
  })

  test.each([
    [450, 'waiting'],
    [550, 'failed'],
  ])('a refusal by %i leaves it %s, with what the server said', async (code, state) => {
    refusal = { code, text: 'No such mailbox' }
    await send(mailerTo(url))
    expect(await messages()).toMatchObject([
      { state, error: `The mail server refused: ${code} No such mailbox` },
    ])
  })

  test('a temporary refusal becomes final after a day of attempts, and a retry begins anew', async () => {
    refusal = { code: 450, text: 'Later' }
    const mailer = mailerTo(url)
    await send(mailer)
    const rounds = (await messages()).map(({ attempts }) => attempts)
    while ((await messages())[0]?.state === 'waiting' && rounds.length < 20) {
      await makeDue()
      await mailer.sendDue()
      rounds.push((await messages())[0]?.attempts ?? 0)
    }
    expect(rounds).toEqual([1, 2, 3, 4, 5, 6, 7])
    const [failed] = await messages()
    expect(failed?.state).toBe('failed')
    refusal = undefined
    expect(await requeueMessage(database.db, failed?.id ?? '')).toBe(true)
    await mailer.sendDue()
    expect(await messages()).toMatchObject([{ state: 'sent', attempts: 1 }])
    expect(await requeueMessage(database.db, failed?.id ?? '')).toBe(false)
  })

  test('a test message brings the answer of the server', async () => {
    expect(await mailerTo(url).sendNow(mail())).toMatch(/^250 /)
    expect(await messages()).toMatchObject([{ state: 'sent' }])
    refusal = { code: 554, text: 'Not from you' }
    const error: unknown = await mailerTo(url)
      .sendNow(mail())
      .catch((refused: unknown) => refused)
    expect(sendFailure(error)).toEqual({
      reason: 'The mail server refused: 554 Not from you',
      isFinal: true,
    })
  })
})

test.each([
  ['smtp://user:pass@mail.example', 587, 'STARTTLS where the server offers it'],
  ['smtp://mail.example:25?requireTLS=true', 25, 'STARTTLS, required'],
  ['smtp://mail.example:25?ignoreTLS=true', 25, 'never'],
  ['smtps://mail.example', 465, 'from the first byte'],
])('%s is shown without its secrets', (url, port, tls) => {
  expect(mailServerFacts(url)).toEqual({ host: 'mail.example', port, tls })
})

test('without servers messages are stored, text messages beside them', async () => {
  const { db } = database
  const onError = vi.fn<(error: unknown) => void>()
  await mailerTo(undefined, onError).sendMail(mail())
  const server = { db, publicUrl: PUBLIC_URL, config: { smsGateway: undefined } }
  await sendSms({ ...server, log: { error: onError } }, '+41446681800', '123456 is your code')
  expect(onError).not.toHaveBeenCalled()
  expect(await messages()).toMatchObject([
    { recipient: 'ann@example.org', subject: 'Reset your password', state: 'kept' },
    {
      kind: 'sms',
      subject: 'SMS to +41446681800',
      text: expect.stringContaining('123456 is your code'),
      state: 'kept',
    },
  ])
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

  const sender = (error = vi.fn<(error: unknown) => void>()) => ({
    db: database.db,
    publicUrl: PUBLIC_URL,
    config: { smsGateway: { url, token: 'gateway token' } },
    log: { error },
  })

  test('gets number and text with its token', async () => {
    await sendSms(sender(), '+41446681800', 'Hello')
    expect(calls.at(-1)).toEqual({
      body: { to: '+41446681800', text: 'Hello' },
      authorization: 'Bearer gateway token',
    })
    expect(await messages()).toMatchObject([
      { kind: 'sms', state: 'sent', recipient: '', subject: 'SMS', text: '' },
    ])
  })

  test('that refuses fails no operation, and is reported', async () => {
    status = 500
    const onError = vi.fn<(error: unknown) => void>()
    await sendSms(sender(onError), '+41446681800', 'Hello')
    expect(onError).toHaveBeenCalledOnce()
    expect(await messages()).toMatchObject([
      { state: 'failed', error: 'The SMS gateway answered 500', text: '' },
    ])
  })
})
