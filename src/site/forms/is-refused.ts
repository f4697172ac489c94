import { Refusal } from '#platform/refusal';

/** Whether a call is refused with this message of the service; what else is thrown goes on. */
export async function isRefused(call: Promise<unknown>, message: string): Promise<boolean> {
	try {
		await call;
		return false;
	} catch (error) {
		if (error instanceof Refusal && error.message === message) return true;
		throw error;
	}
}
