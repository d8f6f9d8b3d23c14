import { randomUUID } from 'node:crypto'
import { AppError } from '@duet/contract'
import { requireAttempt } from '../../../access/attempts.ts'
import type { UserId } from '../../../access/organizationAccess.ts'
import type { MutationTryMqttSourceArgs } from '../../../graphql/resolvers.gen.ts'
import { parseInput } from '../../../input/parseInput.ts'
import type { Server } from '../../../server.ts'
import { deploymentAccess } from '../../deployments/deploymentAccess.ts'
import { type Broker, brokerClient, brokerOf } from './brokerClient.ts'
import { sealedPassword } from './brokerPassword.ts'
import { type MqttMessage, readMessage } from './mqttMessage.ts'
import { findSource } from './mqttQueries.ts'
import { mqttSourceInput } from './mqttSourceInput.ts'
import { noSource } from './mqttSources.ts'

const TRIES = { name: 'mqttTries', attempts: 20, windowS: 60 }
/** For the broker to answer, and then for messages to come. */
const LISTEN_MS = 5000
const MOST_MESSAGES = 5
const CONTENT_LENGTH = 500

export interface MqttTrial {
  /** Null: the broker took user and topic. */
  readonly fault: string | null
  readonly messages: readonly {
    readonly topic: string
    readonly content: string
    readonly is_read: boolean
    readonly accepted: number
    readonly refused: unknown
  }[]
}

/**
 * Listens for some seconds beside what is listened to already, and stores nothing.
 *
 * @throws AppError NOT_FOUND, FORBIDDEN, INVALID_INPUT, RATE_LIMITED
 */
export async function tryMqttSource(
  server: Server,
  userId: UserId,
  { project_id, input }: MutationTryMqttSourceArgs,
): Promise<MqttTrial> {
  const { project } = await deploymentAccess(server.db, userId, project_id, 'owner')
  const stored = await findSource(server.db, project.id)
  const row = input == null ? stored : rowOf(server, input, stored)
  if (!row) throw noSource()
  await requireAttempt(server.db, TRIES, project.id, 'Too many tries: wait a minute.')
  try {
    const broker = brokerOf(server, row)
    const { fault, messages } = await heard(server, broker)
    const shown = messages.map(async (message) => {
      const { isRead, batch, refused } = await readMessage(server, project.id, broker, message)
      const content = message.text.slice(0, CONTENT_LENGTH).toWellFormed()
      return {
        topic: message.topic,
        content,
        is_read: isRead,
        accepted: batch.values.length,
        refused,
      }
    })
    return { fault, messages: await Promise.all(shown) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'INTEGRATION_SERVER')
      return { fault: error.message, messages: [] }
    throw error
  }
}

function rowOf(server: Server, input: unknown, stored: Parameters<typeof sealedPassword>[2]) {
  const given = parseInput(mqttSourceInput, input, ['input'])
  return { ...given, password_encrypted: sealedPassword(server, given, stored) }
}

function heard(
  server: Server,
  broker: Broker,
): Promise<{ readonly fault: string | null; readonly messages: readonly MqttMessage[] }> {
  const messages: MqttMessage[] = []
  return new Promise((resolve) => {
    let fault: string | null = `The broker did not answer within ${LISTEN_MS / 1000} s.`
    const end = (found = fault): void => {
      clearTimeout(timer)
      client.end(true)
      resolve({ fault: found, messages })
    }
    const timer = setTimeout(end, LISTEN_MS)
    const client = brokerClient(server, broker, {
      clientId: `duet-try-${randomUUID()}`,
      reconnectPeriod: 0,
      onSubscribed: (refusal) => {
        fault = refusal
        if (refusal !== null) end()
      },
    })
    client.on('error', (error) => end(error.message))
    client.on('close', () => end('The broker closed the connection.'))
    client.on('message', (topic, content) => {
      if (messages.length === MOST_MESSAGES) return
      messages.push({ topic, text: content.toString(), arrivedUtcMs: Date.now() })
      if (messages.length === MOST_MESSAGES) end()
    })
  })
}
