import { randomBytes } from 'node:crypto';

/** A request id of 16 characters, which a response and its log lines share (O04). */
export const newRequestId = (): string => randomBytes(12).toString('base64url');
