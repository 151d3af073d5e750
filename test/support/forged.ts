import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inject } from 'vitest'
import { adminSignInSettings } from './admin.ts'
import { claimsOf } from './api.ts'

// Tokens forged by an attacker who knows the format and everything public, but not the signing key. They are built by
// hand, because libraries refuse to make some of them.

type Part = Record<string, unknown>

const encode = (part: Part) => Buffer.from(JSON.stringify(part)).toString('base64url')

/** A token signed by HMAC with this secret, whatever its header says. */
export function hmacToken(header: Part, claims: Part, secret: string | Buffer, hash = 'sha256'): string {
  const signingInput = `${encode(header)}.${encode(claims)}`
  return `${signingInput}.${createHmac(hash, secret).update(signingInput).digest('base64url')}`
}

function rsaToken(header: Part, claims: Part, key: KeyObject): string {
  const signingInput = `${encode(header)}.${encode(claims)}`
  return `${signingInput}.${sign('sha256', Buffer.from(signingInput), key).toString('base64url')}`
}

/** A token with some claims replaced and its old signature. */
export function altered(token: string, changes: Part): string {
  const [header, , signature] = token.split('.')
  return `${header}.${encode({ ...claimsOf(token), ...changes })}.${signature}`
}

/** Tokens with the token's claims and `alg: none` in several spellings or empty, with and without its signature. */
export function algNoneTokens(token: string): string[] {
  const [, claims, signature] = token.split('.')
  return ['none', 'None', 'NONE', 'nOnE', ''].flatMap((alg) => [
    `${encode({ alg, typ: 'JWT' })}.${claims}.`,
    `${encode({ alg, typ: 'JWT' })}.${claims}.${signature}`,
  ])
}

/** The attacker's key pair. Generated once, because that takes a quarter of a second. */
const ownKey = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Tokens signed with the attacker's own RSA key; most headers point a careless verifier to that key. */
export function ownKeyTokens(claims: Part): string[] {
  const { privateKey, publicKey } = ownKey
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'CognitoLocal', alg: 'RS256', use: 'sig' }
  const alg = 'RS256'
  return [
    { alg, kid: 'CognitoLocal' },
    { alg, kid: 'CognitoLocal', jwk },
    { alg, jwk },
    { alg, kid: 'CognitoLocal', jku: `data:application/json,${JSON.stringify({ keys: [jwk] })}` },
    { alg, kid: 'CognitoLocal', x5u: 'https://evil.example/key.pem' },
    { alg, kid: ['CognitoLocal'] },
  ].map((header) => rsaToken(header, claims, privateKey))
}

/**
 * Tokens whose key id attacks the key lookup (a path, SQL, a shell command, a prototype), each signed once with what a
 * vulnerable lookup would find and once with zeros.
 */
export const oddKeyIdTokens = (claims: Part): string[] =>
  [
    ['../../../../../../dev/null', ''],
    ["x' UNION SELECT 'known'--", 'known'],
    ['|echo -n known', 'known'],
    ['__proto__', '[object Object]'],
    ['constructor', 'function Object() { [native code] }'],
  ].flatMap(([kid, secret = '']) => [
    hmacToken({ alg: 'HS256', kid }, claims, secret),
    hmacToken({ alg: 'HS256', kid }, claims, Buffer.alloc(32)),
  ])

/** The user pool's public key in each form that an attacker may use as an HMAC secret. */
export async function publicKeyTexts(): Promise<string[]> {
  const { jwk } = createRequire(import.meta.url)('cognito-local/lib/keys/cognitoLocal.public.json')
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const { userPoolId } = await adminSignInSettings()
  const published = await fetch(`${inject('endpoints').cognito}/${userPoolId}/.well-known/jwks.json`)
  const jwks = await published.text()
  const pem = String(key.export({ type: 'spki', format: 'pem' }))
  return [
    pem,
    pem.trim(),
    String(key.export({ type: 'pkcs1', format: 'pem' })),
    jwks,
    JSON.stringify(JSON.parse(jwks).keys[0]),
    JSON.stringify(jwk),
    String(jwk.n),
  ]
}

/** The local stage's signing secret, for tokens that are validly signed but wrong in another way. */
export function sessionSecret(): string {
  const secrets: Record<string, string> = JSON.parse(
    readFileSync(join(inject('logs'), '../secrets.json'), 'utf8'),
  )
  const [, secret] = Object.entries(secrets).find(([arn]) => arn.includes('SessionSecret')) ?? []
  if (!secret) throw new Error('The local stage has no secret')
  return secret
}
