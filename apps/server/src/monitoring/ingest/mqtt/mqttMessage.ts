import type { Server } from '../../../server.ts'
import { type BuiltBatch, batchBuilder } from '../batchBuilder.ts'
import { rulesOf } from '../ingestRules.ts'
import type { Broker } from './brokerClient.ts'
import { tagOfTopic, takeMessage } from './mqttPayload.ts'

export interface MqttMessage {
  readonly topic: string
  readonly text: string
  readonly arrivedUtcMs: number
}

export interface ReadMessage extends BuiltBatch {
  /** False for a message of another form. */
  readonly isRead: boolean
}

/** What a message says, held against the rules of its deployment. @throws AppError NOT_FOUND */
export async function readMessage(
  server: Server,
  projectId: string,
  { topic: filter, payload }: Pick<Broker, 'topic' | 'payload'>,
  { topic, text, arrivedUtcMs }: MqttMessage,
): Promise<ReadMessage> {
  const { sink, build } = batchBuilder(await rulesOf(server, projectId, arrivedUtcMs))
  const tag = tagOfTopic(filter, topic)
  const isRead = tag !== undefined && takeMessage({ tag, payload, text, arrivedUtcMs }, sink)
  return { ...build(), isRead }
}
