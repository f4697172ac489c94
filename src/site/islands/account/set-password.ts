import { goTo, isRefusal, modifyPassword, type NewPassword, pageClient, refusals, storeReaderData } from '#identity-client';
import { leaveFlashMessage } from './flash-message/flash-message-storage.ts';

/**
 * Sets a new password by a password reset link, and signs in with it (FLOW-17). When the sign-in fails with that password, navigates to
 * ingresar and returns false (FLOW-19).
 */
export async function setPassword(link: NewPassword): Promise<boolean> {
	try {
		await modifyPassword(pageClient(), link);
		await storeReaderData(pageClient());
		return true;
	} catch (error) {
		if (!isRefusal(error, refusals.authenticationFailed)) throw error;
		leaveFlashMessage('password-set');
		goTo(pageClient(), 'ingresar');
		return false;
	}
}
