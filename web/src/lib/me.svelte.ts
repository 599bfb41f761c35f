// Who I am on this device: a name that the server keeps under a cookie.
import { get, post } from './api'

export const me: { name: string; known: boolean } = $state({ name: '', known: false })

export async function whoAmI(): Promise<void> {
  if (me.known) return
  me.name = (await get<{ name: string }>('/api/me')).name
  me.known = true
}

/** Every other device and program has to go; this one gets a new cookie. */
export async function logOutElsewhere(): Promise<void> {
  me.name = (await post<{ name: string }>('/api/me/logout')).name
}

export async function callMe(name: string): Promise<void> {
  me.name = (await post<{ name: string }>('/api/me', { name: name.trim() })).name
  me.known = true
}
