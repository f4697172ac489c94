import { type Headers, Refusal } from '#platform/refusal';
import { type IdentityRefusal, identityRefusals } from './contract/refusals.ts';

/** Additions to one refusal: another message, headers such as `Retry-After`, or the reasons, such as those of a weak password. */
export type RefusalDetails = { readonly message?: string; readonly headers?: Headers; readonly reasons?: readonly string[] };

/** Makes a refusal of this module, to throw later or elsewhere. */
export function refusalOf(name: IdentityRefusal, { message, headers = {}, reasons = [] }: RefusalDetails = {}): Refusal {
	const [code, httpStatus, text] = identityRefusals[name];
	return new Refusal(code, [httpStatus, message ?? text, headers], reasons);
}

/** Throws a refusal of this module: `refuse('authentication-failed')`. */
export function refuse(name: IdentityRefusal, details?: RefusalDetails): never {
	throw refusalOf(name, details);
}
