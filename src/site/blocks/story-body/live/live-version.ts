import { createHash } from 'node:crypto';
import type { LiveEntry } from '#content/contract';

/** The digest of an entry, which changes with its text. */
export const digestOf = (entry: LiveEntry): string => digest(entry);

/** The version of a live story. Every process gives the same entries the same version. */
export const versionOf = (entries: readonly LiveEntry[]): string => digest(entries.map((entry) => [entry.id, digestOf(entry)]));

/** The version of the part above the entries: the summary and the key moments. */
export const topVersionOf = (entries: readonly LiveEntry[]): string => versionOf(entries.filter(({ mark }) => mark !== undefined));

const digest = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12);
