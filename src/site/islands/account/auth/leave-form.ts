import { addressAfterLogin, pageClient, storeReaderData } from '#identity-client';
import { returnToClient } from '../return-to-client.ts';
import { forgetWaitingEmail } from '../waiting-email.ts';
import type { AuthFormProps } from './auth-form-props.ts';

type Leaving = Pick<AuthFormProps, 'variant' | 'afterSignIn'>;

/**
 * Leaves the form after a sign-in: reloads the page at a paywall (FLOW-10), else navigates to where the brand wants (FLOW-05, FLOW-11),
 * with the parameters `added`.
 */
export async function leaveForm({ variant, afterSignIn }: Leaving, added: Readonly<Record<string, string>> = {}): Promise<void> {
	forgetWaitingEmail();
	await storeReaderData(pageClient());
	if (variant.endsWith('paywall')) location.reload();
	else if (variant === 'login-client') void returnToClient();
	else pageClient().browser.location.assign(addressAfterLogin(pageClient(), afterSignIn, added));
}
