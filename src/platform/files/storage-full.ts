import { isErrno } from '../is-errno.ts';

/** The file store refused a write because it is full, or because a quota is reached. */
export class StorageFull extends Error {
	override readonly name = 'StorageFull';
}

/** Whether a write failed because there is no space, on a disk or in a bucket. */
export const isStorageFull = (error: unknown): boolean => error instanceof StorageFull || isErrno(error, 'ENOSPC', 'EDQUOT');
