import { goTo, isAuthenticationFailed, modifyPassword, type NewPassword, pageClient } from '#identity-client';

/** Sets a new password by the link of a mail and signs in with it (FLOW-17). Whom it does not let in is led to ingresar, which is false (FLOW-19). */
export async function setPassword(given: NewPassword): Promise<boolean> {
	try {
		await modifyPassword(pageClient(), given);
		return true;
	} catch (error) {
		if (!isAuthenticationFailed(error)) throw error;
		goTo(pageClient(), 'ingresar');
		return false;
	}
}
