// Tells whether the identity service refuses a call, and with which refusal.
import { type IdentityRefusal, identityRefusals } from '#identity/contract';
import { Refusal } from '#platform/refusal';

/** Whether the service refuses a call with the refusal of this name. Other errors are thrown. */
export async function isRefused(call: Promise<unknown>, name: IdentityRefusal): Promise<boolean> {
	return (await refusalAmong(call, [name])) !== undefined;
}

/** The one of these refusals with which the service refuses a call; undefined when it does not. Other errors are thrown. */
export async function refusalAmong<Name extends IdentityRefusal>(
	call: Promise<unknown>,
	names: readonly Name[],
): Promise<Name | undefined> {
	try {
		await call;
		return undefined;
	} catch (error) {
		const name = error instanceof Refusal ? names.find((one) => identityRefusals[one][0] === error.code) : undefined;
		if (name === undefined) throw error;
		return name;
	}
}
