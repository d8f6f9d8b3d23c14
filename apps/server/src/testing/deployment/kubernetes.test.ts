import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { faultsOf, filledIn, imageEnvironment, ROOT, yamlOf } from './deployFolder.ts'

const texts = z.record(z.string(), z.string())
const named = z.looseObject({ name: z.string() })
const probe = z.object({ path: z.string(), port: z.string() })
const containerSchema = z.looseObject({
  image: z.literal('duet'),
  args: z.array(z.string()).optional(),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  envFrom: z.array(z.record(z.string(), named)),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })).default([]),
  startupProbe: z.looseObject({ httpGet: probe }).optional(),
  livenessProbe: z.looseObject({ httpGet: probe }).optional(),
  readinessProbe: z.looseObject({ httpGet: probe }).optional(),
  resources: z.object({ requests: texts, limits: texts }),
  securityContext: z.unknown(),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
})
const podSchema = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  enableServiceLinks: z.literal(false),
  terminationGracePeriodSeconds: z.number().min(15),
  securityContext: z.unknown(),
  containers: z.tuple([containerSchema]),
  volumes: z.array(named),
})
const deploymentSchema = z.looseObject({
  kind: z.literal('Deployment'),
  apiVersion: z.literal('apps/v1'),
  metadata: z.object({ name: z.string(), namespace: z.literal('duet'), labels: texts }),
  spec: z.looseObject({
    selector: z.object({ matchLabels: texts }),
    template: z.object({ metadata: z.object({ labels: texts }), spec: podSchema }),
  }),
})
const anySchema = z.looseObject({ apiVersion: z.string(), kind: z.string(), metadata: named })

const fileOf = (name: string): unknown[] => yamlOf(`kubernetes/${name}`)
const deploymentOf = (name: string): z.infer<typeof deploymentSchema> =>
  deploymentSchema.parse(
    fileOf(name).find((document) => anySchema.parse(document).kind === 'Deployment'),
  )
const podOf = (name: string): z.infer<typeof podSchema> => deploymentOf(name).spec.template.spec

const customization = z
  .looseObject({
    resources: z.array(z.string()),
    images: z.tuple([z.object({ name: z.string(), newName: z.string(), newTag: z.string() })]),
  })
  .parse(fileOf('kustomization.yaml')[0])
const settings = z.object({ data: texts }).loose().parse(fileOf('settings.yaml')[0]).data
const secrets = z.object({ stringData: texts }).loose().parse(fileOf('secret.example.yaml')[0])

const DEPLOYMENTS = ['server.yaml', 'worker.yaml']

describe('the manifests', () => {
  test('are all listed, with the image in the version of the project', () => {
    const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
    expect(customization.images[0]).toMatchObject({ name: 'duet', newTag: version })
    const documents = customization.resources.flatMap((name) =>
      fileOf(name.replace('secret.yaml', 'secret.example.yaml')),
    )
    expect(documents.map((one) => anySchema.parse(one).kind)).toEqual([
      'Namespace',
      'ConfigMap',
      'Secret',
      'PersistentVolumeClaim',
      'Deployment',
      'Service',
      'Deployment',
      'Ingress',
    ])
  })

  test.each(DEPLOYMENTS)('%s gives an environment that is taken', (name) => {
    const [{ env, envFrom }] = podOf(name).containers
    expect(envFrom.flatMap((from) => Object.entries(from))).toEqual([
      ['configMapRef', { name: 'duet' }],
      ['secretRef', { name: 'duet' }],
    ])
    const set = Object.fromEntries(env.map(({ name: key, value }) => [key, value]))
    const all = { ...imageEnvironment(), ...settings, ...filledIn(secrets.stringData), ...set }
    expect(faultsOf(all)).toEqual([])
  })

  test.each(DEPLOYMENTS)('%s meets the restricted level of pod security', (name) => {
    const pod = podOf(name)
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: 10001,
      runAsGroup: 10001,
      fsGroup: 10001,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect(pod.containers[0].securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
  })

  test.each(DEPLOYMENTS)('%s can write where the product writes, in volumes of its own', (name) => {
    const { containers, volumes } = podOf(name)
    const mounts = containers[0].volumeMounts
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual([
      imageEnvironment()['DUET_DATA'],
      '/tmp',
    ])
    expect(mounts.map((mount) => mount.name)).toEqual(volumes.map((volume) => volume.name))
  })

  test.each(DEPLOYMENTS)('%s selects its own pods', (name) => {
    const { metadata, spec } = deploymentOf(name)
    expect(spec.selector.matchLabels).toEqual(metadata.labels)
    expect(spec.template.metadata.labels).toEqual(metadata.labels)
  })

  test.each(DEPLOYMENTS)('%s is asked what its program answers, on its port', (name) => {
    const [{ ports, startupProbe, livenessProbe, readinessProbe }] = podOf(name).containers
    const { PORT, DUET_WORKER_PORT } = imageEnvironment()
    expect(ports).toEqual([{ name: 'http', containerPort: Number(PORT) }])
    expect(DUET_WORKER_PORT).toBe(PORT)
    const probes = [startupProbe, livenessProbe, readinessProbe].map((one) => one?.httpGet)
    expect(probes).toEqual(
      ['/health', '/health', '/ready'].map((address) => ({ path: address, port: 'http' })),
    )
  })

  test('the service finds the server, and the entrance finds the service', () => {
    const [service] = fileOf('server.yaml').slice(-1)
    expect(service).toMatchObject({
      kind: 'Service',
      metadata: { name: 'duet' },
      spec: {
        selector: deploymentOf('server.yaml').metadata.labels,
        ports: [{ name: 'http', targetPort: 'http' }],
      },
    })
    const host = new URL(settings['DUET_PUBLIC_URL'] ?? '').hostname
    const backend = { service: { name: 'duet', port: { name: 'http' } } }
    expect(fileOf('ingress.yaml')[0]).toMatchObject({
      spec: { tls: [{ hosts: [host] }], rules: [{ host, http: { paths: [{ backend }] } }] },
    })
  })
})
