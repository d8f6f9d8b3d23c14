import { expect, test } from 'vitest'
import { newSecret, signedHeaders } from './signature.ts'

const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampUtcMs: 1614265330_000,
  body: '{"test": 2432232314}',
}
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

test('the example of the specification has its signature', () => {
  expect(signedHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

test('two secrets sign beside each other, with a space between', () => {
  const one = signedHeaders(MESSAGE, [SECRET])['webhook-signature']
  const both = signedHeaders(MESSAGE, [newSecret(), SECRET])['webhook-signature']?.split(' ')
  expect(both).toHaveLength(2)
  expect(both?.[1]).toBe(one)
})

test('a new secret has 32 bytes behind its prefix, and is another each time', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  expect(newSecret()).not.toBe(secret)
})
