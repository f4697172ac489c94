import type { AccountRequest } from './account-request.ts';

type Credentials = { readonly email: string; readonly password: string };

/** Signs in with a password; the reply gets the session in cookies. Throws the service's refusal. */
export const signInWith = (form: AccountRequest, { email, password }: Credentials) =>
	form.call('login', { body: { grantType: 'password', userName: email, credentials: password, rememberMe: true } });
