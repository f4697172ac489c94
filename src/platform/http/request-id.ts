import { randomBytes } from 'node:crypto';

/** 16 characters under which an answer and its lines in the log are found (O04). */
export const newRequestId = (): string => randomBytes(12).toString('base64url');
