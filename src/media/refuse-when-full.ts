import { isErrno } from '#platform/is-errno';
import { refuse } from './refusals.ts';

/** Runs a write. Refuses with STORAGE_FULL when the disk or the quota is full; throws other errors unchanged. */
export async function refuseWhenFull(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (isErrno(error, 'ENOSPC', 'EDQUOT')) refuse('STORAGE_FULL');
		throw error;
	}
}
