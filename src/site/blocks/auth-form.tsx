import type { BlockPage } from '../block.ts';
import type { FormVariant } from '../islands/account/auth-views.tsx';
import { wordsOf } from '../islands/account/words.ts';
import { LoginRegisterForm } from '../islands/login-register-form.island.tsx';
import { Island } from '../ui/island.tsx';
import { sentForm } from './sent-form.ts';

/** The form to sign in or to sign up, as an island that works without scripts too. */
export function AuthForm({ variant, context: { brand, address, accountScripts }, subject }: BlockPage & { readonly variant: FormVariant }) {
	const form = variant.startsWith('login') ? 'sign-in' : 'sign-up';
	const props = {
		variant,
		words: wordsOf(brand),
		initial: sentForm(subject, form).state,
		...(address.path === '/ingresar/' && { link: sentForm(subject, 'one-time-link').state }),
		afterSignIn: brand.afterSignIn,
		hasGoogle: accountScripts?.google !== undefined,
	};
	return <Island name="login-register-form" when="load" component={LoginRegisterForm} props={props} />;
}
