import { addressAfterLogin, pageClient, storeReaderData } from '#identity-client';
import { returnToClient } from '../return-to-client.ts';
import { forgetUnverifiedEmail } from '../verification/unverified-email-storage.ts';
import type { AuthFormProps } from './auth-form-props.ts';
import { wallAnchor } from './wall-anchor.ts';

type SignedInForm = Pick<AuthFormProps, 'variant' | 'afterSignIn'>;

/**
 * After a sign-in: reloads the page at a wall (FLOW-10), returns to the OAuth client, or goes where the brand wants (FLOW-05, FLOW-11) with
 * the parameters `added`.
 */
export async function finishSignIn({ variant, afterSignIn }: SignedInForm, added: Readonly<Record<string, string>> = {}): Promise<void> {
	forgetUnverifiedEmail();
	await storeReaderData(pageClient());
	if (variant.endsWith('paywall')) reloadAtWall();
	else if (variant === 'login-client') void returnToClient();
	else pageClient().browser.location.assign(addressAfterLogin(pageClient(), afterSignIn, added));
}

/** Loads the story again. Its wall then shows where the story continues. */
function reloadAtWall(): void {
	// Else the browser would scroll to where the form was.
	history.scrollRestoration = 'manual';
	history.replaceState(history.state, '', `#${wallAnchor}`);
	location.reload();
}
