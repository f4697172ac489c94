import { randomUUID } from 'node:crypto';

/**
 * A request id of 16 hexadecimal characters, which a response and its log lines share (O04): the end of a UUID, for which Node asks the system for
 * random bytes once in 128 times.
 */
export const newRequestId = (): string => randomUUID().replaceAll('-', '').slice(16);
