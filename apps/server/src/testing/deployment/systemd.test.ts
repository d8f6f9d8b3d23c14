import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { deployPath, deployText, faultsOf, ROOT, variablesOf } from './deployFolder.ts'

const UNITS = ['duet.service', 'duet-worker@.service']
const HARDENED = [
  'CapabilityBoundingSet=',
  'NoNewPrivileges=true',
  'PrivateDevices=true',
  'PrivateTmp=true',
  'ProtectHome=true',
  'ProtectSystem=strict',
  'RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX',
  'RestrictNamespaces=true',
  'SystemCallFilter=@system-service',
]

const folder = mkdtempSync(path.join(tmpdir(), 'duet-units-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const linesOf = (unit: string): readonly string[] => deployText(`systemd/${unit}`).split('\n')
const valueOf = (unit: string, key: string): string =>
  linesOf(unit)
    .find((line) => line.startsWith(`${key}=`))
    ?.slice(key.length + 1) ?? ''
const isThere = (program: string, argument: string): boolean =>
  spawnSync(program, [argument]).status === 0

describe.each(UNITS)('%s', (unit) => {
  test('has sections and settings alone', () => {
    const others = linesOf(unit).filter(
      (line) => !/^(#.*|\[(Unit|Service|Install)\]|\w+=.*|)$/.test(line),
    )
    expect(others).toEqual([])
  })

  test('starts a program of a release, with settings that it knows', () => {
    const [node, ...args] = valueOf(unit, 'ExecStart').split(' ')
    expect(node).toBe('/usr/bin/node')
    expect(existsSync(path.join(ROOT, args.at(-1) ?? ''))).toBe(true)
    const set = variablesOf(valueOf(unit, 'Environment').replaceAll(' ', '\n'))
    expect(faultsOf(set)).toEqual([])
    expect(set['DUET_DATA']).toBe(`/var/lib/${valueOf(unit, 'StateDirectory')}`)
  })

  test('may do no more than it needs', () => {
    expect(linesOf(unit)).toEqual(expect.arrayContaining(HARDENED))
    expect(valueOf(unit, 'User')).toBe('duet')
  })

  test('is given the time that a stop takes', () => {
    expect(Number(valueOf(unit, 'TimeoutStopSec'))).toBeGreaterThan(10)
    expect(valueOf(unit, 'KillMode')).toBe('mixed')
  })

  test.runIf(isThere('systemd-analyze', '--version'))('is taken by systemd', () => {
    const file = path.join(folder, unit)
    writeFileSync(file, deployText(`systemd/${unit}`).replace('/usr/bin/node', process.execPath))
    const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect(`${stdout}${stderr}`.split('\n').filter((line) => line.includes(unit))).toEqual([])
  })
})

describe('Caddyfile', () => {
  test('leads to the server, and lets files through', () => {
    const text = deployText('Caddyfile')
    expect(text).toContain('reverse_proxy {$DUET_UPSTREAM:127.0.0.1:8080}')
    expect(text).toContain('max_size 200MB')
  })

  test.runIf(isThere('caddy', 'version'))('is taken by Caddy', () => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', deployPath('Caddyfile')]
    const { status, stderr } = spawnSync('caddy', args, {
      encoding: 'utf8',
      env: { ...process.env, DUET_PUBLIC_URL: 'https://duet.example.org', HOME: folder },
    })
    expect({ status, last: stderr.trim().split('\n').at(-1) }).toEqual({
      status: 0,
      last: expect.any(String),
    })
  })
})
