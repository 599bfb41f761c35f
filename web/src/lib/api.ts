// Talking to the server: JSON over HTTP with the CSRF header, refusals as exceptions that can speak.
import { settings } from './settings.svelte'
import type { Problem } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }
}

/** After so many milliseconds without an answer the network counts as away. */
const PATIENCE = 20_000

/** The network or the server is away; whatever was sent may or may not have arrived. */
export class Offline extends Error {}

/** Over https it has a guarded name; the other one is from before. */
function csrf(): string {
  const found = /(?:^|; )__Host-bastide_csrf=([^;]*)/.exec(document.cookie) ?? /(?:^|; )bastide_csrf=([^;]*)/.exec(document.cookie)
  return found?.[1] ?? ''
}

async function send<T>(method: string, path: string, body?: unknown): Promise<T> {
  const url = new URL(path, location.origin)
  if (!url.searchParams.has('lang')) url.searchParams.set('lang', settings.lang)
  let response: Response
  try {
    response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json', 'x-bastide-csrf': csrf() },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
    })
  } catch {
    throw new Offline()
  }
  const type = response.headers.get('content-type') ?? ''
  if (response.status >= 502 && response.status <= 504) throw new Offline()
  const data: unknown = type.includes('json') ? await response.json() : await response.text()
  if (!response.ok) throw new Refused(response.status, data as Problem)
  return data as T
}

export const get = <T>(path: string): Promise<T> => send<T>('GET', path)

export async function post<T>(path: string, body: unknown = {}): Promise<T> {
  if (!csrf()) await get('/api/me') // the first answer brings the CSRF cookie
  return send<T>('POST', path, body)
}

/** A key under which a request is accepted only once, however often it is sent. */
export function newKey(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-')
}
