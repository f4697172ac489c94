import { endpoints } from '#identity/contract';
import { call, goTo, isAuthenticationFailed, login, pageClient } from '#identity-client';

type NewPassword = { readonly nonce: string; readonly newPassword: string; readonly recaptchaToken: string | undefined };

/** Sets a new password by the link of a mail and signs in with it (FLOW-17). Whom it does not let in is led to ingresar, which is false (FLOW-19). */
export async function setPassword({ nonce, newPassword, recaptchaToken }: NewPassword): Promise<boolean> {
	const { userName } = await call(pageClient(), endpoints.resetPassword, { params: { nonce }, body: { newPassword } });
	try {
		await login(pageClient(), { email: userName, password: newPassword, rememberMe: true, recaptchaToken });
		return true;
	} catch (error) {
		if (!isAuthenticationFailed(error)) throw error;
		goTo(pageClient(), 'ingresar');
		return false;
	}
}
