import { isStorageFull } from '#platform/files';
import { refuse } from './refusals.ts';

/** Runs a write. Refuses with STORAGE_FULL when the disk, the bucket or a quota is full; throws other errors unchanged. */
export async function refuseWhenFull(write: () => Promise<void>): Promise<void> {
	try {
		await write();
	} catch (error) {
		if (isStorageFull(error)) refuse('STORAGE_FULL');
		throw error;
	}
}
