import { randomUUID } from 'node:crypto';

/**
 * Creates a request id of 16 hexadecimal characters; a response and its log lines share it (O04). It is the end of a UUID, because Node asks
 * the system for random bytes only once in 128 UUIDs.
 */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(16);
