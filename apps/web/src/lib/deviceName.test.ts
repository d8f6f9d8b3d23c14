import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './deviceName.ts'

const MOZILLA = 'Mozilla/5.0'
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36`,
    'Chrome on Windows',
    false,
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`,
    'Edge on Windows',
    false,
  ],
  [
    `${MOZILLA} (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0`,
    'Firefox on Linux',
    false,
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15`,
    'Safari on macOS',
    false,
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    true,
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/130.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    true,
  ],
  [
    `${MOZILLA} (Linux; Android 14; SM-S918B) ${WEBKIT} SamsungBrowser/26.0 Chrome/122.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    true,
  ],
  [
    `${MOZILLA} (X11; Linux x86_64) ${WEBKIT} HeadlessChrome/147.0.0.0 Safari/537.36`,
    'Chrome on Linux',
    false,
  ],
  ['curl/8.5.0', 'curl', false],
  ['node', 'Node.js', false],
  ['something of its own', 'Unknown device', false],
  ['', 'Unknown device', false],
  [null, 'Unknown device', false],
])('%s is %s', (userAgent, name, handheld) => {
  expect(deviceName(userAgent)).toBe(name)
  expect(isHandheld(userAgent)).toBe(handheld)
})
