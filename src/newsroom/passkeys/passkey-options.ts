import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import type { Staff } from '../store/tables.ts';

/** The signatures that are accepted, as COSE algorithms: EdDSA, ES256, and RS256, which Windows Hello uses. */
export const algorithms = [-8, -7, -257];

/** The relying party id: a passkey works at this host alone. */
export const rpIdOf = (origin: string): string => new URL(origin).hostname;

/** The name by which a passkey says whose it is. An id of ours, since it leaves the device before its owner is verified. */
export const userHandleOf = (staff: Pick<Staff, 'id'>): string => Buffer.from(staff.id).toString('base64url');

/** What the browser is asked at a sign-in. It names no passkey, so the owner chooses among those that the device has for this host. */
export const requestOptions = (origin: string, challenge: string): PublicKeyCredentialRequestOptionsJSON => ({
	challenge,
	rpId: rpIdOf(origin),
	userVerification: 'required',
});

type NewPasskey = { readonly origin: string; readonly challenge: string; readonly staff: Staff; readonly known: readonly string[] };

/** What the browser is asked for a new passkey. A device that has one of the `known` passkeys makes no other one. */
export const creationOptions = ({ origin, challenge, staff, known }: NewPasskey): PublicKeyCredentialCreationOptionsJSON => ({
	challenge,
	rp: { id: rpIdOf(origin), name: 'Redacción' },
	user: { id: userHandleOf(staff), name: staff.email, displayName: staff.name },
	pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
	excludeCredentials: known.map((id) => ({ type: 'public-key', id })),
	authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
	attestation: 'none',
});
