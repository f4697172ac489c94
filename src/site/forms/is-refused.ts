import { type IdentityRefusal, identityRefusals } from '#identity/contract';
import { Refusal } from '#platform/refusal';

/** Whether the service refuses a call with the refusal of this name. Other errors are thrown. */
export async function isRefused(call: Promise<unknown>, name: IdentityRefusal): Promise<boolean> {
	try {
		await call;
		return false;
	} catch (error) {
		if (error instanceof Refusal && error.code === identityRefusals[name][0]) return true;
		throw error;
	}
}
