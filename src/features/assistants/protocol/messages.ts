import * as z from 'zod/mini'
import { isRecord } from '../../../shared/is-record.ts'

/** A message of JSON-RPC 2.0. Without an `id` it is a notification, which is never answered. */
export const messageSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.string(),
  params: z.optional(z.record(z.string(), z.unknown())),
})
export type Message = z.infer<typeof messageSchema>

/** Codes of JSON-RPC 2.0, and those of the Model Context Protocol, revision 2026-07-28. */
export const errorCodes = {
  unreadable: -32700,
  invalidRequest: -32600,
  unknownMethod: -32601,
  invalidParams: -32602,
  failed: -32603,
  otherHeaders: -32020,
  otherRevision: -32022,
} as const

/** An answer to a message: the status of HTTP and the body; without a body for what isn't answered. */
export interface Answer {
  status: 200 | 202 | 400 | 404 | 415
  body?: object
}

/** @param id of the message; absent where it couldn't be read */
export const toErrorAnswer = (
  status: Answer['status'],
  id: Message['id'],
  error: { code: number; message: string; data?: object },
): Answer => ({ status, body: { jsonrpc: '2.0', ...(id === undefined ? {} : { id }), error } })

export const toResultAnswer = (id: Message['id'], result: object): Answer => ({
  status: 200,
  body: { jsonrpc: '2.0', id, result },
})

/** What a message says of itself; empty where it says nothing. */
export const readMeta = ({ params }: Message): Record<string, unknown> =>
  isRecord(params?._meta) ? params._meta : {}
