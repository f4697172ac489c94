import { endpoints } from '#identity/contract';
import { type Client, call, callFor, goTo, isRefusal, pageClient, refusals, signedInState } from '#identity-client';
import { leaveFlashMessage } from '../flash-message/flash-message-storage.ts';
import { keepUnverifiedEmail } from './unverified-email-storage.ts';

/**
 * Verifies an email address, then navigates to the profile or to the sign-in, which gets the address where it is known (VAL-07, VER-02). A
 * second verification is no error (R15, ERR-06).
 */
export async function verifyEmail(nonce: string, email: string | undefined): Promise<void> {
	const client = pageClient();
	const flashMessage = await call(client, endpoints.verifyEmail, { params: { nonce } }).then(
		() => 'email-confirmed' as const,
		(error) => (isRefusal(error, refusals.emailAlreadyVerified) ? ('email-already-verified' as const) : Promise.reject(error)),
	);
	const target = (await isVerifiedReader(client)) ? 'perfil' : 'cuenta-verificada';
	if (target === 'cuenta-verificada' && email) keepUnverifiedEmail(email);
	// The other page says by itself that the email is confirmed.
	if (target === 'perfil' || flashMessage === 'email-already-verified') leaveFlashMessage(flashMessage);
	goTo(client, target);
}

/**
 * Whether the signed-in reader's email is verified. If the profile cannot be read now, returns true: the reader goes to /perfil/, which
 * shows the message and loads the profile again.
 */
async function isVerifiedReader(client: Client): Promise<boolean> {
	if ((await signedInState(client)) !== 'in') return false;
	return callFor(client, endpoints.profile).then(
		({ emailVerified }) => emailVerified,
		() => true,
	);
}
