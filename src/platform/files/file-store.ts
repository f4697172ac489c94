import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import type { Log } from '../log.ts';
import type { Tracing } from '../tracing/tracing.ts';

/** What a store reports its work to: the log, and the traces of the requests that need it. */
export type FileWatch = { readonly log?: Log; readonly tracing?: Pick<Tracing, 'step'> | undefined };

/** A file of a store: its name, its size in bytes, and when it was last written (ms since 1970). */
export type StoredFile = { readonly name: string; readonly bytes: number; readonly writtenAt: number };

/** The answer to a request for a file, with status 200, 206, 304, 412 or 416 (RFC 9110). */
export type FileAnswer = {
	readonly status: number;
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Readable | undefined;
};

/**
 * Files by name, such as `media/originals/AB/ABCD.json`. Only the program makes names (I10). A file exists completely or not at all
 * (D06). Methods throw `Unavailable` when the store is down or slow. An error for which `isStorageFull` is true means
 * that the store is full.
 */
export type FileStore = {
	/** Resolves to undefined when there is no such file. */
	read(name: string): Promise<Buffer | undefined>;
	/** Answers a GET for a file, whole or in ranges; undefined when there is no such file. */
	answer(name: string, request: IncomingMessage): Promise<FileAnswer | undefined>;
	write(name: string, bytes: Uint8Array | string): Promise<void>;
	/** Moves a finished file of this machine into the store. If it throws, the file is still where it was. */
	adopt(name: string, path: string): Promise<void>;
	/** Copies a file to a new path of this machine; false when there is no such file. */
	copyTo(name: string, path: string): Promise<boolean>;
	/** Removes a file. It is no error if there is none. */
	remove(name: string): Promise<void>;
	/** The files whose names begin with the prefix, in no order. */
	list(prefix: string): AsyncIterable<StoredFile>;
	/** This store, with names that are relative to a folder. */
	within(folder: string): FileStore;
	/** Removes unfinished files that killed processes left. */
	removeAbandoned(): Promise<void>;
};
