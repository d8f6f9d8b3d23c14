import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Plugin } from 'graphql-yoga'
import { errorsAnswered, operationDuration, requestDuration } from '../../telemetry/counters.ts'
import { getOperationAST } from '../graphql.ts'
import { rootFieldsOf } from '../rootFields.ts'

/** What answers machines; all else is a page of the web application, or a file of it. */
const MACHINE_ROUTE = /^\/(api\/|health$|ready$|metrics$)/

/** The pattern of the address, not the address: addresses have no end. Pages and their files are one. */
export function routeOf({
  routeOptions,
  url,
}: Pick<FastifyRequest, 'routeOptions' | 'url'>): string {
  const pattern = routeOptions.url
  if (pattern === undefined) return MACHINE_ROUTE.test(url) ? 'unknown' : 'pages'
  return MACHINE_ROUTE.test(pattern) ? pattern : 'pages'
}

export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const labels = { route: routeOf(request), status: String(reply.statusCode) }
    requestDuration.observe(labels, reply.elapsedTime / 1000)
    done()
  })
}

/** A GraphQL call in names of the schema alone: callers choose the names of their operations freely. */
export interface MeasuredCall {
  /** The field that it asks for; `several`, or `other` for what never came to run. */
  operation: string
  outcome: 'ok' | 'refused' | 'failed'
}

export interface MeasuredContext {
  readonly measured: MeasuredCall
}

/** Refused until its result is known. */
export const newMeasuredCall = (): MeasuredCall => ({ operation: 'other', outcome: 'refused' })

/** Names the call and counts the errors of its answer. Stands after what masks them. */
export function measurePlugin(): Plugin<MeasuredContext, MeasuredContext> {
  return {
    onExecute: ({ args }) => {
      const operation = getOperationAST(args.document, args.operationName)
      if (!operation) return
      // Validation has refused fields that the schema does not have
      const [field, ...others] = rootFieldsOf(args.document, operation)
      const { measured }: MeasuredContext = args.contextValue
      measured.operation = others.length > 0 ? 'several' : (field?.name ?? 'other')
    },
    onResultProcess: ({ result, serverContext: { measured } }) => {
      const errors = 'errors' in result && result.errors ? result.errors : []
      const codes = errors.map(({ extensions }) => String(extensions.code))
      for (const code of codes) errorsAnswered.inc({ code })
      measured.outcome =
        codes.length === 0 ? 'ok' : codes.includes('INTERNAL') ? 'failed' : 'refused'
    },
  }
}

/** @param elapsedMs - of the whole call. @param measured - undefined: refused before it was read */
export function observeCall(measured: MeasuredCall | undefined, elapsedMs: number): void {
  operationDuration.observe({ ...(measured ?? newMeasuredCall()) }, elapsedMs / 1000)
}
