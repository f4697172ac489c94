import type { BlockPage } from '../block.ts';
import type { FormVariant } from '../islands/account/auth-views.tsx';
import { wordsOf } from '../islands/account/words.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { Island } from '../ui/island.tsx';
import { sentForm } from './sent-form.ts';

/** The form to sign in or to sign up, as an island that works without scripts too. */
export function AuthForm({ variant, context: { brand, address, accountScripts }, subject }: BlockPage & { readonly variant: FormVariant }) {
	const form = variant.startsWith('login') ? 'sign-in' : 'sign-up';
	const { google, facebook, openid = [] } = accountScripts ?? {};
	const isSignInPage = address.path === '/ingresar/';
	const props = {
		variant,
		words: wordsOf(brand),
		initial: sentForm(subject, form).state,
		...(isSignInPage && { link: sentForm(subject, 'one-time-link').state }),
		...(isSignInPage && openid.length > 0 && { returned: sentForm(subject, 'provider').state }),
		afterSignIn: brand.afterSignIn,
		offers: { google: google !== undefined, facebook: facebook !== undefined, openid },
	};
	return <Island name="login-register-form" when="load" component={LoginRegisterForm} props={props} />;
}
